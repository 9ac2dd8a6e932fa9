import ModelChecking

/// The life cycle of one app with scenes, on one device: iOS 13 and later, and since the SDK of
/// iOS 27 the only one.
///
/// There are two kinds of app among the initial states. The one with a single window is modelled
/// with everything around it: background tasks, locking, prewarming, notifications, the first view.
/// None of that depends on the number of windows, so the one with several windows is modelled with
/// what does: every interleaving of what its scenes are sent.
public struct SceneModel: LogModel {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let profile: Profile

  /// The disputed points that this model allows.
  public let allowed: Set<SceneDispute>

  /// The most scenes that the app has.
  public let sceneCount: Int

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let machine: RuleMachine<SceneState>

  /// The numbers of scenes that can be modelled.
  public static let sceneCounts = 1...4

  /// How many scenes the app has unless another number is asked for.
  public static let usualSceneCount = 2

  /// Creates the model for a profile, with decisions on disputed points that differ from the profile.
  ///
  /// - Parameters:
  ///   - profile: The reading of the documentation.
  ///   - sceneCount: The most scenes that the app has, in ``sceneCounts``; with one, no app has
  ///     several windows.
  ///   - decisions: The disputed points that are decided otherwise than the profile does.
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

  /// The names of the rules that there can be.
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

  /// An app that has several windows, where the model has one.
  public var drivenState: SceneState? { machine.initialStates.last }
}
