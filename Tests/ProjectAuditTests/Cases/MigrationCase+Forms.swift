@testable import ProjectAudit

extension MigrationCase {
  /// Projects whose settings take other forms.
  static let forms: [MigrationCase] = [
    MigrationCase(
      "M14", "three plists for three configurations, all without a manifest",
      ProjectFixture(
        targets: [
          .init(
            name: "App",
            files: [
              "App/AppDelegate.swift": """
              @main class AppDelegate: UIResponder, UIApplicationDelegate {
                \(Code.didFinish("window = UIWindow(frame: UIScreen.main.bounds)"))
              }
              """
            ],
            special: [
              "Debug": ["INFOPLIST_FILE": "App/Debug.plist"],
              "Release": ["INFOPLIST_FILE": "App/Release.plist"],
              "TestFlight": ["INFOPLIST_FILE": "App/TestFlight.plist"],
            ])
        ],
        files: [
          "App/Debug.plist": Plist.xml(), "App/Release.plist": Plist.xml(),
          "App/TestFlight.plist": Plist.xml(),
        ], configurations: ["Debug", "Release", "TestFlight"]),
      verdict: .willNotLaunch, findings: ["R1 error"]),
    MigrationCase(
      "xcconfig", "an Info.plist that an included xcconfig file names",
      ProjectFixture(
        targets: [
          .init(
            name: "App",
            files: ["App/AppDelegate.swift": Code.appDelegate, "App/S.swift": Code.sceneDelegate],
            settings: ["PRODUCT_NAME": "Notes App"], settingsFile: "Config/App.xcconfig")
        ],
        files: [
          "Config/App.xcconfig": "#include \"Base.xcconfig\"\n#include? \"Local.xcconfig\"\n",
          "Config/Base.xcconfig": """
          // Where the plist is.
          PLIST_FOLDER = $(SRCROOT)/Plists
          INFOPLIST_FILE = ${PLIST_FOLDER}/$(CONFIGURATION:lower).plist
          """,
          "Plists/debug.plist": Plist.xml(Plist.manifest()),
          "Plists/release.plist": Plist.xml(Plist.manifest("Notes_App.SceneDelegate")),
        ]),
      verdict: .readyWithNotes, findings: ["R3 note"]),
    MigrationCase(
      "folder", "a folder that Xcode keeps in step with the disk",
      ProjectFixture(
        targets: [
          .init(
            name: "App",
            files: [
              "App/AppDelegate.swift": Code.appDelegate,
              "App/Windows/Scene.swift": Code.sceneDelegate,
              "App/Old/OldDelegate.swift":
                "@main class OldDelegate: UIResponder, UIApplicationDelegate {}",
            ], folder: "App", exceptions: ["Old/OldDelegate.swift"])
        ], files: ["App/Info.plist": Plist.xml(Plist.manifest())]),
      verdict: .ready),
  ]

  /// UIKit apps that did not move.
  static let unmoved: [MigrationCase] = [
    MigrationCase(
      "M25", "Flutter, storyboard, two targets, no manifest",
      ProjectFixture(
        plist: Plist.xml(Plist.mainStoryboard),
        [
          "App/AppDelegate.swift": """
          @main @objc class AppDelegate: FlutterAppDelegate {
            override \(Code.didFinish("GeneratedPluginRegistrant.register(with: self)"))
          }
          """,
          "App/Base.lproj/Main.storyboard": Code.storyboard,
        ]),
      verdict: .willNotLaunch, findings: ["R1 error"]),
    MigrationCase(
      "M35", "React Native, transitions that override those of a framework",
      ProjectFixture(
        plist: Plist.xml(),
        [
          "App/AppDelegate.swift": """
          @main class AppDelegate: ExpoAppDelegate {
            override \(Code.didFinish("window = UIWindow(frame: UIScreen.main.bounds)"))
            override func applicationDidBecomeActive(_ application: UIApplication) {
              super.applicationDidBecomeActive(application)
              badge.clear()
            }
            override func applicationWillResignActive(_ application: UIApplication) {
              super.applicationWillResignActive(application)
              badge.update()
            }
          }
          """
        ]),
      verdict: .willNotLaunch, findings: ["R1 error", "R5 note"]),
  ]
}
