import LifecycleModels
import Testing
import Thoroughness

@testable import LifecycleDriving

@Suite struct `A plan` {
  /// An old system has far fewer states than all systems together.
  private static let observed = AppModel(
    profile: .observed, systems: Thoroughness.isFull ? .all : .only(8))
  private static let explored = ExploredModel(observed)

  @Test(arguments: Alphabet.allCases.filter { Thoroughness.isFull || $0 != .scheduledTasks })
  func `shows what the model shows, and nothing else`(alphabet: Alphabet) {
    expectExact(Self.observed, Self.explored, alphabet.callbacks, alphabet.deaths)
  }

  @Test func `of the documented model, which runs scheduled tasks, is as exact`() {
    let model = AppModel(profile: .documented, systems: .only(13))
    let alphabet = Alphabet.scheduledTasks
    expectExact(model, ExploredModel(model), alphabet.callbacks, alphabet.deaths)
  }

  @Test(.thorough) func `of the documented model of all systems is as exact`() {
    let model = AppModel(profile: .documented)
    expectExact(model, ExploredModel(model), Alphabet.seven, .anywhere)
  }

  @Test func `of the model with one scene is as exact`() {
    let model = SceneModel(profile: .documented, scenes: 1)
    expectExact(
      model, ExploredModel(model),
      [.sceneWillConnect, .sceneDidEnterBackground, .sceneDidDisconnect], .whileSuspended)
  }

  @Test(arguments: SceneRole.allCases)
  func `of the model with a second scene, which the app can ask for, is as exact`(role: SceneRole) {
    let model = SceneModel(profile: .observed, secondScene: role, systems: .only(18))
    expectExact(
      model, ExploredModel(model),
      [.sceneWillConnect, .sceneDidEnterBackground, .sceneDidDisconnect], .whileSuspended)
  }

  @Test func `of a SwiftUI app is as exact, with the phases that are read`() {
    let model = SwiftUIModel(profile: .observed, windows: 1)
    let explored = ExploredModel(model)
    expectExact(
      model, explored,
      [.viewOnAppear, .phaseSceneActive, .phaseSceneInactive, .phaseAppBackground],
      .whileSuspended)
    expectExact(model, explored, [.didEnterBackground, .willTerminate], .anywhere)
  }

  @Test func `of a SwiftUI app with two windows tells apart what a new view reads`() {
    let model = SwiftUIModel(profile: .observed, windows: 2)
    expectExact(model, ExploredModel(model), [.viewOnAppear], .whileSuspended)
  }

  /// Every sequence that the model shows must exist in the plan. Every sequence that the plan shows
  /// must exist among its states before they were merged, and each of their steps must be a path of
  /// the model.
  private func expectExact<M: LogModel>(
    _ model: M, _ explored: ExploredModel<M>, _ noticed: Set<Callback>, _ deaths: DeathScope,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let builder = PlanBuilder(
      model: model, noticing: noticed, receiving: Set(LifeInput.allCases), deaths: deaths)
    let plan = LifeCyclePlan(of: model, from: builder, launchOptions: false)
    let view = ModelView(model: explored, noticed: noticed, deaths: deaths)
    var numbers = VisibleStep.Numbers()
    let planned = LabelledGraph(plan.states, numbering: &numbers)
    let unmerged = LabelledGraph(builder.planStates, numbering: &numbers)
    let missing = view.graph(numbering: &numbers).sequence(missingIn: planned)
    #expect(
      missing == nil, "only in the model: \(words(for: missing, numbers))",
      sourceLocation: sourceLocation)
    let invented = planned.sequence(missingIn: unmerged)
    #expect(
      invented == nil, "only in the plan: \(words(for: invented, numbers))",
      sourceLocation: sourceLocation)
    #expect(view.firstStrayStep(of: builder) == nil, sourceLocation: sourceLocation)
  }

  private func words(for labels: [Int]?, _ numbers: VisibleStep.Numbers) -> String {
    (labels ?? []).map { label in
      let step = numbers.steps[label]
      let refused = step.isRefused ? " refused" : ""
      let call = step.callback.map { "\($0.name)\(refused) reading \(step.reads?.name ?? "")" }
      let what = call ?? step.request?.name ?? (step.isAction ? "action" : "")
      return "\(what) -> \(step.execution.name)\(step.canRead ? "" : " locked")"
    }.joined(separator: "; ")
  }
}

/// What delegates of different kinds notice.
enum Alphabet: CaseIterable {
  case nothing, events, protectedData, lateNotifications, restoration, scheduledTasks

  static let seven: Set<Callback> = [
    .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willResignActive,
    .didEnterBackground, .willEnterForeground, .willTerminate,
  ]

  /// Each scope is compared with some of them.
  var deaths: DeathScope {
    switch self {
    case .nothing, .restoration: .anywhere
    case .events, .scheduledTasks: .offScreen
    default: .whileSuspended
    }
  }

  var callbacks: Set<Callback> {
    switch self {
    case .nothing: []
    case .events: Self.seven.union([.openURL, .performFetch, .taskExpiration])
    case .scheduledTasks: [.bgLaunchHandler, .bgExpiration, .didEnterBackground]
    case .protectedData: [.protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable]
    case .lateNotifications:
      [.noteProtectedDataWillBecomeUnavailable, .noteSignificantTimeChange, .willEnterForeground]
    case .restoration:
      [
        .shouldSaveState, .shouldRestoreState, .didDecodeState, .didFinishLaunching,
        .continueUserActivity,
      ]
    }
  }
}
