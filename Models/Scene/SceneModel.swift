// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ModelChecking

/// The life cycle of one app with scenes, on one device: available since iOS 13, and the only one
/// since the SDK of iOS 27.
///
/// There are six kinds of app among the initial states. The one with a single window is modelled
/// with everything around it: background tasks, locking, prewarming, notifications, the first view.
/// None of that depends on the number of scenes. Those with several windows, with a scene in a car
/// and with one on an external display are therefore modelled only with what does: every
/// interleaving of the callbacks that their scenes are sent. The last two have one window, and are modelled
/// only with its restoration, and with the notifications that its scene posts.
public struct SceneModel: DisputedModel, LogModel {
  public static let kind = ModelKind.scene

  public let setup: ModelSetup<SceneDispute>

  public let machine: RuleMachine<SceneState>

  /// The numbers of scenes that can be modelled.
  public static let sceneCounts = 1...4

  /// How many scenes the app has unless another number is requested.
  public static let usualSceneCount = 2

  public static let usualSize: ModelSize? = ModelSize(
    of: .scenes, in: sceneCounts, usual: usualSceneCount)

  /// The systems that have scenes.
  public static let systemsWithScenes = ModelKind.scene.availability

  /// The largest number of scenes that the app can have.
  public var sceneCount: Int { setup.count }

  /// Creates the model for a number of scenes; see ``DisputedModel/init(profile:systems:deciding:)``.
  ///
  /// - Parameters:
  ///   - profile: The reading of the documentation.
  ///   - sceneCount: The largest number of scenes, in ``sceneCounts``; with one, the only app is that
  ///     with a single window and everything around it.
  ///   - systems: The systems that the model is about, all of them with scenes.
  ///   - decisions: The disputed points that are decided differently from the profile.
  public init(
    profile: Profile, scenes sceneCount: Int, systems: SystemVersions = systemsWithScenes,
    deciding decisions: [SceneDispute: Bool] = [:]
  ) {
    self.init(profile, Self.usualSize?.with(sceneCount), on: systems, deciding: decisions)
  }

  /// Creates the model of an app with a window on the device and a second scene of one role.
  ///
  /// Its states are some of those of the whole model, so it serves to drive delegates through them,
  /// and not to verify properties of all apps.
  ///
  /// - Parameters:
  ///   - profile: The reading of the documentation.
  ///   - secondScene: The role of the second scene.
  ///   - systems: The systems that the model is about, all of them with scenes.
  ///   - decisions: The disputed points that are decided differently from the profile.
  public init(
    profile: Profile, secondScene: SceneRole, systems: SystemVersions = systemsWithScenes,
    deciding decisions: [SceneDispute: Bool] = [:]
  ) {
    self.init(
      profile, Self.usualSize, on: systems, deciding: decisions, secondScene: secondScene)
  }

  public init(_ setup: ModelSetup<SceneDispute>) {
    self.setup = setup
    var kinds: [SceneState.Kind] =
      setup.count > 1 ? SceneState.Kind.allCases : [.oneWindow, .observedWindow]
    if let role = setup.secondScene { kinds.removeAll { $0.roleOfOthers != role } }
    machine = setup.machine(
      of: SceneRules(sceneCount: setup.count, allowed: setup.allowed).all
    ) { systems in
      kinds.map { SceneState(kind: $0, systems: systems) }
    }
  }

  public var subject: String { "One app with scenes, from launch to death" }

  /// The names of all rules that the model can have.
  static let catalogue = RuleCatalogue(
    AllowedPoints.extremes.flatMap {
      SceneRules(sceneCount: sceneCounts.upperBound, allowed: $0).all
    })

  public func properties(of machine: RuleMachine<SceneState>) -> [SuiteProperty<SceneState>] {
    SceneProperties(model: self, on: RulePredicates(machine: machine, catalogue: Self.catalogue))
      .all
  }

  // It repeats the default of all models, so that the search is specialized for these states in debug
  // builds, too.
  public func explore(
    _ machine: RuleMachine<SceneState>, limits: SearchLimits, auditing audit: ContractAudit,
    observe: (SearchProgress) -> SearchControl
  ) -> StateGraph<RuleMachine<SceneState>> {
    machine.explore(limits: limits, auditing: audit, observe: observe)
  }

}

extension SceneModel {
  /// The app that has several windows, if the model has such an app, on the newest systems; in a model of
  /// one window, the app whose scene is observed if the delegate notices its notifications.
  public func drivenState(noticing noticed: Set<Callback>) -> SceneState? {
    let kind: SceneState.Kind =
      sceneCount == 1 && noticed.contains(where: \.isSceneNotification)
      ? .observedWindow : .severalWindows
    return machine.initialStates.first { $0.kind == kind } ?? machine.initialStates.first
  }
}

extension SceneModel {
  public var circumstances: [Circumstance<SceneState>] {
    [
      Circumstance(
        "the app has several windows, or a scene in a car or on an external display",
        citing: [163, 164, 244, 247],
        states: { $0.kind == .severalWindows || $0.kind.hasOtherScreen }, rules: { _ in false }),
      .backgroundLaunch(citing: [60, 157]), .prewarming,
      .inputInFront(
        "input came to a scene while it was in front", citing: [38, 154, .inputInFront]),
      Circumstance(
        "the system reclaimed a scene", citing: [148, 158],
        occurrences: { $0 == .window(.reclaim) }),
      Circumstance(
        "the user closed one of several windows", citing: [158, 160],
        occurrences: { $0.isClosingOfWindow }),
      Circumstance(
        "a window was thrown away", citing: [158, 160, 161], occurrences: { $0.endsSession }),
      Circumstance(
        "the app was killed while it ran", citing: [83, 86, 87, 158],
        occurrences: { occurrence in
          occurrence == .systemTermination
            || occurrence.isUserKill && occurrence != .userKill(.suspended)
        }),
      .fastUserKill, .cutShortEntrance,
      .earlyNotification(
        "a notification was posted before the scene's callback", citing: [45, 46, 51]),
      .refusedTask,
    ]
  }
}
