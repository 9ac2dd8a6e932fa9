import LifecycleTesting
import LifecycleUIKit
import SwiftUI
import Testing

/// What survives the process.
private final class Store {
  var saved = ""
}

private struct NotesApp: App {
  @UIApplicationDelegateAdaptor(AdaptedDelegate.self) var delegate

  var body: some SwiftUI.Scene { WindowGroup { Text("Notes") } }
}

/// The delegate of an app of SwiftUI; it saves too late.
@MainActor private final class AdaptedDelegate: NSObject, UIApplicationDelegate {
  var store: Store?
  var text = ""

  func applicationWillTerminate(_ application: UIApplication) { store?.saved = text }
}

/// Shows a view of SwiftUI in its window, and saves when it leaves.
@MainActor private final class HostingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let store: Store
  var text = ""

  init(_ store: Store) {
    self.store = store
    text = store.saved
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIHostingController(rootView: Text("Notes"))
    window.makeKeyAndVisible()
    self.window = window
  }

  var isUnsaved: Bool { text != store.saved }

  func sceneWillResignActive(_ scene: UIScene) { store.saved = text }
}

@MainActor private final class PlainAppDelegate: NSObject, UIApplicationDelegate {}

#if os(Linux)
  @MainActor @Suite(.lifecycle(saved: .off)) struct `An app of SwiftUI` {
    @Test func `is driven through the delegate of its adaptor`() throws {
      let world = World.uiKit(disk: Store()) { store in
        let delegate = NotesApp().delegate
        delegate.store = store
        return delegate
      }
      .action("edit", when: { $0.delegate.appDelegate.text.isEmpty }) {
        $0.delegate.appDelegate.text = "x"
      }
      .fingerprint(disk: \.saved, memory: \.appDelegate.text)
      .requiring(.nothingUnsaved { $0.delegate.appDelegate.text != $0.disk.saved })
      let finding = try #require(try LifeCheck(world).run(.exhaustive()).findings.first)
      #expect(finding.trace.choices == ["launch", "edit", "home", "suspend"])
    }

    @Test func `is driven through a scene delegate that hosts its view`() throws {
      typealias Driven = DrivenScenes<PlainAppDelegate, HostingSceneDelegate>
      let world: World<Store, Driven> = World.uiKitScenes(
        disk: Store(), appDelegate: { _ in PlainAppDelegate() },
        sceneDelegate: { HostingSceneDelegate($0) }
      )
      .action("edit", when: { $0.delegate.sceneDelegate?.text == "" }) {
        $0.delegate.sceneDelegate?.text = "x"
      }
      .fingerprint(disk: \.saved, memory: { (app: Driven) in app.sceneDelegate?.text ?? "" })
      .requiring(.nothingUnsaved { $0.delegate.sceneDelegate?.isUnsaved ?? false })
      let model = SceneModel(profile: .observed, scenes: 1, systems: .driven)
      let report = try LifeCheck(world, on: model).run(.exhaustive(depth: 5))
      #expect(report.findings.map(\.headline) == [])
    }
  }
#endif
