import SwiftUI
import UIKit

final class NavigationSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var navigationController: UINavigationController?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let host = UIHostingController(
      rootView: NavigationContent { [weak self] in self?.showDetail() })
    host.title = "Home"
    host.view.backgroundColor = .systemBackground
    host.navigationItem.title = "Home"
    let navigation = UINavigationController(rootViewController: host)
    navigationController = navigation
    window = UIWindow(windowScene: scene)
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
  }

  private func showDetail() {
    let detail = UIHostingController(rootView: Text("Detail").font(.title))
    navigationController?.pushViewController(detail, animated: true)
  }
}

struct NavigationContent: View {
  let onSelect: @MainActor () -> Void

  var body: some View {
    Button("Detail", action: onSelect)
  }
}
