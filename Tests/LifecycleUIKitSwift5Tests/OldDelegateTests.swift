import LifecycleTesting
import LifecycleUIKit
import Testing

/// A delegate written before Swift checked concurrency.
class OldDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var store: OldStore
  var draft = ""

  init(store: OldStore) {
    self.store = store
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    draft = store.text
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {
    store.text = draft
  }
}

class OldStore {
  var text = ""
}

@MainActor @Suite struct `A delegate in Swift 5` {
  @Test func `is driven like any other`() {
    let world = World.uiKit(disk: OldStore()) { OldDelegate(store: $0) }
      .action("edit", when: { $0.delegate.appDelegate.draft.isEmpty }) {
        $0.delegate.appDelegate.draft = "x"
      }
      .requiring(.nothingUnsaved { $0.delegate.appDelegate.draft != $0.disk.text })
      .fingerprint(disk: { $0.text }, memory: { $0.appDelegate.draft })
    #expect(expectSafe(world, isolated: false)?.findings == [])
  }
}
