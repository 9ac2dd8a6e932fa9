import LifecycleTesting
import LifecycleUIKit
import Testing

/// What survives a process of the notes app.
final class Notes {
  var saved = ""
}

/// What the two delegates of the notes app have in common.
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

/// Saves when it is told by the centre, not by UIKit.
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

@MainActor @Suite struct `A driven app delegate` {
  @Test func `that saves when it is terminated loses what was typed`() {
    // What is recorded is what the test is about; it fails if nothing is.
    withKnownIssue {
      let report = expectSafe(world { LateSaver($0) }, isolated: false)
      #expect(report?.findings.map(\.trace.choices) == [["launch", "edit", "home", "suspend"]])
      #expect(report?.findings.map(\.length) == [.minimal])
    } matching: {
      $0.firstLine == "I41: something is unsaved while the process is suspended, "
        + "after launch, edit, home, suspend"
    }
  }

  @Test func `that saves when it leaves the screen loses nothing`() {
    let report = expectSafe(world { TimelySaver($0) })
    #expect(report?.verdict == .holds)
    #expect(report?.warnings == [])
  }

  @Test func `that saves when it hears of leaving the screen loses nothing`() {
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
