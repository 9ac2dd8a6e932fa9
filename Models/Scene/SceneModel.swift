// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ModelChecking

/// The life cycle of one app with scenes, on one device: available since iOS 13, and the only one
/// since the SDK of iOS 27.
///
/// There are five kinds of app among the initial states. The one with a single window is modelled
/// with everything around it: background tasks, locking, prewarming, notifications, the first view.
/// None of that depends on the number of scenes. Those with several windows, with a scene in a car
/// and with one on an external display are therefore modelled only with what does: every
/// interleaving of the callbacks that their scenes are sent. The fifth is modelled only with the
/// restoration of its window.
public struct SceneModel: DisputedModel, LogModel {
  public static let kind = ModelKind.scene

  public let profile: Profile

  public let allowed: AllowedPoints<SceneDispute>

  public let systems: SystemVersions

  /// The disputed points that are decided differently from the profile.
  private let decisions: [SceneDispute: Bool]

  /// The largest number of scenes that the app can have.
  public let sceneCount: Int

  public let machine: RuleMachine<SceneState>

  /// The numbers of scenes that can be modelled.
  public static let sceneCounts = 1...4

  /// How many scenes the app has unless another number is requested.
  public static let usualSceneCount = 2

  /// The systems that have scenes.
  public static let systemsWithScenes = ModelKind.scene.availability

  /// Creates the model for a profile and some systems; some disputed points may be decided
  /// differently from the profile.
  ///
  /// - Parameters:
  ///   - profile: The reading of the documentation.
  ///   - sceneCount: The largest number of scenes, in ``sceneCounts``; with one, the only app is that
  ///     with a single window and everything around it.
  ///   - systems: The systems that the model is about, all of them with scenes.
  ///   - decisions: The disputed points that are decided differently from the profile.
  public init(
    profile: Profile, scenes sceneCount: Int = usualSceneCount,
    systems: SystemVersions = systemsWithScenes, deciding decisions: [SceneDispute: Bool] = [:]
  ) {
    precondition(Self.sceneCounts.contains(sceneCount), "\(sceneCount) scenes")
    precondition(systems.isSubset(of: Self.systemsWithScenes), systems.words)
    self.profile = profile
    self.sceneCount = sceneCount
    self.systems = systems
    self.decisions = decisions
    let allowed = AllowedPoints(in: profile, on: systems, deciding: decisions)
    self.allowed = allowed
    let kinds: [SceneState.Kind] = sceneCount > 1 ? SceneState.Kind.allCases : [.oneWindow]
    machine = RuleMachine(
      on: systems, rules: SceneRules(sceneCount: sceneCount, allowed: allowed).all,
      distinguishing: allowed.ranges
    ) { systems in
      kinds.map { SceneState(kind: $0, systems: systems) }
    }
  }

  public var subject: String { "One app with scenes, from launch to death" }

  /// The names of all rules that the model can have.
  static let catalogue = RuleCatalogue(
    [true, false].map(AllowedPoints.init(allOrNone:)).flatMap {
      SceneRules(sceneCount: sceneCounts.upperBound, allowed: $0).all
    })

  public func properties(of machine: RuleMachine<SceneState>) -> [SuiteProperty<SceneState>] {
    SceneProperties(model: self, machine: machine).all
  }

  // It repeats the default of all models, so that the search is specialized for these states in debug
  // builds, too.
  public func explore(
    limits: SearchLimits = .none, auditing audit: ContractAudit = .standard,
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) -> StateGraph<RuleMachine<SceneState>> {
    machine.explore(limits: limits, auditing: audit, observe: observe)
  }

  public func on(_ systems: SystemVersions) -> SceneModel {
    SceneModel(profile: profile, scenes: sceneCount, systems: systems, deciding: decisions)
  }

  public func deciding(_ decisions: [String: Bool]) -> SceneModel {
    SceneModel(
      profile: profile, scenes: sceneCount, systems: systems,
      deciding: SceneDispute.decisions(self.decisions, and: decisions))
  }
}

extension SceneModel {
  public var size: ModelSize? {
    ModelSize(
      component: .scenes, range: Self.sceneCounts, usual: Self.usualSceneCount, count: sceneCount)
  }

  public func resized(to count: Int) -> SceneModel {
    SceneModel(
      profile: profile, scenes: count, systems: systems, deciding: decisions)
  }

  /// The app that has several windows, if the model has such an app, on the newest systems.
  public var drivenState: SceneState? {
    machine.initialStates.first { $0.kind == .severalWindows } ?? machine.initialStates.first
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
      .fastUserKill,
      .earlyNotification(
        "a notification was posted before the scene's callback", citing: [45, 46, 51]),
      .refusedTask,
    ]
  }
}
