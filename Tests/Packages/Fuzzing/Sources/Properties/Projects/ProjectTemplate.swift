/// A small app that is ready for scenes, of which an input replaces one file.
enum ProjectTemplate {
  static let projectFile = "App.xcodeproj/project.pbxproj"

  /// All files by their paths.
  static var contents: [String: [UInt8]] {
    [
      projectFile: project, "App/Info.plist": plist, "App/Main.storyboard": storyboard,
      "App.xcconfig": "MODULE = App\n", "App/AppDelegate.swift": appDelegate,
      "App/SceneDelegate.swift": sceneDelegate, "App/Old.m": implementation,
      "App/Old.h": "@interface Old : NSObject\n@end\n",
    ].mapValues { Array($0.utf8) }
  }

  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = {isa = PBXProject; mainGroup = M; buildConfigurationList = L; targets = (T); };
        M = {isa = PBXGroup; sourceTree = "<group>"; children = (A, X); };
        A = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        X = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        T = {
          isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L; fileSystemSynchronizedGroups = (A);
        };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {
          isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
          buildSettings = {INFOPLIST_FILE = App/Info.plist; PRODUCT_NAME = "$(MODULE)"; };
        };
      };
      rootObject = P;
    }
    """

  private static let plist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    <key>UIApplicationSceneManifest</key>
    <dict>
      <key>UISceneConfigurations</key>
      <dict>
        <key>UIWindowSceneSessionRoleApplication</key>
        <array>
          <dict>
            <key>UISceneDelegateClassName</key>
            <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            <key>UISceneStoryboardFile</key>
            <string>Main</string>
          </dict>
        </array>
      </dict>
    </dict>
    </dict>
    </plist>
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
      <scenes><scene sceneID="s"><objects><viewController id="a"/></objects></scene></scenes>
    </document>
    """

  private static let appDelegate = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { true }
    }
    """

  private static let sceneDelegate = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
    """

  private static let implementation = """
    #import "Old.h"
    @implementation Old
    - (void)show { [UIApplication.sharedApplication.keyWindow makeKeyAndVisible]; }
    @end
    """
}
