import LifecycleModels
import ModelChecking
import Synchronization
import Testing

@testable import LifecycleLogs

@Suite struct `The ordinary part of a model` {
  @Test(arguments: RecordedCorpus.judged)
  func `judges a recorded log as the whole model does`(file: RecordedCorpus.File) {
    if file.log.lifeCycle?.model == .scene {
      expectSame(CorpusJudges.scene, file.log)
    } else {
      expectSame(CorpusJudges.app, file.log)
    }
  }

  @Test func `judges short logs as the whole model does`() {
    let callbacks: [Callback] = [
      .didFinishLaunching, .didBecomeActive, .willResignActive, .didEnterBackground, .openURL,
    ]
    for first in callbacks {
      for second in callbacks {
        for third in callbacks {
          expectSame(
            CorpusJudges.oldApp,
            log([first.name, second.name, third.name], alphabet: Set(callbacks)))
        }
      }
    }
  }

  private func expectSame<M>(_ checker: LogChecker<M>, _ log: RecordedLog) {
    let survey = LogSurvey(log)
    let judgement = checker.judge(log)
    guard judgement.verdict == .accepted, !survey.hasSystemEntries else { return }
    #expect(
      checker.judgementByWholeModel(of: survey) { log.entries.forEach($0) } == judgement)
    #expect(checker.verdict(on: survey) { log.entries.forEach($0) }.verdict == .accepted)
  }

  @Test func `spares an ordinary log the exploration of the whole model`() {
    let model = WatchedModel()
    let checker = LogChecker(model: model)
    let all = model.machine.rules.count
    for _ in 0..<2 {
      let judgement = checker.judge(log(["didFinishLaunching", "didBecomeActive"]))
      #expect(judgement.explanation == "An ordinary life cycle explains every entry.")
    }
    #expect(model.explorations.ruleCounts.count == 1)
    #expect(model.explorations.ruleCounts.allSatisfy { $0 < all })
    #expect(checker.judge(log(["didBecomeActive", "didFinishLaunching"])).verdict == .accepted)
    #expect(model.explorations.ruleCounts.last == all)
  }
}

/// The model of an old system, which notes how often it is explored.
private struct WatchedModel: LogModel {
  /// With how many rules each exploration was.
  final class Explorations: Sendable {
    private let counts = Mutex<[Int]>([])
    var ruleCounts: [Int] { counts.withLock { $0 } }

    func add(_ count: Int) { counts.withLock { $0.append(count) } }
  }

  let explorations = Explorations()
  private let base = AppModel(profile: .observed, systems: .only(12))

  var name: String { base.name }
  var identity: ModelIdentity? { base.identity }
  var subject: String { base.subject }
  var profile: Profile { base.profile }
  var systems: SystemVersions { base.systems }
  var machine: RuleMachine<AppState> { base.machine }
  var circumstances: [Circumstance<AppState>] { base.circumstances }

  func properties(of machine: RuleMachine<AppState>) -> [SuiteProperty<AppState>] { [] }

  func explore(
    _ machine: RuleMachine<AppState>, limits: SearchLimits, auditing audit: ContractAudit,
    observe: (SearchProgress) -> SearchControl
  ) -> StateGraph<RuleMachine<AppState>> {
    explorations.add(machine.rules.count)
    return base.explore(machine, limits: limits, auditing: audit, observe: observe)
  }
}
