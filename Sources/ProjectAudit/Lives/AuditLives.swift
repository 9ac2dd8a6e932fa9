import LifecycleModels
import ModelChecking

/// The shortest lives of the models that show what a finding is about.
///
/// A life is told by what the user, the system and the device do; the callbacks follow from it.
public struct AuditLives: Sendable {
  private let lives: [AuditLife: [String]]

  /// Searches the scene model for some lives, which takes some tenths of a second.
  public init(for wanted: Set<AuditLife> = Set(AuditLife.allCases)) {
    var lives: [AuditLife: [String]] = [.launchWithNewSDK: ["launch"]]
    for rarity in [Rarity.everyday, .occasional, .rare] {
      let missing = AuditLife.allCases.filter { wanted.contains($0) && lives[$0] == nil }
      if missing.isEmpty { break }
      let search = Search(upTo: rarity, for: missing)
      for life in missing { lives[life] = search.steps(to: life) }
    }
    self.lives = lives
  }

  /// What happens in a life, in order.
  public func steps(of life: AuditLife) -> [String] { lives[life] ?? [] }

  /// The scene model on the newest system, with events up to a rarity.
  private struct Search {
    typealias Machine = RuleMachine<SceneState>

    let machine: Machine
    let graph: StateGraph<Machine>

    init(upTo limit: Rarity, for lives: [AuditLife]) {
      let newest = SystemVersions.only(SystemVersions.known.upperBound)
      let model = SceneModel(profile: .documented, systems: newest)
      let isOnlyOpened = !lives.contains(.backgroundLaunch) || lives.count > 1
      machine = Machine(
        initialStates: model.machine.initialStates,
        rules: model.machine.rules.filter { rule in
          guard rule.systems.overlaps(newest), let occurrence = rule.occurrence else {
            return rule.systems.overlaps(newest)
          }
          return occurrence.rarity <= limit && !(isOnlyOpened && occurrence.isBackgroundLaunch)
        })
      graph = machine.explore(limits: SearchLimits(states: 20_000), auditing: .off)
    }

    /// The events of the shortest trace that shows a life; nil if there is none.
    func steps(to life: AuditLife) -> [String]? {
      let target = StepPredicate<Machine>("shows it") { step in
        life.isShown(by: machine.rule(of: step.action))
      }
      return graph.shortestTrace(to: target).map { trace in
        trace.actions.map(machine.rule).filter { $0.kind != .delivery }.map(\.name)
      }
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
