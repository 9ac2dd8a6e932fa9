import LifecycleModels
import ModelChecking
import Testing

/// What the user gets with each configuration of an app without scenes, by a table that knows nothing
/// of the rules.
///
/// A configuration is the model without the rules of the other configurations.
@Suite struct `A launch by the user` {
  static let principals = [
    "application.isUIApplication", "application.fromInfoPlist", "application.fromArgument",
    "exception.unknownPrincipalClass",
  ]
  static let delegates = [
    "delegate.fromArgument", "delegate.argumentIsNil", "exception.unknownDelegateClass",
  ]
  static let interfaces = [
    "interface.none", "interface.nib", "interface.nibWithDelegate", "interface.storyboard",
  ]
  static let configurations = principals.flatMap { principal in
    delegates.flatMap { delegate in interfaces.map { [principal, delegate, $0] } }
  }

  @Test(arguments: configurations, Profile.allCases)
  func `ends as its configuration demands`(configuration: [String], profile: Profile) {
    #expect(
      outcomes(in: profile, choosing: configuration)
        == expected(configuration[0], configuration[1], configuration[2], in: profile))
  }

  @Test func `shows a storyboard without any code of the app`() {
    #expect(
      outcomes(
        in: .documented, choosing: Self.ordinary + ["interface.storyboard"],
        without: ["code.makesWindow"]) == ["running"])
  }

  @Test(arguments: ["code.makesWindow", "code.makeKeyAndVisible"])
  func `stays black without a main interface if the code omits a step`(step: String) {
    #expect(
      outcomes(
        in: .documented, choosing: Self.ordinary + ["interface.none"], without: [step])
        == ["running, black screen"])
  }

  static let ordinary = ["application.isUIApplication", "delegate.fromArgument"]

  private func expected(
    _ principal: String, _ delegate: String, _ interface: String, in profile: Profile
  ) -> Set<String> {
    if principal.hasPrefix("exception.") || delegate.hasPrefix("exception.") {
      return ["ended by an exception"]
    }
    let hasDelegate =
      delegate == "delegate.fromArgument" || interface == "interface.nibWithDelegate"
    let hasNib = interface.hasPrefix("interface.nib")
    let raises = profile == .observed && (hasNib || interface == "interface.none" && hasDelegate)
    let exception: Set<String> = raises ? ["ended by an exception"] : []
    guard hasDelegate else {
      return exception.union([
        hasNib || interface == "interface.storyboard"
          ? "running, no delegate" : "running, no delegate, black screen"
      ])
    }
    return exception.union(
      interface == "interface.none" ? ["running", "running, black screen"] : ["running"])
  }

  /// Where a launch by the user can end, with an SDK that asks for no scenes.
  private func outcomes(
    in profile: Profile, choosing configuration: [String], without omitted: Set<String> = []
  ) -> Set<String> {
    let groups = [Self.principals, Self.delegates, Self.interfaces]
    return LaunchOutcomes(
      in: profile, choosing: configuration + ["manifest.none", "admission.unchecked"],
      among: groups.flatMap(\.self) + LaunchOutcomes.manifests + LaunchOutcomes.checks,
      without: omitted
    ).ends
  }
}

/// Where a launch by the user can end if nothing hangs, with a configuration: the model without the
/// rules of all others.
struct LaunchOutcomes {
  /// What the manifest and the app delegate can say of scenes.
  static let manifests = [
    "manifest.none", "manifest.empty", "manifest.empty.ignored", "manifest.namesConfiguration",
    "manifest.none.adoptedInCode", "manifest.empty.adoptedInCode",
  ]
  /// What can come of it where the first scene is made.
  static let checks = [
    "admission.unchecked", "admission.adopted", "admission.emptyManifestPasses",
    "exception.noScenes", "exception.emptyManifest",
  ]

  private let graph: StateGraph<RuleMachine<LaunchState>>
  private let machine: RuleMachine<LaunchState>

  /// - Parameters:
  ///   - profile: The profile of the model.
  ///   - systems: The systems of the model.
  ///   - choice: What the configuration says.
  ///   - alternatives: What it could say.
  ///   - omitted: Further rules that are left out.
  init(
    in profile: Profile, on systems: SystemVersions = .all, choosing choice: [String],
    among alternatives: [String], without omitted: Set<String> = []
  ) {
    let usual = LaunchModel(profile: profile, systems: systems).machine
    let known = Set(LaunchModel(profile: .observed).machine.rules.map(\.name))
    let left = omitted.union(["launchInBackground", "prewarm", "watchdog"])
      .union(Set(alternatives).subtracting(choice))
    precondition(left.union(choice).isSubset(of: known), "\(left.union(choice).subtracting(known))")
    machine = RuleMachine(
      initialStates: usual.initialStates, rules: usual.rules.filter { !left.contains($0.name) })
    graph = machine.explore()
  }

  /// The stages in which nothing more happens.
  var ends: Set<String> {
    Set(
      graph.states.indices.filter { graph.transitions(from: $0).isEmpty }
        .map { graph.states[$0].stage.name })
  }

  /// The most callbacks of one kind in one launch.
  func most(_ callback: Callback) -> Int {
    (0...4).last { count in
      let often = Property<RuleMachine<LaunchState>>(
        "often", "often",
        claims: [
          .pattern(
            .boundedExistence(
              of: .action(callback.name) { machine.rules[$0.rule].callback == callback },
              atMost: count))
        ])
      guard case .violated = graph.check(often).verdict else { return false }
      return true
    }.map { $0 + 1 } ?? 0
  }
}
