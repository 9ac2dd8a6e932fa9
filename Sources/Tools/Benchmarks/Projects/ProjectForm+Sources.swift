/// What the forms of generated projects consist of.
extension ProjectForm {
  static let manifest = """
    <key>UIApplicationSceneManifest</key>
    <dict>
      <key>UISceneConfigurations</key>
      <dict>
        <key>UIWindowSceneSessionRoleApplication</key>
        <array>
          <dict>
            <key>UISceneDelegateClassName</key>
            <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
          </dict>
        </array>
      </dict>
    </dict>

    """

  static let appDelegate = """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { true }
    }
    """

  static let sceneDelegate = """
    import UIKit

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.makeKeyAndVisible()
      }
    }
    """

  static let swiftUIApp = """
    import SwiftUI

    final class AppDelegate: NSObject, UIApplicationDelegate {}

    @main
    struct Main: App {
      @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
      var body: some Scene { WindowGroup { Text("Hello") } }
    }
    """

  static let objectiveCDelegate = """
    #import <UIKit/UIKit.h>

    @interface AppDelegate : UIResponder <UIApplicationDelegate>
    @end

    @implementation AppDelegate
    - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
      return YES;
    }
    - (void)applicationDidEnterBackground:(UIApplication *)application {
      [[NSUserDefaults standardUserDefaults] setObject:@"draft" forKey:@"note"];
    }
    @end
    """

  static let main = """
    #import <UIKit/UIKit.h>
    int main(int argc, char *argv[]) {
      return UIApplicationMain(argc, argv, nil, @"AppDelegate");
    }
    """
}
