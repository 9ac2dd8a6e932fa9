import SwiftUI
import UIKit

final class EnvironmentSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let settings = SceneSettings()
  private lazy var root = makeRoot()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = root
    window?.tintColor = UIColor(Color.orange)
    window?.makeKeyAndVisible()
    connectionOptions.urlContexts.forEach { settings.lastURL = $0.url }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    settings.lastURL = URLContexts.first?.url
  }

  private func makeRoot() -> UIHostingController<AnyView> {
    UIHostingController(rootView: AnyView(SettingsContent().environmentObject(settings)))
  }
}

final class SceneSettings: ObservableObject {
  @Published var lastURL: URL?
}

struct SettingsContent: View {
  @EnvironmentObject var settings: SceneSettings

  var body: some View {
    settings.lastURL.map { Text($0.absoluteString) }
  }
}
