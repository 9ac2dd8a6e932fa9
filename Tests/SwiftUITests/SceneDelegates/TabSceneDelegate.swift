import SwiftUI
import UIKit

final class TabSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  @AppStorage("tab.isFirstLaunch") private var isFirstLaunch = true

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let tabs = UITabBarController()
    tabs.viewControllers = [
      host(Text("One"), title: "One"), host(Text("Two").bold(), title: "Two"),
    ]
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    if isFirstLaunch { presentTour(over: tabs) }
  }

  private func host<Content: View>(_ view: Content, title: String) -> UIViewController {
    let controller = UIHostingController(rootView: view.environment(\.sizeCategory, .large))
    controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    return controller
  }

  private func presentTour(over controller: UIViewController) {
    let tour = UIHostingController(
      rootView: Tour(finish: { [weak self] in
        self?.isFirstLaunch = false
        controller.dismiss(animated: true)
      }))
    tour.modalPresentationStyle = .fullScreen
    tour.isModalInPresentation = true
    controller.present(tour, animated: true)
  }
}

struct Tour: View {
  let finish: @MainActor () -> Void

  var body: some View {
    TabView {
      ForEach(0..<3) { page in Text("Page \(page)").tag(page) }
      Button("Done", action: finish)
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}
