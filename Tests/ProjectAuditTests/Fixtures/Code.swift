/// Sources that several tests use.
enum Code {
  static let appDelegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        true
      }
    }
    """

  static let sceneDelegate = """
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
      }
    }
    """

  static let swiftUIApp = """
    import SwiftUI

    @main
    struct NotesApp: App {
      var body: some Scene {
        WindowGroup { Text("Notes") }
      }
    }
    """

  /// An app of SwiftUI whose delegate is called AppDelegate.
  static let adaptedApp = swiftUIApp.replacing(
    "  var body", with: "  @UIApplicationDelegateAdaptor var delegate: AppDelegate\n\n  var body")
}

// Methods of delegates with given bodies.
extension Code {
  /// A method that does something with a tap on a notification, and completes it.
  static func didReceive(_ body: String) -> String {
    """
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      \(body)
      completionHandler()
    }
    """
  }

  static func didFinish(_ body: String) -> String {
    """
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      \(body)
      return true
    }
    """
  }

  static func appContinue(_ body: String) -> String {
    """
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool { \(body) }
    """
  }

  static func appShortcut(_ body: String) -> String {
    """
    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { \(body) }
    """
  }

  static func configuration(_ body: String) -> String {
    """
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { \(body) }
    """
  }

  static func willConnect(_ body: String) -> String {
    """
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) { \(body) }
    """
  }

  static func openURLContexts(_ body: String) -> String {
    "func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { \(body) }"
  }

  static func sceneContinue(_ body: String) -> String {
    "func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { \(body) }"
  }

  static func sceneShortcut(_ body: String) -> String {
    """
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { \(body) }
    """
  }

  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      initialViewController="first">
      <scenes>
        <scene sceneID="s">
          <objects><viewController id="first" sceneMemberID="viewController"/></objects>
        </scene>
      </scenes>
    </document>
    """
}
