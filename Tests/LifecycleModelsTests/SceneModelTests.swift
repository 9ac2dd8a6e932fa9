@testable import LifecycleModels
import Testing
import Thoroughness

@Suite struct `The scene model` {
  private static let sizes: [(Profile, Int, Int)] = [
    (.documented, 1, 19_139), (.observed, 3, 53_214),
  ]

  /// An ordinary run tries one scene; the usual two are tried elsewhere.
  @Test(arguments: Thoroughness.isFull ? sizes : Array(sizes.prefix(1)))
  func `has the expected verdicts for any number of scenes`(
    profile: Profile, scenes: Int, states: Int
  ) {
    let explored = Exploration(of: SceneModel(profile: profile, scenes: scenes))
    #expect(explored.extent?.states == states)
    #expect(explored.unexpectedVerdicts == [])
  }

  @Test(arguments: SceneRole.allCases)
  func `has only apps with a second scene of the role that is asked for`(role: SceneRole) {
    let model = SceneModel(profile: .documented, secondScene: role)
    #expect(Set(model.machine.initialStates.map(\.kind.roleOfOthers)) == [role])
    #expect(model.on(.only(18)).identity?.secondScene == role)
    #expect(model.deciding(["entranceCovered": true]).identity?.secondScene == role)
    #expect(model.identity != SceneModel(profile: .documented).identity)
  }

  @Test func `forgets the second scene of an app with one window when the process dies`()
    async throws
  {
    let explored = try await ModelCase.scene.explored(as: SceneModel.self, in: .observed)
    #expect(
      !explored.graph.states.contains { state in
        state.kind == .oneWindow && state.process == .notRunning && state.scenes[1].hasSession
      })
  }
}

@Suite struct `The property suite of the scene model` {
  /// I14 and I61 are stated by no source for scenes, I32 and the like are the app's obligations, and
  /// I19's place is taken by I23 and the F154s.
  @Test func `covers every I-number of the scene profile`() throws {
    let names = try #require(ModelNames.all[.scene])
    let ids = Set(names.ids.map { $0.prefix { $0 != "." } })
    let numbers = [
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 20, 21, 22, 23, 24, 25, 26, 27,
      28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
      51, 52, 53, 54, 55, 56, 57, 59, 60, 62, 63, 64, 65, 66, 67, 68, 69,
    ]
    #expect(numbers.map { "I\($0)" }.filter { !ids.contains($0[...]) } == [])
  }
}
