@testable import ProjectAudit

extension MigrationCase {
  /// Apps in Objective-C, and apps whose delegates inherit from classes of frameworks.
  static let frameworks: [MigrationCase] = [
    MigrationCase(
      "M5", "a scene delegate of a framework, and a notification delegate that is set late",
      ProjectFixture(
        plist: Plist.xml(
          Plist.mainStoryboard, Plist.manifest("FlutterSceneDelegate", storyboard: "Main")),
        [
          "App/AppDelegate.swift": """
          @main class AppDelegate: FlutterAppDelegate, FlutterImplicitEngineDelegate {
            override \(Code.didFinish("_ = super.application(application, didFinishLaunchingWithOptions: launchOptions)"))
            func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {
              GeneratedPluginRegistrant.register(with: engineBridge.pluginRegistry)
              UNUserNotificationCenter.current().delegate = self as UNUserNotificationCenterDelegate
            }
          }
          """,
          "App/Base.lproj/Main.storyboard": Code.storyboard,
        ]),
      verdict: .willLoseInput, findings: ["R12 note", "R8 error"]),
    MigrationCase(
      "M10", "Objective-C, a protocol in a class extension, and input that stayed behind",
      ProjectFixture(
        plist: Plist.xml(Plist.manifest("VLCAppSceneDelegate")),
        [
          "App/main.m": """
          #import <UIKit/UIKit.h>
          int main(int argc, char *argv[]) {
            @autoreleasepool {
              return UIApplicationMain(argc, argv, nil, NSStringFromClass([VLCAppDelegate class]));
            }
          }
          """,
          "App/VLCAppDelegate.m": """
          @interface VLCAppDelegate () <UIApplicationDelegate>
          @end
          @implementation VLCAppDelegate
          - (BOOL)application:(UIApplication *)application
              didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
            [self prepare];
            return YES;
          }
          - (void)applicationWillResignActive:(UIApplication *)application { [_lock show]; }
          - (void)applicationDidBecomeActive:(UIApplication *)application { [_lock hide]; }
          - (BOOL)application:(UIApplication *)application
              continueUserActivity:(NSUserActivity *)userActivity
                restorationHandler:(void (^)(NSArray *))restorationHandler {
            return [self open:userActivity];
          }
          - (void)application:(UIApplication *)application
              performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
                         completionHandler:(void (^)(BOOL))completionHandler {
            [_coordinator perform:shortcutItem];
          }
          @end
          """,
          "App/VLCAppSceneDelegate.m": """
          @interface VLCAppSceneDelegate () <UISceneDelegate> {
            UIScene *_scene;
          }
          @end
          @implementation VLCAppSceneDelegate
          - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session
              options:(UISceneConnectionOptions *)connectionOptions {
            UIWindow *window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
            appDelegate.window = window;
          }
          - (void)sceneDidBecomeActive:(UIScene *)scene {
            [appDelegate applicationDidBecomeActive:[UIApplication sharedApplication]];
          }
          - (void)sceneWillResignActive:(UIScene *)scene {
            [appDelegate applicationWillResignActive:[UIApplication sharedApplication]];
          }
          - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
            for (UIOpenURLContext *context in URLContexts) { [self open:context.URL]; }
          }
          @end
          """,
        ]),
      verdict: .willLoseInput,
      findings: ["R3 warning", "R6 error", "R6 error", "R7 error"]),
    MigrationCase(
      "M17 2026", "React Native: the scene delegate takes the window over, links stay behind",
      ProjectFixture(
        plist: Plist.xml(Plist.manifest()),
        [
          "App/AppDelegate.swift": """
          @main class AppDelegate: ExpoAppDelegate {
            override \(Code.didFinish("window = UIWindow(frame: UIScreen.main.bounds)"))
            override func application(
              _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
            ) -> Bool {
              super.application(app, open: url, options: options) || RCTLinkingManager.application(app)
            }
            override \(Code.appContinue("return RCTLinkingManager.handle(userActivity)"))
          }
          class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            \(Code.willConnect("""
            guard let appDelegate = UIApplication.shared.delegate as? AppDelegate else { return }
            window = appDelegate.window
            window?.windowScene = scene as? UIWindowScene
            window?.makeKeyAndVisible()
            """))
          }
          """
        ]),
      verdict: .willLoseInput, findings: ["R26 warning", "R6 error", "R6 error"]),
    MigrationCase(
      "M28", "Objective-C and Swift, warm redirects only",
      ProjectFixture(
        plist: Plist.xml(Plist.manifest("SceneDelegate")),
        [
          "App/main.m": """
          int main(int argc, char *argv[]) {
            return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
          }
          """,
          "App/AppDelegate.m": """
          @interface AppDelegate : UIResponder <UIApplicationDelegate>
          @end
          @implementation AppDelegate
          - (BOOL)application:(UIApplication *)application
              didFinishLaunchingWithOptions:(NSDictionary *)launchOptions { return YES; }
          @end
          """,
          "App/SceneDelegate.m": """
          @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
          @end
          @implementation SceneDelegate
          - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session
              options:(UISceneConnectionOptions *)connectionOptions {
            self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
            [self handle:[connectionOptions URLContexts]];
          }
          - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts {
            [self handle:URLContexts];
          }
          @end
          """,
        ]),
      verdict: .ready),
    MigrationCase(
      "M29", "an empty subclass of a class of a framework",
      ProjectFixture(
        plist: Plist.xml(Plist.manifest(storyboard: "Main")),
        [
          "App/AppDelegate.swift": """
          @main
          #if compiler(>=6.1)
          @objc @implementation
          #else
          @_objcImplementation
          #endif
          extension AppDelegate {}
          """,
          "App/AppDelegate.h": "@interface AppDelegate : CDVAppDelegate\n@end\n",
          "App/SceneDelegate.swift": "class SceneDelegate: CDVSceneDelegate {}",
          "App/Base.lproj/Main.storyboard": Code.storyboard,
        ]),
      verdict: .ready),
    MigrationCase(
      "M37", "scenes that only code adopts, without a manifest",
      ProjectFixture(
        plist: Plist.xml(),
        [
          "App/main.m": """
          int main(int argc, char **argv) {
            return UIApplicationMain(argc, argv, nil, @"SDLUIKitDelegate");
          }
          """,
          "App/Delegate.m": """
          @interface SDLUIKitDelegate : NSObject <UIApplicationDelegate>
          @end
          @implementation SDLUIKitDelegate
          - (UISceneConfiguration *)application:(UIApplication *)application
              configurationForConnectingSceneSession:(UISceneSession *)session
              options:(UISceneConnectionOptions *)options {
            UISceneConfiguration *config =
                [[UISceneConfiguration alloc] initWithName:@"SDL" sessionRole:session.role];
            config.delegateClass = [SDLSceneDelegate class];
            return config;
          }
          @end
          @interface SDLSceneDelegate : NSObject <UIWindowSceneDelegate>
          @end
          @implementation SDLSceneDelegate
          - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session
              options:(UISceneConnectionOptions *)connectionOptions {
            window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
          }
          @end
          """,
        ]),
      verdict: .readyWithNotes, findings: ["R1 note"]),
    MigrationCase(
      "M38", "a thin scene delegate over a class of a package",
      ProjectFixture(
        plist: Plist.xml(Plist.manifest()),
        [
          "App/AppDelegate.swift": """
          @main class AppDelegate: ExpoAppDelegate {
            override \(Code.didFinish("factory = ExpoReactNativeFactory(delegate: delegate)"))
          }
          """,
          "App/SceneDelegate.swift": "class SceneDelegate: ExpoAppSceneDelegate {}",
        ]),
      verdict: .ready),
  ]
}
