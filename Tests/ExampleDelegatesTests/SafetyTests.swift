import LifecycleTesting
import LifecycleUIKit
import Testing

@testable import NotesAfter
@testable import NotesBefore

@MainActor @Suite(.lifecycle(saved: .off)) struct `The delegates of the example` {
  @Test func `keep their obligations before the move`() {
    expectAll(
      former(), .nothingUnsaved { $0.delegate.appDelegate.notebook.hasChanges },
      .inputHandledOnce(\.delegate.appDelegate.notebook.handled.count), by: [.exhaustive()],
      isolated: false)
  }

  @Test func `keep their obligations after the move`() {
    expectAll(
      moved { NotesAfter.SceneDelegate() },
      .nothingUnsaved { $0.delegate.appDelegate.notebook.hasChanges },
      .inputHandledOnce(\.delegate.appDelegate.notebook.handled.count),
      on: SceneModel(profile: .observed, scenes: 1, systems: .driven), by: [.exhaustive()],
      isolated: false)
  }
}
