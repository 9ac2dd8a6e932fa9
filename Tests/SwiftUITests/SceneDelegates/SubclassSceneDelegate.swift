import SwiftUI
import UIKit

final class SubclassSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = SubclassHost()
    window.overrideUserInterfaceStyle = .dark
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    (window?.rootViewController as? SubclassHost)?.rootView.isObscured = true
  }
}

struct ObscuredContent: View {
  var isObscured = false

  var body: some View {
    if isObscured { Color(.systemBackground) } else { Text("Secret").privacySensitive() }
  }
}

final class SubclassHost: UIHostingController<ObscuredContent> {
  init() {
    super.init(rootView: ObscuredContent())
    sizingOptions = [.preferredContentSize]
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder, rootView: ObscuredContent())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
  }
}
