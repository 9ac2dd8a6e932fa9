import ModelChecking
import Testing
import Thoroughness

@testable import LifecycleModels

/// A toy of a process that is launched, calls back in a loop, and may be killed.
private struct Bell: LogModel {
  struct State: LifecycleState {
    var execution = ExecutionState.notRunning
    var owed = DeliveryQueue()
    var summary: String { execution.name }
  }

  var name = "bell"
  /// What is delivered in turn while the app runs.
  var round: [Callback]
  var isKilled = true

  var subject: String { "A toy" }
  var profile: Profile { .observed }
  func properties(of machine: RuleMachine<State>) -> [SuiteProperty<State>] { [] }

  var machine: RuleMachine<State> {
    let queue = DeliveryQueue(round.map(Owed.call))
    var rules = [
      Rule<State>(
        "launch", by: .user, kind: .event,
        when: [Condition("gone") { $0.execution == .notRunning }], citing: [1]
      ) { state in
        state.execution = .active
        state.owed = queue
      }
    ]
    rules += Set(round).sorted { $0.rawValue < $1.rawValue }.map { callback in
      Rule(
        callback.name, by: .system, kind: .delivery,
        when: [Condition("\(callback) is next") { $0.owed.first == .call(callback) }],
        delivers: callback, citing: [1]
      ) { state in
        state.owed.removeFirst()
        if state.owed.isEmpty { state.owed = queue }
      }
    }
    if isKilled {
      rules.append(
        Rule(
          "kill", by: .system, kind: .kill,
          when: [Condition("alive") { $0.execution == .active }], citing: [1]
        ) { $0 = State() })
    }
    return RuleMachine(initialStates: [State()], rules: rules)
  }
}

@Suite struct `A comparison of two models` {
  private typealias Comparison = Refinement<Bell, Bell>

  private func compare(
    _ implementation: Bell, with specification: Bell,
    except differences: [Comparison.StatedDifference] = []
  ) -> Comparison {
    Refinement(
      of: implementation, by: specification, except: differences,
      observing: { Observation(of: $0, from: $1, to: $2) },
      as: { Observation(of: $0, from: $1, to: $2) })
  }

  private func deviation(_ verdict: Comparison.Verdict) -> Comparison.Deviation? {
    if case .broken(let deviation) = verdict { deviation } else { nil }
  }

  @Test func `holds for a model and itself`() {
    let bell = Bell(round: [.didBecomeActive, .willResignActive])
    #expect(deviation(compare(bell, with: bell).verdict()) == nil)
  }

  @Test func `holds for a model that shows less`() {
    let bell = Bell(round: [.didBecomeActive, .willResignActive])
    let immortal = Bell(round: bell.round, isKilled: false)
    #expect(deviation(compare(immortal, with: bell).verdict()) == nil)
    #expect(deviation(compare(bell, with: immortal).verdict())?.observation == .processEnds)
  }

  @Test func `finds the shortest deviation, and what was possible instead`() throws {
    let usual = Bell(round: [.didBecomeActive, .willResignActive, .didEnterBackground])
    let other = Bell(round: [.didBecomeActive, .willResignActive, .willTerminate])
    let found = try #require(deviation(compare(other, with: usual).verdict()))
    #expect(found.trace.actions.count == 4)
    #expect(found.observation == .callback(.willTerminate, state: .active))
    #expect(
      found.possible == [.callback(.didEnterBackground, state: .active), .processEnds])
  }

  @Test func `ignores a stated difference on either side`() {
    let usual = Bell(round: [.didBecomeActive, .didEnterBackground])
    let other = Bell(round: [.didBecomeActive, .willTerminate])
    let difference = Comparison.StatedDifference(
      "ends", "one ends otherwise", advice: "none", citing: [1],
      implementation: { seen, _, _ in seen.callback == .willTerminate ? nil : seen },
      specification: { seen, _, _ in seen.callback == .didEnterBackground ? [nil] : [seen] })
    let comparison = compare(other, with: usual, except: [difference])
    #expect(deviation(comparison.verdict()) == nil)
    #expect(deviation(comparison.verdict(without: ["ends"])) != nil)
  }

  @Test func `accepts any alternative that the specification shows`() {
    let usual = Bell(round: [.didBecomeActive, .openURL])
    let sparing = Bell(round: [.didBecomeActive])
    let difference = Comparison.StatedDifference(
      "silence", "the URL may not come", advice: "none", citing: [1],
      specification: { seen, _, _ in seen.callback == .openURL ? [seen, nil] : [seen] })
    #expect(deviation(compare(sparing, with: usual).verdict()) != nil)
    for bell in [usual, sparing] {
      #expect(deviation(compare(bell, with: usual, except: [difference]).verdict()) == nil)
    }
  }
}

extension Refinement {
  /// Whether the stated differences are all.
  var isComplete: Bool { if case .holds = verdict() { true } else { false } }

  /// The name of each stated difference, and how many steps the trace has that shows it.
  var shortestTraces: [String] {
    differences.map { difference in
      guard case .broken(let deviation) = verdict(without: [difference.name]) else {
        return difference.name
      }
      return "\(difference.name) \(deviation.trace.actions.count)"
    }
  }
}

/// An ordinary run compares the models as documented, a thorough one also as observed.
@Suite struct `The move from the app delegate to scenes` {
  private static let comparison = Migration.comparison(
    profile: .documented,
    systems: Thoroughness.isFull ? SceneModel.systemsWithScenes : .only(26))

  @Test func `changes only what is stated`() {
    guard case .holds(let pairs) = Self.comparison.verdict() else {
      Issue.record("there is a difference that is not stated")
      return
    }
    #expect(pairs > 100_000)
  }

  @Test func `ends didEnterBackground in background launches, as documented`() throws {
    let verdict = Self.comparison.verdict(without: ["backgroundEntrance"])
    guard case .broken(let deviation) = verdict else {
      Issue.record("it is no difference")
      return
    }
    #expect(deviation.trace.actions.count == 5)
    #expect(deviation.observation == .callback(.performFetch, state: .background))
    #expect(
      deviation.possible == [
        .callback(.didEnterBackground, state: .background),
        .callback(.noteDidEnterBackground, state: nil), .processEnds,
      ])
  }

  @Test(.thorough) func `has seven differences as observed, each with a shortest trace`() {
    let observed = Migration.comparison(
      profile: .observed, systems: SceneModel.systemsWithScenes)
    #expect(observed.isComplete)
    #expect(
      observed.shortestTraces == [
        "firstEntrance 7", "launchState 2", "coldInput 9", "coldResponse 7", "restoration 13",
        "notificationOrder 8", "terminationState 19",
      ])
  }

  @Test func `accounts for every callback of a scene delegate`() {
    let scene = Callback.allCases.filter(\.isSceneDelegateMethod)
    #expect(
      scene.filter {
        Migration.counterpart(of: $0) == nil && !Migration.newCallbacks.contains($0)
      } == [])
  }

  @Test func `cites facts that exist`() {
    for difference in Migration.differences(profile: .observed) {
      for case .fact(let number) in difference.citations { #expect(Fact.number(number) != nil) }
      #expect(!difference.citations.isEmpty)
    }
  }
}
