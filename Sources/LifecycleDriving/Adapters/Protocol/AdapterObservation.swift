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

    var isFingerprint: Bool { key == ProtocolKey.fingerprint.rawValue }
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
    unsaved = try object.value(.unsaved, as: \.boolean)
    workInFlight = try object.value(.workInFlight, as: \.wholeNumber)
    pending = try object.value(.pending, as: \.boolean)
    lockHeld = try object.value(.lockHeld, as: \.boolean)
    gpuWork = try object.value(.gpuWork, as: \.boolean)
    sessionsOpened = try object.value(.sessionsOpened, as: \.wholeNumber)
    inputsHandled = try object.value(.inputsHandled, as: \.texts)
    // It is kept with the keys that only a reader of the trace understands.
    _ = try object.value(.fingerprint, as: \.textOrNumber)
    try object.rejectMisspeltKeys(of: .observe)
    let properties = Set(ProtocolObject.observe.keyNames)
      .subtracting([ProtocolKey.fingerprint.rawValue])
    others = object.members.filter { !properties.contains($0.key) }
      .map { Other(key: $0.key, json: $0.value.ordered.line) }
  }

  var json: OrderedJSON {
    .object(
      keys: [
        .unsaved: unsaved.map(OrderedJSON.bool),
        .workInFlight: workInFlight.map(OrderedJSON.integer),
        .pending: pending.map(OrderedJSON.bool),
        .lockHeld: lockHeld.map(OrderedJSON.bool),
        .gpuWork: gpuWork.map(OrderedJSON.bool),
        .sessionsOpened: sessionsOpened.map(OrderedJSON.integer),
        .inputsHandled: inputsHandled.map(OrderedJSON.strings),
      ], others.map { ($0.key, .verbatim($0.json)) })
  }
}
