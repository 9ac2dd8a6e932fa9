import LifecycleModels
import ModelChecking
import Testing
import Thoroughness

@testable import LifecycleLogs

/// The naive search follows every transition, so an ordinary run takes an old system, which has a
/// twelfth of them.
private let model = AppModel(
  profile: .observed, systems: Thoroughness.isFull ? .all : .only(8))
private let checker = LogChecker(model: model)

/// What a recorder of some callbacks writes down during a random walk of the model.
private func recordedWalk(seed: UInt64, alphabet: Set<Callback>) -> RecordedLog {
  var actions: [RuleMachine<AppState>.Action] = []
  let machine = model.machine
  var generator = SeededGenerator(seed: seed)
  var state = machine.initialStates[0]
  for _ in 0..<120 {
    let enabled = machine.actions(in: state)
    let action = enabled[generator.next(below: enabled.count)]
    actions.append(action)
    state = machine.successor(of: state, taking: action)
  }
  let callbacks = actions.compactMap { machine.rule(of: $0).callback }.filter(alphabet.contains)
  return log(callbacks, alphabet: alphabet)
}

private func log(_ callbacks: [Callback], alphabet: Set<Callback>) -> RecordedLog {
  RecordedLog(
    name: "walk", alphabet: alphabet,
    entries: callbacks.enumerated().map { index, callback in
      LogEntry(position: index + 1, text: callback.name, item: .callback(callback))
    })
}

private let core: Set<Callback> = [
  .didFinishLaunching, .didBecomeActive, .willResignActive, .didEnterBackground,
  .willEnterForeground, .willTerminate,
]

@Suite struct `The inference of silent steps` {
  @Test func `accepts whatever the model itself can write`() {
    for seed in 0..<20 {
      let alphabets = [core, model.vocabulary, [.didBecomeActive, .noteDidEnterBackground]]
      for alphabet in alphabets {
        let judgement = checker.judge(recordedWalk(seed: UInt64(seed), alphabet: alphabet))
        #expect(judgement.verdict == .accepted, "\(judgement.explanation)")
      }
    }
  }

  /// A naive reading: sets of states, every step followed one by one.
  @Test func `agrees with a naive search on random logs`() {
    for seed in 0..<6 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let letters = core.sorted { $0.rawValue < $1.rawValue }
      for _ in 0..<4 {
        let callbacks = (0..<(1 + generator.next(below: 5))).map { _ in
          letters[generator.next(below: letters.count)]
        }
        let failure = NaiveReader.firstFailure(of: callbacks, alphabet: core)
        let judgement = checker.judge(log(callbacks, alphabet: core))
        #expect(judgement.position == failure.map { $0 + 1 }, "\(callbacks)")
      }
    }
  }

  /// The same with marks between the callbacks.
  @Test func `agrees with a naive search on random logs with marks`() {
    let events: [Mark.Event] = [
      .home, .lock, .unlock, .call, .declineCall, .answerCall, .switcher, .dismissal, .suspension,
      .forceQuit, .wake, .interruption,
    ]
    let letters =
      core.sorted { $0.rawValue < $1.rawValue }.map { LogEntry.Item.callback($0) }
      + events.map { .mark(Mark($0)) }
    for seed in 0..<12 {
      var generator = SeededGenerator(seed: UInt64(seed) &+ 1_000)
      let items = (0..<(2 + generator.next(below: 4))).map { _ in
        letters[generator.next(below: letters.count)]
      }
      let failure = NaiveReader.firstFailure(of: items, alphabet: core)
      let entries = items.enumerated().map { index, item in
        LogEntry(position: index + 1, text: item.name, item: item)
      }
      let judgement = checker.judge(RecordedLog(name: "marks", alphabet: core, entries: entries))
      #expect(judgement.position == failure.map { $0 + 1 }, "\(items.map(\.name))")
    }
  }

  @Test func `finds the nearest log that a naive search finds`() {
    for seed in 0..<2 {
      var generator = SeededGenerator(seed: UInt64(seed) &+ 100)
      let letters = core.sorted { $0.rawValue < $1.rawValue }
      let callbacks = (0..<3).map { _ in letters[generator.next(below: letters.count)] }
      let judgement = checker.judge(log(callbacks, alphabet: core))
      guard judgement.verdict == .rejected else { continue }
      let edits = judgement.nearest.map { min($0.edits, 3) }
      #expect(edits == naiveDistance(of: callbacks, letters) ?? 3, "\(callbacks)")
    }
  }

  /// Tries every log within one edit, then within two; nil if none of them is legal.
  private func naiveDistance(of callbacks: [Callback], _ letters: [Callback]) -> Int? {
    var known: Set<[Callback]> = [callbacks]
    for edits in 1...2 {
      known = Set(known.flatMap { neighbours(of: $0, letters) })
      if known.contains(where: { checker.judge(log($0, alphabet: core)).verdict == .accepted }) {
        return edits
      }
    }
    return nil
  }

  private func neighbours(of log: [Callback], _ letters: [Callback]) -> [[Callback]] {
    let deletions = log.indices.map { index in
      log.enumerated().filter { $0.offset != index }.map(\.element)
    }
    let insertions = (0...log.count).flatMap { index in
      letters.map { Array(log[..<index]) + [$0] + Array(log[index...]) }
    }
    let swaps = log.indices.dropLast().map { index in
      var swapped = log
      swapped.swapAt(index, index + 1)
      return swapped
    }
    return deletions + insertions + swaps
  }
}

