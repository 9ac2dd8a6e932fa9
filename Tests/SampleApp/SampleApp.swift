import SwiftUI

final class SampleAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: session.role)
  }
}

@main
struct SampleApp: App {
  @UIApplicationDelegateAdaptor(SampleAppDelegate.self) var appDelegate

  var body: some Scene {
    WindowGroup {
      Text("Hello")
        .padding()
    }
  }
}
