import LifecycleModels

/// What a report, or a line of the system in a log, and the model say of one end of a process.
public struct DeathAccount: Hashable, Sendable {
  /// The end, as the report tells it.
  public let end: ProcessEnd
  /// The file, as it was given.
  public let file: String
  /// The report; nil if a line of the system in a log tells of the end.
  public let report: DeviceReport?
  /// The line of the file on which the report begins, or the line of the system; counted from 1.
  public let line: Int?
  /// What ended the process; nil if nothing in the report is known.
  public let cause: DeathCause?
  /// The callbacks that were running when it ended: those on the stack, the innermost first.
  public let running: [Callback]
  /// The shortest life that ends so; nil if the cause is not known or in no model.
  public let life: DeathLife?
  /// Where the end stands in a log; nil if no log has the process.
  public let placement: Placement?

  /// Where an end stands in a log.
  public struct Placement: Hashable, Sendable {
    /// The file of the log, and its name.
    public let file: String, log: String
    /// The process in the log.
    public let history: ProcessHistory
    /// The callbacks that the log names anywhere.
    let recorded: Set<Callback>
    /// What the log and the report say differently, each in a sentence.
    public let contradictions: [String]
  }

  /// What the delegates were sent in this process, in order: what the log has, or else the life.
  public var calls: [Callback] {
    guard let placement else { return life?.calls ?? [] }
    return placement.history.recent.compactMap(\.item.callback)
      .filter { !$0.isNotification }
  }

  /// The callbacks in which apps save and clean up that were not sent before the end. For a process in a
  /// log, only callbacks that the log records, and willTerminate. Empty if nothing is known.
  public var neverSent: [Callback] {
    let sent = placement.map { $0.history.recent.compactMap(\.item.callback) } ?? calls
    if sent.isEmpty { return [] }
    let isScene = sent.contains(where: \.isSceneDelegateMethod) || life?.model == .scene
    let farewells: [Callback] =
      isScene
      ? [.sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect, .willTerminate]
      : [.willResignActive, .didEnterBackground, .willTerminate]
    // What was sent before the app came back does not count.
    let returns: Set<Callback> = [
      .didFinishLaunching, .didBecomeActive, .willEnterForeground, .sceneDidBecomeActive,
      .sceneWillEnterForeground, .noteDidBecomeActive, .noteWillEnterForeground,
    ]
    let last = sent.lastIndex(where: returns.contains) ?? 0
    let told = Set(sent[last...]).union(running)
    return farewells.filter { farewell in
      let isRecorded = placement?.recorded.contains(farewell) ?? true
      return !told.contains(farewell) && (isRecorded || farewell == .willTerminate)
    }
  }
}

/// An end of a process that a log shows, and of which no report and no line of the system tells.
public struct UnexplainedEnd: Hashable, Sendable {
  /// The file of the log, and its name.
  public let file: String, log: String
  /// The process.
  public let history: ProcessHistory
}
