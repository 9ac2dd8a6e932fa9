import LifecycleTesting
import LifecycleUIKit
import Testing

private final class PlainSceneDelegate: NSObject, UISceneDelegate {}

@MainActor @Suite struct `Two driven apps that are compared` {
  private func completed<Delegate: DrivenApp<AppDelegate>, AppDelegate: NotesEditor>(
    _ world: World<Notes, Delegate>
  ) -> World<Notes, Delegate> {
    world
      .action("edit", when: { $0.delegate.appDelegate.text.isEmpty }) {
        let editor = UIApplication.shared.delegate as? any NotesEditor
        editor?.text = editor === $0.delegate.appDelegate ? "x" : "not the shared application"
      }
      .observable("text") { notes, delegate in delegate?.appDelegate.text ?? notes.saved }
  }

  @Test func `each find their own application, whichever was started last`() throws {
    let app = World.uiKit(disk: Notes()) { TimelySaver($0) }
    let scenes = World.uiKitScenes(
      disk: Notes(), appDelegate: { ObservingSaver($0) },
      sceneDelegate: { _ in PlainSceneDelegate() })
    let report = try MigrationCheck(from: completed(app), to: completed(scenes)).run(depth: 4)
    #expect(report.difference == nil)
    #expect(report.choices.contains("edit"))
  }
}
