import LifecycleModels
import Testing
import Thoroughness

@Suite struct `The property suite of the launch model` {
  @Test func `covers every I-number about launches`() throws {
    let launch = [9, 11, 12, 13, 15, 19, 22, 34, 45, 46, 59, 61, 70] + Array(101...105)
    let ids = try #require(ModelNames.all[.launch]).ids
    #expect(launch.map { "I\($0)" }.filter { !ids.contains($0) } == [])
  }
}

@Suite struct `The launch model of one system` {
  /// The versions that an ordinary run tries: the oldest, and those in which the rules on scenes change
  /// most.
  private static let versions =
    Thoroughness.isFull ? Array(SystemVersions.known) : [4, 13, 18, 27]

  @Test(arguments: versions, Profile.allCases)
  func `has the properties that are expected of it`(version: Int, profile: Profile) {
    let exploration = Exploration(of: LaunchModel(profile: profile, systems: .only(version)))
    #expect(exploration.graph.isComplete)
    #expect(exploration.unexpectedVerdicts == [])
  }

  @Test(arguments: [
    ("manifest.namesConfiguration", 12, false), ("manifest.namesConfiguration", 13, true),
    ("manifest.empty.adoptedInCode", 14, false), ("manifest.empty.adoptedInCode", 15, true),
    ("vc.viewDidLoad.again", 15, false), ("vc.viewDidLoad.again", 16, true),
    ("manifest.empty.ignored", 17, false), ("manifest.empty.ignored", 18, true),
    ("manifest.none.adoptedInCode", 25, false), ("manifest.none.adoptedInCode", 26, true),
    ("exception.noScenes", 26, false), ("exception.noScenes", 27, true),
    ("exception.emptyManifest", 26, false), ("exception.emptyManifest", 27, true),
  ])
  func `has the rules on scenes for which there is evidence`(
    rule: String, version: Int, has: Bool
  ) {
    let machine = LaunchModel(profile: .observed, systems: .only(version)).machine
    #expect(machine.rules.contains { $0.name == rule } == has)
  }
}
