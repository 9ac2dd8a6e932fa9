import LifecycleDriving
import LifecycleModels
import Testing

@Suite struct `Input on its way` {
  @Test func `tells lives apart before it is delivered`() throws {
    let world = World(disk: EmptyDisk()) { _, _ in Window() }
      .on(.sceneWillConnect) { $0.hasURL = $1.input == .url }
      .invariant("a window for a URL is told of no discard", after: .didDiscardSceneSessions) {
        !$0.delegate.hasURL
      }
      .fingerprint(disk: { _ in 0 }, memory: \.hasURL)
    let model = SceneModel(profile: .observed, scenes: 1, deciding: [.announcedUserKill: false])
    let check = try LifeCheck(world, on: model)
    let finding = try check.run(.exhaustive()).findings.first
    #expect(
      finding?.trace.choices == [
        "launch", "switcher.opens", "userKill.disconnects", "session.discarded", "launch.url",
        "scene.willConnect#A.url", "app.didDiscardSceneSessions",
      ])
  }
}

private final class Window {
  var hasURL = false
}
