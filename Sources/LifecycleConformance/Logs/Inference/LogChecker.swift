import LifecycleModels
import ModelChecking

/// Judges recorded logs by a model: is there a life cycle that explains every entry?
///
/// Steps that the recorder would not have written down are inferred, silent ones above all. A log
/// may begin anywhere in a life and end anywhere, by death too.
///
/// ```swift
/// let checker = LogChecker(model: AppModel(profile: .observed))
/// let log = RecordedLog(
///   name: "home", entries: [LogEntry(position: 1, text: "", item: .callback(.willEnterForeground))])
/// checker.judge(log).verdict  // .accepted
/// ```
public struct LogChecker<M: LogModel>: Sendable {
  private let model: M
  private let graph: LifeCycleGraph
  private let whole: Remainder
  private let remainders: [(circumstance: Circumstance<M.State>, remainder: Remainder)]
  private let words: LogWords<M.State>
  /// How many scenes the model has.
  private let sceneCount: Int

  /// Creates a checker.
  /// - Complexity: One exploration of the model.
  public init(model: M) {
    let explored = model.machine.explore()
    let rules = model.machine.rules
    self.model = model
    let graph = LifeCycleGraph(explored, rules: rules)
    self.graph = graph
    whole = Remainder(all: graph)
    remainders = model.circumstances.map { circumstance in
      let remainder = Remainder(
        of: graph, excludingRules: rules.map(circumstance.needs),
        states: explored.states.map(circumstance.contains))
      return (circumstance, remainder)
    }
    words = LogWords(graph: graph, rules: rules)
    sceneCount = (rules.compactMap(\.scene).max() ?? -1) + 1
  }

  /// Judges one log.
  ///
  /// - Complexity: Linear in the entries once the sets of states that occur are known; the nearest
  ///   log of a rejected one is sought for logs of up to 1,000 entries and at most 6 edits.
  public func judge(_ log: RecordedLog) -> LogJudgement {
    if let reason = reasonNotToJudge(log) {
      return judgement(of: log, .undecided, explanation: reason)
    }
    var automaton = automaton(for: log, within: whole)
    var furthest: (scenes: [String: Int], readings: [EntryReading], failure: LogAutomaton.Failure)?
    for scenes in SceneNumbering.all(for: log, among: sceneCount) {
      let readings = EntryReading.readings(of: log, numbering: scenes)
      guard let failure = automaton.firstFailure(in: readings.map(\.symbol)) else {
        return acceptance(of: log, readings)
      }
      if failure.index > furthest?.failure.index ?? -1 { furthest = (scenes, readings, failure) }
    }
    guard let (scenes, readings, failure) = furthest else {
      return judgement(of: log, .undecided, explanation: "No scene of the model can be meant.")
    }
    return rejection(of: log, readings, at: failure, automaton, naming: scenes)
  }

  private func acceptance(of log: RecordedLog, _ readings: [EntryReading]) -> LogJudgement {
    let needed = requirements(of: log, readings.map(\.symbol))
    return judgement(
      of: log, .accepted, requirements: needed.map(words.requirement),
      explanation: words.acceptance(of: log, needing: needed))
  }

  private func automaton(for log: RecordedLog, within remainder: Remainder) -> LogAutomaton {
    LogAutomaton(graph: graph, alphabet: LogAlphabet.inferred(from: log), within: remainder)
  }

  private func reasonNotToJudge(_ log: RecordedLog) -> String? {
    if let lifeCycle = log.lifeCycle, lifeCycle.model != model.name {
      return "The log is of the \(lifeCycle.rawValue) life cycle, which the \(model.name) model "
        + "does not speak of."
    }
    if log.entries.isEmpty, log.skipped.contains(where: \.reason.hidesEntries) {
      return "Nothing in the log is a callback that is known, so there is nothing to judge."
    }
    let names = log.sceneNames
    if names.count > SceneNumbering.limit {
      return
        "The log names \(names.count) scenes; at most \(SceneNumbering.limit) can be told apart."
    }
    let unknown = log.entries.first { entry in
      if case .callback(let callback) = entry.item { callback.isSceneDelegateMethod } else { false }
    }
    guard sceneCount == 0, let unknown else { return nil }
    return "\(unknown.item.name) at position \(unknown.position) belongs to the scene life cycle, "
      + "which the \(model.name) model does not speak of."
  }

  /// The circumstances without which no life cycle explains the log.
  private func requirements(
    of log: RecordedLog, _ symbols: [LogAutomaton.Symbol]
  ) -> [Circumstance<M.State>] {
    remainders.filter { _, remainder in
      var automaton = automaton(for: log, within: remainder)
      return automaton.firstFailure(in: symbols) != nil
    }.map(\.circumstance)
  }

  private func rejection(
    of log: RecordedLog, _ readings: [EntryReading], at failure: LogAutomaton.Failure,
    _ automaton: LogAutomaton, naming scenes: [String: Int]
  ) -> LogJudgement {
    let reading = readings[failure.index]
    let executions = automaton.executions(in: failure.set)
    let possible = Set(
      automaton.possibleDeliveries(in: failure.set).map { Self.name(of: $0, naming: scenes) }
    ).sorted()
    let nearest = nearestLog(to: readings.map(\.symbol), automaton)
    return judgement(
      of: log, .rejected, position: reading.position, callback: reading.name,
      possible: possible, states: executions.map(\.name), nearest: nearest,
      explanation: words.rejection(
        of: reading, after: failure.index == 0 ? nil : readings[failure.index - 1],
        executions: executions, possible: possible))
  }

  /// The canonical name of a delivery; where the log names scenes, with the name of its scene, or
  /// `#other` for one that the log does not name.
  private static func name(
    of delivery: LogAutomaton.Delivery, naming scenes: [String: Int]
  ) -> String {
    let name = delivery.callback.name
    guard let scene = delivery.scene, !scenes.isEmpty, delivery.callback.isSceneDelegateMethod
    else { return name }
    let names = scenes.filter { $0.value == scene }.keys.sorted()
    return name + "#" + (names.last ?? "other")
  }

  private func nearestLog(
    to symbols: [LogAutomaton.Symbol], _ automaton: LogAutomaton
  ) -> NearestLog? {
    guard symbols.count <= 1_000 else { return nil }
    var search = NearestLogSearch(automaton: automaton, symbols: symbols, most: 6)
    return search.run().map { found in
      NearestLog(edits: found.edits, log: found.log.compactMap(\.name))
    }
  }

  private func judgement(
    of log: RecordedLog, _ verdict: LogJudgement.Verdict, position: Int? = nil,
    callback: String? = nil, possible: [String] = [], states: [String] = [],
    nearest: NearestLog? = nil, requirements: [String] = [], explanation: String
  ) -> LogJudgement {
    LogJudgement(
      log: log.name, model: model.name, profile: model.profile, verdict: verdict,
      position: position, callback: callback, possible: possible, states: states,
      nearest: nearest, requirements: requirements, explanation: explanation)
  }
}

extension LogAutomaton {
  /// Where a log stops being explained.
  struct Failure {
    let index: Int
    /// The states that explain what came before.
    let set: SetNumber
  }

  /// The first symbol that no life cycle has, or nil if the whole log is explained.
  mutating func firstFailure(in symbols: [Symbol]) -> Failure? {
    var current = start()
    for (index, symbol) in symbols.enumerated() {
      let next = set(after: current, reading: symbol)
      if isEmpty(next) { return Failure(index: index, set: current) }
      current = next
    }
    return nil
  }
}
