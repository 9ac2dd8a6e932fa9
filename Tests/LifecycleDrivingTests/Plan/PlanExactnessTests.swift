import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `A plan` {
  @Test(arguments: Alphabet.allCases)
  func `shows what the model shows, and nothing else`(alphabet: Alphabet) {
    expectExact(AppModel(profile: .observed), alphabet.callbacks, alphabet.deaths)
  }

  @Test func `of the documented model is as exact`() {
    expectExact(AppModel(profile: .documented), Alphabet.seven, .anywhere)
  }

  @Test func `of the model with one scene is as exact`() {
    expectExact(
      SceneModel(profile: .documented, scenes: 1),
      [.sceneWillConnect, .sceneDidEnterBackground, .sceneDidDisconnect], .whileSuspended)
  }

  /// What the model shows is looked for in the plan. What the plan shows is looked for among the
  /// places before they were merged, each step of which must be a path of the model.
  private func expectExact<M: LogModel>(
    _ model: M, _ noticed: Set<Callback>, _ deaths: DeathScope,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let plan = LifeCyclePlan(of: model, noticing: noticed, deaths: deaths)
    let builder = PlanBuilder(
      model: model, noticing: noticed, receiving: Set(LifeInput.allCases), deaths: deaths)
    let view = ModelView<M>(machine: model.machine, noticed: noticed, deaths: deaths)
    var numbers = SeenStep.Numbers()
    let planned = LabelledGraph(plan.nodes, numbering: &numbers)
    let unmerged = LabelledGraph(builder.nodes, numbering: &numbers)
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

  private func words(for labels: [Int]?, _ numbers: SeenStep.Numbers) -> String {
    (labels ?? []).map { label in
      let seen = numbers.seen[label]
      return
        (seen.callback.map {
          "\($0.name)\(seen.isRefused ? " refused" : "") reading \(seen.reads?.name ?? "")"
        }
        ?? seen.request.map(\.name) ?? (seen.isAction ? "action" : ""))
        + " -> \(seen.execution.name)\(seen.canRead ? "" : " locked")"
    }.joined(separator: "; ")
  }
}

/// What delegates of different kinds notice.
enum Alphabet: CaseIterable {
  case nothing, events, protectedData, lateNotifications, restoration

  static let seven: Set<Callback> = [
    .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willResignActive,
    .didEnterBackground, .willEnterForeground, .willTerminate,
  ]

  /// Each scope is compared with some of them.
  var deaths: DeathScope {
    switch self {
    case .nothing, .restoration: .anywhere
    case .events: .offScreen
    default: .whileSuspended
    }
  }

  var callbacks: Set<Callback> {
    switch self {
    case .nothing: []
    case .events: Self.seven.union([.openURL, .performFetch, .taskExpiration])
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
