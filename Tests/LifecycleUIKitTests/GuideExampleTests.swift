import LifecycleTesting
import LifecycleUIKit
import Testing

/// The delegate of the guide's example.
private typealias AppDelegate = TimelySaver

@MainActor @Test func `the app delegate of the guide loses nothing`() {
  let world = World.uiKit(disk: Notes()) { AppDelegate($0) }
    .action("edit", when: { $0.delegate.appDelegate.text.isEmpty }) {
      $0.delegate.appDelegate.text = "x"
    }
    .fingerprint(disk: \.saved, memory: \.appDelegate.text)
  expectSafe(world.requiring(.nothingUnsaved { $0.delegate.appDelegate.text != $0.disk.saved }))
}