private enum NaiveReader {
  static let graph = model.machine.explore(auditing: .off)
  typealias Step = (callback: Callback?, occurrence: Occurrence?, target: Int, isDeath: Bool)

  static let successors: [[Step]] = graph.states.indices.map { state in
    graph.transitions(from: state).map { transition in
      let rule = model.machine.rule(of: transition.action)
      return (rule.callback, rule.occurrence, transition.target, rule.kind == .kill)
    }
  }

  static func firstFailure(of log: [Callback], alphabet: Set<Callback>) -> Int? {
    firstFailure(of: log.map { .callback($0) }, alphabet: alphabet)
  }

  /// Only for marks that begin no process.
  static func firstFailure(of log: [LogEntry.Item], alphabet: Set<Callback>) -> Int? {
    let successors = successors
    var states = Array(successors.indices)
    for (index, item) in log.enumerated() {
      // Another mark may follow a process that died although it owed callbacks.
      if item.mark != nil { states = closure(of: states, successors, alphabet, mayDie: true) }
      let targets = states.flatMap { state in
        successors[state].filter { isShown($0, by: item) }.map(\.target)
          + (staysUnaffected(state, by: item) ? [state] : [])
      }
      if targets.isEmpty { return index }
      states = closure(of: targets, successors, alphabet, mayDie: item.mark == nil)
      if item.mark != nil {
        // What a mark leads to comes before a silent death.
        let quiet = states.filter { graph.states[$0].isQuiet }
        states = Set(states + closure(of: quiet, successors, alphabet, mayDie: true)).sorted()
      }
    }
    return nil
  }

  private static func isShown(_ step: Step, by item: LogEntry.Item) -> Bool {
    switch item {
    case .callback(let callback): step.callback == callback
    case .mark(let mark): step.occurrence.map(mark.matches) ?? false
    default: false
    }
  }

  /// The lock of the device need not concern an app that is off screen, nor another cover one that is
  /// covered.
  private static func staysUnaffected(_ state: Int, by item: LogEntry.Item) -> Bool {
    guard case .mark(let mark) = item else { return false }
    let state = graph.states[state]
    return switch mark.event {
    case .lock, .unlock: ![.active, .inactive].contains(state.execution)
    case .interruption, .call, .switcher, .notificationCentre:
      state.execution == .inactive && state.isQuiet
    default: false
    }
  }

  private static func closure(
    of targets: [Int], _ successors: [[Step]],
    _ alphabet: Set<Callback>, mayDie: Bool
  ) -> [Int] {
    var isReached = [Bool](repeating: false, count: successors.count)
    var reached: [Int] = []
    func reach(_ state: Int) {
      guard !isReached[state] else { return }
      isReached[state] = true
      reached.append(state)
    }
    targets.forEach(reach)
    var next = 0
    while next < reached.count {
      for (callback, _, target, isDeath) in successors[reached[next]]
      where callback.map({ !alphabet.contains($0) }) ?? (mayDie || !isDeath) { reach(target) }
      next += 1
    }
    return reached
  }
}
