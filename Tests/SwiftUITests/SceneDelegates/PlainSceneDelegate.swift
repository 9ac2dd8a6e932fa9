import SwiftUI
import UIKit

class PlainSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let contentView = PlainContent()
    if let windowScene = scene as? UIWindowScene {
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIHostingController(rootView: contentView)
      self.window = window
      window.makeKeyAndVisible()
    }
  }
}

struct PlainContent: View {
  var body: some View {
    Text("Hello, world!")
      .padding()
  }
}

struct PlainContent_Previews: PreviewProvider {
  static var previews: some View {
    PlainContent().previewLayout(.sizeThatFits)
  }
}
