import LifecycleModels
import ModelChecking
import Testing

/// What the user gets with each configuration, by a table that knows nothing of the rules.
///
/// A configuration is the model without the rules of the other configurations. Unless a test says
/// otherwise, an SDK before that of iOS 27 has built the app.
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
    "interface.scenesWithoutDelegate",
  ]
  static let configurations = principals.flatMap { principal in
    delegates.flatMap { delegate in interfaces.map { [principal, delegate, $0] } }
  }

  @Test(arguments: configurations, Profile.allCases)
  func `ends as its configuration demands`(configuration: [String], profile: Profile) {
    let others = Set(Self.principals + Self.delegates + Self.interfaces).subtracting(configuration)
    #expect(
      outcomes(in: profile, without: others)
        == expected(configuration[0], configuration[1], configuration[2], in: profile))
  }

  @Test func `shows a storyboard without any code of the app`() {
    #expect(
      outcomes(
        in: .documented,
        without: [
          "code.makesWindow", "interface.none", "interface.nib", "interface.nibWithDelegate",
          "interface.scenesWithoutDelegate", "delegate.argumentIsNil",
          "exception.unknownPrincipalClass", "exception.unknownDelegateClass",
        ]) == ["running"])
  }

  @Test(arguments: ["code.makesWindow", "code.makeKeyAndVisible"])
  func `stays black without a main interface if the code omits a step`(step: String) {
    let others = Self.interfaces.filter { $0 != "interface.none" }
    #expect(
      outcomes(
        in: .documented,
        without: Set(others).union([
          step, "delegate.argumentIsNil", "exception.unknownPrincipalClass",
          "exception.unknownDelegateClass",
        ])) == ["running, black screen"])
  }

  @Test(arguments: interfaces, Profile.allCases)
  func `fails without scenes if the SDK of iOS 27 has built the app`(
    interface: String, profile: Profile
  ) {
    let others = Set(Self.interfaces).subtracting([interface])
    let olderSDK: Set = ["app.willFinishLaunching", "delegate.missing"]
    #expect(
      outcomes(in: profile, without: others.union(olderSDK), allowing: ["exception.noScenes"])
        == ["ended by an exception"])
    #expect(
      outcomes(
        in: profile, on: .only(26), without: others.union(olderSDK),
        allowing: ["exception.noScenes"]) != ["ended by an exception"])
  }

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
    switch interface {
    case "interface.none": return exception.union(["running", "running, black screen"])
    case "interface.scenesWithoutDelegate": return ["running, black screen"]
    default: return exception.union(["running"])
    }
  }

  /// Where a launch by the user can end if nothing hangs.
  private func outcomes(
    in profile: Profile, on systems: SystemVersions = .all, without unwanted: Set<String>,
    allowing wanted: Set<String> = []
  ) -> Set<String> {
    let machine = LaunchModel(profile: profile, systems: systems).machine
    let unusual: Set = ["launchInBackground", "prewarm", "watchdog", "exception.noScenes"]
    let left = unwanted.union(unusual.subtracting(wanted))
    let graph = RuleMachine(
      initialStates: machine.initialStates, rules: machine.rules.filter { !left.contains($0.name) }
    ).explore()
    let ends = graph.states.indices.filter { graph.transitions(from: $0).isEmpty }
    return Set(ends.map { graph.states[$0].stage.name })
  }
}
