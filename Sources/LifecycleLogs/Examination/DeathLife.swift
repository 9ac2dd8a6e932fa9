import LifecycleModels
import LifecycleReporting
import ModelChecking
import Reporting

/// The shortest life of a model that ends by a cause.
public struct DeathLife: Hashable, Sendable {
  /// The model.
  public let model: JudgingModel
  /// The profile of the model.
  public let profile: Profile
  /// The most scenes of its app; 0 in a model without scenes.
  public let sceneCount: Int
  /// The systems that the life is about.
  public let systems: SystemVersions
  /// Where in the life the process ends.
  public let stage: LifeStage
  /// The whole life; its last step ends the process.
  public let trace: TraceReport
  /// What the delegates of the process were sent, in order.
  public let calls: [Callback]
  /// The sources of the rule that ends the process.
  public let citations: [Citation]

  /// What the user, the system and the device do in the life, in order; the callbacks follow from it.
  public var events: [String] {
    trace.steps.filter { $0.action.callback == nil }.map(\.action.name)
  }
}

extension LifeStage {
  /// The states of the process in which it can end at this stage.
  fileprivate var executions: Set<ExecutionState> {
    switch self {
    case .launching, .entering, .terminating: [.inactive, .background]
    case .inFront: [.active]
    case .leaving, .background: [.background]
    case .suspended: [.suspended]
    }
  }

  /// The callbacks of which one was sent last; nil if it does not matter.
  fileprivate var lastCalls: Set<Callback>? {
    switch self {
    case .inFront, .background, .suspended: nil
    case .launching, .entering, .leaving, .terminating: callbacks
    }
  }
}

extension LogChecker {
  /// The shortest life that ends by one of some occurrences at a stage: of the lives that begin when
  /// the user opens the app first, and of these of the everyday ones first.
  ///
  /// - Parameters:
  ///   - occurrences: What ends the process.
  ///   - stage: Where in the life.
  ///   - running: The callback that was sent last; nil for any that fits the stage.
  /// - Returns: The steps from an initial state on; nil if no life ends so.
  /// - Complexity: O(*t*) for *t* transitions of the model.
  func deathLife(
    by occurrences: [Occurrence], at stage: LifeStage, during running: Callback?
  ) -> DeathLife? {
    let isEnd = graph.occurrenceOfRule.map { $0.map(occurrences.contains) ?? false }
    let searches = deaths.value {
      [true, false].flatMap { isOpened in
        Rarity.allCases.map { ShortestDeath(graph: graph, upTo: $0, isOpened: isOpened) }
      }
    }
    for search in searches {
      guard let steps = search.steps(endingBy: isEnd, at: stage, during: running) else { continue }
      let start = steps.first.map { Int(graph.source[$0]) } ?? 0
      let rules = steps.map { model.machine.rules[Int(graph.rule[$0])] }
      guard let last = rules.last(where: { $0.occurrence.map(occurrences.contains) ?? false })
      else { continue }
      return DeathLife(
        model: sceneCount == 0 ? .app : .scene, profile: model.profile, sceneCount: sceneCount,
        systems: model.systems, stage: stage,
        trace: report(
          from: start, steps.map { LifeAccountSearch.Step(transition: $0, entry: nil) }),
        calls: rules.compactMap(\.callback).filter {
          $0.isAppDelegateMethod || $0.isSceneDelegateMethod
        },
        citations: last.citations)
    }
    return nil
  }
}

/// A breadth-first search for the end of a process.
struct ShortestDeath: Sendable {
  private let graph: LifeCycleGraph
  private let isTaken: [Bool]
  /// How many steps lead to each state, and the last of them; both −1 if none do.
  private var distance: [Int32]
  private var arrival: [Int32]

  /// Follows the rules up to a rarity. No process ends on the way; if the app is opened by its user, the
  /// system starts none by itself either, and nothing interrupts the entrance.
  init(graph: LifeCycleGraph, upTo limit: Rarity, isOpened: Bool) {
    self.graph = graph
    isTaken = graph.occurrenceOfRule.indices.map { rule in
      guard let occurrence = graph.occurrenceOfRule[rule] else { return !graph.isKill[rule] }
      let isUnusual =
        occurrence.isBackgroundLaunch || occurrence.isPrewarming || occurrence.interruptsEntrance
      return !graph.isKill[rule] && occurrence.rarity <= limit && !(isOpened && isUnusual)
    }
    distance = Array(repeating: -1, count: graph.stateCount)
    arrival = distance
    var reached: [Int32] = []
    for state in graph.initialStates where distance[state] < 0 {
      distance[state] = 0
      reached.append(Int32(state))
    }
    var position = 0
    while position < reached.count {
      let state = reached[position]
      position += 1
      for index in graph.transitions(from: state) where isTaken[Int(graph.rule[index])] {
        let target = graph.target[index]
        guard distance[Int(target)] < 0 else { continue }
        distance[Int(target)] = distance[Int(state)] + 1
        arrival[Int(target)] = Int32(index)
        reached.append(target)
      }
    }
  }

  /// The transitions of the shortest life that ends by one of some rules at a stage.
  func steps(
    endingBy isEnd: [Bool], at stage: LifeStage, during running: Callback?
  ) -> [Int]? {
    let lastCalls = running.map { [$0] } ?? stage.lastCalls
    var best: (length: Int32, last: [Int])?
    func offer(_ length: Int32, _ last: [Int]) {
      if length >= 0, best.map({ length < $0.length }) ?? true { best = (length, last) }
    }
    var ends: [Int32: Int] = [:]
    for rule in isEnd.indices where isEnd[rule] {
      for index in graph.transitionsOfRule[rule] {
        let source = graph.source[Int(index)]
        // A process that is launched passes the background before its first callback.
        guard stage.executions.contains(graph.execution[Int(source)]),
          stage != .background || graph.isQuiet[Int(source)]
        else { continue }
        if ends[source] == nil { ends[source] = Int(index) }
        if lastCalls == nil { offer(distance[Int(source)], [Int(index)]) }
      }
    }
    if let calls = lastCalls {
      for index in graph.target.indices {
        guard let end = ends[graph.target[index]], isTaken[Int(graph.rule[index])],
          let callback = graph.callbackOfRule[Int(graph.rule[index])], calls.contains(callback),
          stage != .entering || graph.wasInFront[Int(graph.source[index])]
        else { continue }
        offer(distance[Int(graph.source[index])], [index, end])
      }
    }
    guard let best, let first = best.last.first, let last = best.last.last else { return nil }
    return path(to: graph.source[first]) + best.last + farewell(after: graph.target[last])
  }

  /// What the system delivers after an end that it announces, up to the end itself.
  private func farewell(after state: Int32) -> [Int] {
    var state = state
    var steps: [Int] = []
    while steps.count < Self.maxFarewell, graph.execution[Int(state)].hasProcess {
      let next = graph.transitions(from: state).first { index in
        switch graph.occurrenceOfRule[Int(graph.rule[index])] {
        case .delivery(.plain), .announcedExit: true
        default: false
        }
      }
      guard let next else { break }
      steps.append(next)
      state = graph.target[next]
    }
    return steps
  }

  private static let maxFarewell = 40

  private func path(to state: Int32) -> [Int] {
    var state = state
    var steps: [Int] = []
    while arrival[Int(state)] >= 0 {
      steps.append(Int(arrival[Int(state)]))
      state = graph.source[steps[steps.count - 1]]
    }
    return steps.reversed()
  }
}
