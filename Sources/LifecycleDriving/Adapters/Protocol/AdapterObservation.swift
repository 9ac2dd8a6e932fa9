import Reporting

/// What an adapter shows of its app after a request; nil for what it does not show.
///
/// The keys of `observe` in protocol 1 are the names of the properties.
public struct AdapterObservation: Hashable, Sendable {
  /// Whether some of the user's data would be lost with the process.
  public var unsaved: Bool?
  /// The number of unfinished pieces of work.
  public var workInFlight: Int?
  /// Whether something is left to do that must be done in the end.
  public var pending: Bool?
  /// Whether a lock on a shared file or database is held.
  public var lockHeld: Bool?
  /// Whether the graphics processor has unfinished work.
  public var gpuWork: Bool?
  /// The number of sessions that were opened since the process started.
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

    var isFingerprint: Bool { key == ObservedKey.fingerprint.rawValue }
  }

  /// Creates an observation.
  public init(
    unsaved: Bool? = nil, workInFlight: Int? = nil, pending: Bool? = nil, lockHeld: Bool? = nil,
    gpuWork: Bool? = nil,
    sessionsOpened: Int? = nil, inputsHandled: [String]? = nil, others: [Other] = []
  ) {
    self.unsaved = unsaved
    self.workInFlight = workInFlight
    self.pending = pending
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
    for key in ObservedKey.allCases { try read(key, of: object) }
    try object.rejectMisspeltKeys(from: ObservedKey.allCases.map(\.rawValue), of: "“observe”")
    others = object.members.filter { !Self.keysOfProperties.contains($0.key) }
      .map { Other(key: $0.key, json: $0.value.ordered.line) }
  }

  private mutating func read(_ key: ObservedKey, of object: JSONObject) throws(AdapterLineError) {
    switch key {
    case .unsaved: unsaved = try object.boolean(key.rawValue)
    case .workInFlight: workInFlight = try object.number(key.rawValue)
    case .pending: pending = try object.boolean(key.rawValue)
    case .lockHeld: lockHeld = try object.boolean(key.rawValue)
    case .gpuWork: gpuWork = try object.boolean(key.rawValue)
    case .sessionsOpened: sessionsOpened = try object.number(key.rawValue)
    case .inputsHandled: inputsHandled = try object.texts(key.rawValue)
    // It is kept with the keys that only a reader of the trace understands.
    case .fingerprint: _ = try object.textOrNumber(key.rawValue)
    }
  }

  private static let keysOfProperties = Set(ObservedKey.allCases.map(\.rawValue))
    .subtracting([ObservedKey.fingerprint.rawValue])

  var json: OrderedJSON {
    .object(knownMembers + others.map { ($0.key, .verbatim($0.json)) })
  }

  private var knownMembers: [(String, OrderedJSON)] {
    let members: [(String, OrderedJSON?)] = [
      ("unsaved", unsaved.map(OrderedJSON.bool)),
      ("workInFlight", workInFlight.map(OrderedJSON.integer)),
      ("pending", pending.map(OrderedJSON.bool)),
      ("lockHeld", lockHeld.map(OrderedJSON.bool)), ("gpuWork", gpuWork.map(OrderedJSON.bool)),
      ("sessionsOpened", sessionsOpened.map(OrderedJSON.integer)),
      ("inputsHandled", inputsHandled.map(OrderedJSON.strings)),
    ]
    return members.compactMap { key, value in value.map { (key, $0) } }
  }
}
