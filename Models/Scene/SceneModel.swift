import ModelChecking

/// The life cycle of one app with scenes, on one device: available since iOS 13, and the only one
/// since the SDK of iOS 27.
///
/// There are two kinds of app among the initial states. The one with a single window is modelled
/// with everything around it: background tasks, locking, prewarming, notifications, the first view.
/// None of that depends on the number of windows. The one with several windows is therefore
/// modelled only with what does: every interleaving of the callbacks that its scenes are sent.
public struct SceneModel: LogModel {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let profile: Profile

  /// The disputed points that this model allows.
  public let allowed: Set<SceneDispute>

  /// The largest number of scenes that the app can have.
  public let sceneCount: Int

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let machine: RuleMachine<SceneState>

  /// The numbers of scenes that can be modelled.
  public static let sceneCounts = 1...4

  /// How many scenes the app has unless another number is requested.
  public static let usualSceneCount = 2

  /// Creates the model for a profile; some disputed points may be decided differently from it.
  ///
  /// - Parameters:
  ///   - profile: The reading of the documentation.
  ///   - sceneCount: The largest number of scenes, in ``sceneCounts``; with one, no app has several
  ///     windows.
  ///   - decisions: The disputed points that are decided differently from the profile.
  public init(
    profile: Profile, scenes sceneCount: Int = usualSceneCount,
    deciding decisions: [SceneDispute: Bool] = [:]
  ) {
    precondition(Self.sceneCounts.contains(sceneCount), "\(sceneCount) scenes")
    self.profile = profile
    self.sceneCount = sceneCount
    let allowed = SceneDispute.allowed(in: profile, deciding: decisions)
    self.allowed = allowed
    let kinds = sceneCount > 1 ? [false, true] : [false]
    machine = RuleMachine(
      initialStates: kinds.map { SceneState(hasSeveralWindows: $0) },
      rules: SceneRules(sceneCount: sceneCount, allowed: allowed).all)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var name: String { ModelKind.scene.rawValue }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var identity: ModelIdentity? {
    ModelIdentity(.scene, profile, size: sceneCount, allowing: allowed)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var subject: String { "One app with scenes, from launch to death" }

  /// The names of all rules that the model can have.
  static let catalogue = RuleCatalogue(
    [Set(SceneDispute.allCases), []].flatMap {
      SceneRules(sceneCount: sceneCounts.upperBound, allowed: $0).all
    })

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func properties(of machine: RuleMachine<SceneState>) -> [SuiteProperty<SceneState>] {
    SceneProperties(model: self, machine: machine).all
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var disputes: [Dispute] { SceneDispute.disputes(allowing: allowed) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func deciding(_ decisions: [String: Bool]) -> SceneModel {
    SceneModel(
      profile: profile, scenes: sceneCount,
      deciding: SceneDispute.decisions(allowing: allowed, but: decisions))
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SceneModel {
  public var size: ModelSize? {
    ModelSize(
      component: .scenes, range: Self.sceneCounts, usual: Self.usualSceneCount, count: sceneCount)
  }

  public func resized(to count: Int) -> SceneModel {
    SceneModel(
      profile: profile, scenes: count,
      deciding: SceneDispute.decisions(allowing: allowed, but: [:]))
  }

  /// The app that has several windows, if the model has such an app.
  public var drivenState: SceneState? { machine.initialStates.last }
}

extension SceneModel {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var circumstances: [Circumstance<SceneState>] {
    [
      Circumstance(
        "the app has several windows", citing: [163, 164],
        states: { $0.hasSeveralWindows }, rules: { _ in false }),
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
