import LifecycleModels
import ModelChecking

/// The shortest lives of the models that show what a finding is about.
///
/// A life is told by what the user, the system and the device do; the callbacks follow from it.
public struct AuditLives: Sendable {
  /// A life as its model takes it.
  public struct Steps: Hashable, Sendable {
    /// What the user, the system and the device do, in order.
    public let events: [String]
    /// The same with every callback: the names of a trace of the scene model.
    public let actions: [String]
  }

  private let lives: [AuditLife: Steps]

  /// Searches the scene model for some lives, which takes some tenths of a second.
  public init(for wanted: Set<AuditLife> = Set(AuditLife.allCases)) {
    // The launch model refuses the app at its first step.
    var lives: [AuditLife: Steps] = [.launchWithNewSDK: Steps(events: ["launch"], actions: [])]
    for (model, rarity) in Self.models.flatMap({ model in
      [Rarity.everyday, .occasional, .rare].map { (model, $0) }
    }) {
      let missing = AuditLife.allCases.filter { wanted.contains($0) && lives[$0] == nil }
      if missing.isEmpty { break }
      let search = Search(model, upTo: rarity, for: missing)
      for life in missing { lives[life] = search.steps(to: life) }
    }
    self.lives = lives
  }

  /// What happens in a life, in order.
  public func steps(of life: AuditLife) -> [String] { lives[life]?.events ?? [] }

  /// Every action of the scene model in a life, callbacks included.
  public func actions(of life: AuditLife) -> [String] { lives[life]?.actions ?? [] }

  /// The models that the lives are of: an app with one window, and where that has no such life, one
  /// with several windows or with restoration.
  public static var models: [SceneModel] {
    let newest = SystemVersions.only(SystemVersions.known.upperBound)
    return [1, SceneModel.usualSceneCount].map { count in
      SceneModel(profile: .documented, scenes: count, systems: newest)
    }
  }

  /// The scene model on the newest system, with events up to a rarity.
  private struct Search {
    typealias Machine = RuleMachine<SceneState>

    let machine: Machine
    let graph: StateGraph<Machine>

    init(_ model: SceneModel, upTo limit: Rarity, for lives: [AuditLife]) {
      let newest = model.systems
      let isOnlyOpened = !lives.contains(.backgroundLaunch) || lives.count > 1
      machine = Machine(
        initialStates: model.machine.initialStates,
        rules: model.machine.rules.filter { rule in
          guard rule.systems.overlaps(newest), let occurrence = rule.occurrence else {
            return rule.systems.overlaps(newest)
          }
          return occurrence.rarity <= limit && !(isOnlyOpened && occurrence.isBackgroundLaunch)
        })
      graph = machine.explore(limits: .states(20_000), auditing: .off)
    }

    /// The events of the shortest trace that shows a life; nil if there is none.
    func steps(to life: AuditLife) -> Steps? {
      let target = StepPredicate<Machine>("shows it") { step in
        life.isShown(by: machine.rule(of: step.action))
      }
      return graph.shortestTrace(to: target).map { trace in
        let rules = trace.actions.map(machine.rule)
        return Steps(
          events: rules.filter { $0.kind != .delivery }.map(\.name), actions: rules.map(\.name))
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
