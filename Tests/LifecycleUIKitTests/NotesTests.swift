import LifecycleTesting
import LifecycleUIKit
import Testing

/// The disk of the notes app.
final class Notes {
  var saved = ""
}

/// A delegate of the notes app.
@MainActor protocol NotesEditor: UIApplicationDelegate {
  var text: String { get set }
}

private final class LateSaver: NSObject, NotesEditor {
  let notes: Notes
  var text: String

  init(_ notes: Notes) {
    self.notes = notes
    text = notes.saved
  }

  func applicationWillTerminate(_ application: UIApplication) {
    notes.saved = text
  }
}

final class TimelySaver: NSObject, NotesEditor {
  let notes: Notes
  var text: String

  init(_ notes: Notes) {
    self.notes = notes
    text = notes.saved
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    notes.saved = text
  }
}

/// Saves when the notification is posted, not when UIKit calls it.
final class ObservingSaver: NSObject, NotesEditor {
  let notes: Notes
  var text: String
  private let observation = Observation()

  init(_ notes: Notes) {
    self.notes = notes
    text = notes.saved
    super.init()
    observation.begin(UIApplication.didEnterBackgroundNotification) { [weak self] in
      guard let self else { return }
      self.notes.saved = self.text
    }
  }
}

@MainActor @Suite(.lifecycle(saved: .off)) struct `A driven app delegate` {
  @Test func `that saves when it is terminated loses what was typed`() {
    expectIssues {
      let report = expectSafe(world { LateSaver($0) }, isolated: false)
      #expect(report?.findings.map(\.trace.choices) == [["launch", "edit", "home", "suspend"]])
      #expect(report?.findings.map(\.length) == [.minimal])
    } matching: {
      $0.firstLine == "I41: something is unsaved while the process is suspended, "
        + "after launch, edit, home, suspend"
    }
  }

  @Test func `that saves when it leaves the screen loses nothing`() {
    let report = expectSafe(world { TimelySaver($0) }, isolated: false)
    #expect(report?.verdict == .holds)
    #expect(report?.warnings == [])
  }

  @Test func `that saves when the notification is posted loses nothing`() {
    #expect(expectSafe(world { ObservingSaver($0) }, isolated: false)?.verdict == .holds)
  }

  private func world<AppDelegate: NotesEditor>(
    _ make: @escaping (Notes) -> AppDelegate
  ) -> World<Notes, DrivenApp<AppDelegate>> {
    World.uiKit(disk: Notes()) { make($0) }
      .action("edit", when: { $0.delegate.appDelegate.text.isEmpty }) {
        $0.delegate.appDelegate.text = "x"
      }
      .requiring(.nothingUnsaved { $0.delegate.appDelegate.text != $0.disk.saved })
      .fingerprint(disk: \.saved, memory: \.appDelegate.text)
  }
}

private final class PlainSceneDelegate: NSObject, UISceneDelegate {}

@MainActor @Suite struct `Two driven apps in a comparison` {
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

  @Test func `each use their own application, whichever was started last`() throws {
    let app = World.uiKit(disk: Notes()) { TimelySaver($0) }
    let scenes = World.uiKitScenes(
      disk: Notes(), appDelegate: { ObservingSaver($0) },
      sceneDelegate: { _ in PlainSceneDelegate() })
    let report = try MigrationCheck(from: completed(app), to: completed(scenes)).run(depth: 4)
    #expect(report.difference == nil)
    #expect(report.choices.contains("edit"))
  }
}
