import Reporting

/// What an adapter shows of its app after a request; nil for what it does not show.
///
/// The keys of `observe` in protocol 1 are the names of the properties.
public struct AdapterObservation: Hashable, Sendable {
  /// Whether some of the user's data would be lost with the process.
  public var unsaved: Bool?
  /// The number of unfinished pieces of work.
  public var workInFlight: Int?
  /// Whether a lock on a shared file or database is held.
  public var lockHeld: Bool?
  /// Whether the graphics processor has unfinished work.
  public var gpuWork: Bool?
  /// The number of sessions, of use or of a service, that were opened since the process started.
  public var sessionsOpened: Int?
  /// The inputs that were handled since the process started, with repetitions.
  public var inputsHandled: [String]?
  /// What else the adapter shows, sorted by key.
  public var others: [Other]

  /// A key that no obligation uses, and its value as JSON.
  public struct Other: Hashable, Sendable {
    /// The key.
    public let key: String
    /// The value as JSON on one line.
    public let json: String

    /// Creates a pair; the value must be JSON on one line.
    public init(key: String, json: String) {
      self.key = key
      self.json = json
    }
  }

  /// Creates an observation.
  public init(
    unsaved: Bool? = nil, workInFlight: Int? = nil, lockHeld: Bool? = nil, gpuWork: Bool? = nil,
    sessionsOpened: Int? = nil, inputsHandled: [String]? = nil, others: [Other] = []
  ) {
    self.unsaved = unsaved
    self.workInFlight = workInFlight
    self.lockHeld = lockHeld
    self.gpuWork = gpuWork
    self.sessionsOpened = sessionsOpened
    self.inputsHandled = inputsHandled
    self.others = others
  }
}

// MARK: - Lines

extension AdapterObservation {
  /// Reads the value of `observe`, where there is one.
  init(_ object: JSONObject?) throws(AdapterLineError) {
    self.init()
    guard let object else { return }
    unsaved = try object.boolean("unsaved")
    workInFlight = try object.number("workInFlight")
    lockHeld = try object.boolean("lockHeld")
    gpuWork = try object.boolean("gpuWork")
    sessionsOpened = try object.number("sessionsOpened")
    inputsHandled = try object.texts("inputsHandled")
    others = object.keys.filter { !Self.knownKeys.contains($0) }.compactMap { key in
      object.first(of: [key]).map { Other(key: key, json: $0.value.ordered.line) }
    }
  }

  var json: OrderedJSON {
    .object(knownMembers + others.map { ($0.key, .verbatim($0.json)) })
  }

  private static let knownKeys: Set = [
    "unsaved", "workInFlight", "lockHeld", "gpuWork", "sessionsOpened", "inputsHandled",
  ]

  private var knownMembers: [(String, OrderedJSON)] {
    let members: [(String, OrderedJSON?)] = [
      ("unsaved", unsaved.map(OrderedJSON.bool)),
      ("workInFlight", workInFlight.map(OrderedJSON.integer)),
      ("lockHeld", lockHeld.map(OrderedJSON.bool)), ("gpuWork", gpuWork.map(OrderedJSON.bool)),
      ("sessionsOpened", sessionsOpened.map(OrderedJSON.integer)),
      ("inputsHandled", inputsHandled.map(OrderedJSON.strings)),
    ]
    return members.compactMap { key, value in value.map { (key, $0) } }
  }
}
