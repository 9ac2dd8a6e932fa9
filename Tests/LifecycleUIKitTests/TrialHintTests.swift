import LifecycleUIKit
import Testing

/// Needs the view controllers of a storyboard.
@MainActor private final class StoryboardDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    guard controller != nil else { fatalError("the storyboard has no controller") }
    return true
  }
}

#if os(Linux)
  @Suite struct `A delegate that traps when it is tried out` {
    @Test func `ends the process with a word on what may be missing`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run { _ = World.uiKit(disk: 0) { _ in StoryboardDelegate() } }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("The delegate has trapped while World.uiKit tried it out"))
    }
  }
#endif
