import LifecycleTesting
import LifecycleUIKit

@testable import NotesAfter
@testable import NotesBefore

typealias FormerApp = DrivenApp<NotesBefore.AppDelegate>
typealias MovedApp<SceneDelegate: UISceneDelegate> =
  DrivenScenes<NotesAfter.AppDelegate, SceneDelegate>

extension UIKitOptions {
  /// The links and the quick action of the app.
  @MainActor static var notes: UIKitOptions {
    var options = UIKitOptions()
    options.urlScheme = "notes"
    options.payload = { number in ["link": "notes://note/\(number)"] }
    options.shortcutType = NotesAfter.Notebook.newLine
    return options
  }
}

/// The app with an app delegate only.
@MainActor func former() -> World<MemoryStorage, FormerApp> {
  World.uiKit(disk: MemoryStorage(), options: .notes) { NotesBefore.AppDelegate(storage: $0) }
    .action("edit", when: { $0.delegate.appDelegate.notebook.text.isEmpty }) {
      $0.delegate.appDelegate.notebook.text = "x"
    }
    .fingerprint(disk: \.text, memory: \.appDelegate.notebook.text)
}

/// The app with scenes.
@MainActor func moved<SceneDelegate: UISceneDelegate>(
  by makeSceneDelegate: @escaping () -> SceneDelegate
) -> World<MemoryStorage, MovedApp<SceneDelegate>> {
  World.uiKitScenes(
    disk: MemoryStorage(), options: .notes,
    appDelegate: { NotesAfter.AppDelegate(storage: $0) },
    sceneDelegate: { _ in makeSceneDelegate() }
  )
  .action("edit", when: { $0.delegate.appDelegate.notebook.text.isEmpty }) {
    $0.delegate.appDelegate.notebook.text = "x"
  }
  .fingerprint(disk: \.text, memory: \.appDelegate.notebook.text)
}

/// The app before, with everything that its user can see.
@MainActor func observed(_ world: World<MemoryStorage, FormerApp>) -> World<
  MemoryStorage, FormerApp
> {
  world.observable("saved") { disk, _ in "“\(disk.text)”" }
    .observable("note") { _, app in "“\(app?.appDelegate.notebook.text ?? "")”" }
    .observable("handled") { _, app in "\(app?.appDelegate.notebook.handled.count ?? 0)" }
}

/// The app after, with everything that its user can see.
@MainActor func observed<SceneDelegate: UISceneDelegate>(
  _ world: World<MemoryStorage, MovedApp<SceneDelegate>>
) -> World<MemoryStorage, MovedApp<SceneDelegate>> {
  world.observable("saved") { disk, _ in "“\(disk.text)”" }
    .observable("note") { _, app in "“\(app?.appDelegate.notebook.text ?? "")”" }
    .observable("handled") { _, app in "\(app?.appDelegate.notebook.handled.count ?? 0)" }
}
