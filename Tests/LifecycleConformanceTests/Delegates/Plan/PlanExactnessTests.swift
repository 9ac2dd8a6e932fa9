import LifecycleModels
import Testing

@testable import LifecycleConformance

@Suite struct `A plan` {
  @Test(arguments: Alphabet.allCases)
  func `shows what the model shows, and nothing else`(alphabet: Alphabet) {
    let deaths = alphabet.deaths
    let model = AppModel(profile: .observed)
    let plan = LifeCyclePlan(of: model, noticing: alphabet.callbacks, deaths: deaths)
    var numbers = SeenStep.Numbers()
    let planned = LabelledGraph(plan.nodes, numbering: &numbers)
    let modelled = ModelView<AppModel>(
      machine: model.machine, noticed: alphabet.callbacks, deaths: deaths
    )
    .graph(numbering: &numbers)
    let missing = modelled.sequence(missingIn: planned)
    #expect(missing == nil, "only in the model: \(words(for: missing, numbers))")
    let invented = planned.sequence(missingIn: modelled)
    #expect(invented == nil, "only in the plan: \(words(for: invented, numbers))")
  }

  private func words(for labels: [Int]?, _ numbers: SeenStep.Numbers) -> String {
    (labels ?? []).map { label in
      let seen = numbers.seen[label]
      return
        (seen.callback.map {
          "\($0.name)\(seen.isRefused ? " refused" : "") reading \(seen.reads?.name ?? "")"
        }
        ?? seen.request.map(\.ruleName) ?? (seen.isAction ? "action" : ""))
        + " -> \(seen.execution.name)\(seen.canRead ? "" : " locked")"
    }.joined(separator: "; ")
  }
}

/// What delegates of different kinds notice.
enum Alphabet: CaseIterable {
  case nothing, saving, transitions, events, protectedData, notifications, lateNotifications
  case restoration, continuation

  static let seven: Set<Callback> = [
    .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willResignActive,
    .didEnterBackground, .willEnterForeground, .willTerminate,
  ]

  /// Each scope is compared with some of them.
  var deaths: DeathScope {
    switch self {
    case .nothing, .restoration: .anywhere
    case .transitions, .notifications: .offScreen
    default: .whileSuspended
    }
  }

  var callbacks: Set<Callback> {
    switch self {
    case .nothing: []
    case .saving: [.didEnterBackground]
    case .transitions: Self.seven
    case .events: Self.seven.union([.openURL, .performFetch, .taskExpiration])
    case .protectedData: [.protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable]
    case .notifications:
      [.noteDidEnterBackground, .noteWillEnterForeground, .noteDidBecomeActive, .noteWillTerminate]
    case .lateNotifications:
      [.noteProtectedDataWillBecomeUnavailable, .noteSignificantTimeChange, .willEnterForeground]
    case .restoration:
      [.shouldSaveState, .shouldRestoreState, .didDecodeState, .didFinishLaunching]
    case .continuation: [.continueUserActivity, .didEnterBackground]
    }
  }
}
