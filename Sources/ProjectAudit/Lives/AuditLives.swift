import LifecycleModels
import ModelChecking

/// The shortest lives of the models that show what a finding is about.
///
/// A life is told by what the user, the system and the device do; the callbacks follow from it.
public struct AuditLives: Sendable {
  private let lives: [AuditLife: [String]]

  /// Searches the models, which takes some hundredths of a second.
  public init() {
    let searches = Self.searches
    var lives: [AuditLife: [String]] = [:]
    for life in AuditLife.allCases {
      if life == .launchWithNewSDK {
        lives[life] = ["launch"]
      } else {
        lives[life] = searches.lazy.compactMap { Self.steps(to: life, in: $0) }.first
      }
    }
    self.lives = lives
  }

  /// What happens in a life, in order.
  public func steps(of life: AuditLife) -> [String] { lives[life] ?? [] }

  private typealias Machine = RuleMachine<SceneState>

  private struct Search {
    let machine: Machine
    let graph: StateGraph<Machine>
  }

  /// The scene model on the newest system, with everyday events first and then with all.
  private static var searches: [Search] {
    let newest = SystemVersions.only(SystemVersions.known.upperBound)
    let model = SceneModel(profile: .documented, systems: newest)
    return [Rarity.everyday, .occasional, .rare].map { limit in
      let reduced = Machine(
        initialStates: model.machine.initialStates,
        rules: model.machine.rules.filter { rule in
          rule.systems.overlaps(newest) && rule.occurrence.map { $0.rarity <= limit } ?? true
        })
      return Search(
        machine: reduced,
        graph: reduced.explore(limits: SearchLimits(states: 20_000), auditing: .off))
    }
  }

  private static func steps(to life: AuditLife, in search: Search) -> [String]? {
    let target = StepPredicate<Machine>("shows it") { step in
      life.isShown(by: search.machine.rule(of: step.action))
    }
    return search.graph.shortestTrace(to: target).map { trace in
      trace.actions.map(search.machine.rule).filter { $0.kind != .delivery }.map(\.name)
    }
  }
}

extension AuditLife {
  /// Whether a step ends the shortest life of this kind.
  fileprivate func isShown(by rule: Rule<SceneState>) -> Bool {
    switch self {
    case .launchWithNewSDK: false
    case .launch: rule.callback == .sceneDidBecomeActive
    case .home: rule.callback == .sceneDidEnterBackground
    case .comeBack: rule.occurrence?.isOpening(.open, .resume) ?? false
    case .coldURL: rule.occurrence == .opening(.launch, with: .url)
    case .coldActivity: rule.occurrence == .opening(.launch, with: .userActivity)
    case .coldShortcut: rule.occurrence == .opening(.launch, with: .shortcut)
    case .coldTap: rule.occurrence == .opening(.launch, with: .notificationTap)
    case .warmURL: rule.callback == .sceneOpenURLContexts
    case .warmActivity: rule.callback == .sceneContinueUserActivity
    case .warmShortcut: rule.callback == .scenePerformActionForShortcutItem
    case .interruption: rule.occurrence == .uncovering(.interruption, isAnnounced: true)
    case .backgroundLaunch: rule.occurrence?.isBackgroundLaunch ?? false
    case .suspension: rule.occurrence == .suspension
    case .restoration: rule.callback == .sceneRestoreInteractionState
    }
  }
}
