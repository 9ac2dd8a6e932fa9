import LifecycleModels

extension CirculatingClaim {
  static let aboutLaunches: [CirculatingClaim] = [
    CirculatingClaim(
      "enter-at-launch", .launch,
      "applicationWillEnterForeground is called at each launch, and after each interruption.",
      truth: "An app delegate is sent it on the way back from the background only.", wrongOn: .all,
      fixedBy: .refresh,
      saidBy: [
        .issue(
          "thoughtbot/Tropos#205", "fetched its data there: the first launch had a blank screen")
      ], citing: [17, 31, 150],
      refutedBy: [
        .belief("I8", of: .app), .contrary("F17", of: .app),
        .impossible(.willResignActive, .willEnterForeground, .didBecomeActive),
      ]),
    CirculatingClaim(
      "enter-after-background", .launch,
      "applicationWillEnterForeground comes only after applicationDidEnterBackground.",
      truth: "A process that was launched in the background never entered it, and comes forward.",
      wrongOn: .all, fixedBy: .refresh,
      saidBy: [
        .issue(
          "mozilla-mobile/firefox-ios#1759",
          "takes it to be called only after the user has put the app in the background")
      ], citing: [60, 62, 150],
      refutedBy: [
        .belief("I56", of: .app), .belief("I56", of: .scene),
        .possible(
          .willFinishLaunching, .didFinishLaunching, .willEnterForeground, .didBecomeActive,
          in: [.observed]),
      ]),
    CirculatingClaim(
      "cold-url", .launch,
      "application(_:open:options:) is never called when a URL launches the app.",
      truth: "It follows the launch methods, if both return true.", wrongOn: .since(9),
      fixedBy: .openURL,
      saidBy: [
        .issue(
          "quern-dev/quern#82", "a guide: cold, the URL is in the launch options and nowhere else")
      ], citing: [22, 53],
      refutedBy: [
        .contrary("F53", of: .app),
        .possible(.willFinishLaunching, .didFinishLaunching, .openURL, .didBecomeActive),
      ]),
    CirculatingClaim(
      "launch-inactive", .launch,
      "In the launch methods the app is inactive, or even active already.",
      truth:
        "A background launch sees the background, and so does each launch of an app with scenes.",
      wrongOn: .all, fixedBy: .sessions,
      saidBy: [
        .apple(
          "uikit/uiapplicationdelegate/application(_:willfinishlaunchingwithoptions:)",
          "when the system calls this method, the app is in the inactive state"),
        .issue("facebook/react-native#7919", "its state begins as active"),
        .issue("bugsnag/bugsnag-cocoa#1248", "a missing application object reads as active"),
      ], citing: [11, 12, 16], refutedBy: [.belief("I13", of: .scene), .contrary("I13", of: .app)]),
    CirculatingClaim(
      "false-stops-launch", .launch,
      "Returning false from application(_:didFinishLaunchingWithOptions:) ends the launch.",
      truth: "It only keeps the URL, the activity or the shortcut away; the app launches.",
      wrongOn: .all, fixedBy: .falseReturn,
      saidBy: [
        .code(
          "compnerd/swift-win32", "Sources/SwiftWin32/App and Environment/ApplicationMain.swift",
          "quits"),
        .issue(
          "BranchMetrics/ios-branch-deep-linking-attribution#487",
          "an option is named after an SDK that “prevents the launch” by returning false"),
      ], citing: [22, 23], refutedBy: [.belief("I70", of: .app), .belief("I70", of: .launch)]),
  ]
}

extension CirculatingClaim {
  static let aboutLaunchProcedure: [CirculatingClaim] = [
    CirculatingClaim(
      "window-at-launch", .launch,
      "When application(_:didFinishLaunchingWithOptions:) has run there is a window.",
      truth: "With scenes the window comes when a scene connects, which may be never.",
      wrongOn: .since(13), fixedBy: .delegateWindow,
      saidBy: [
        .issue("SVProgressHUD/SVProgressHUD#988", "asks the app delegate for its window: a crash"),
        .issue(
          "wordpress-mobile/WordPress-iOS#25643",
          "code that runs in a background launch is guarded by the presence of a window"),
        .issue("darwin-morocho/flutter-facebook-auth#181", "the app delegate's window remains nil"),
      ], citing: [20, 140, 149],
      refutedBy: [
        .belief("I22", of: .app), .belief("I22", of: .scene), .belief("I22", of: .launch),
      ]),
    CirculatingClaim(
      "main-returns", .launch,
      "When the user ends the app, UIApplicationMain returns and main ends.",
      truth: "UIApplicationMain never returns; an app in good order ends in exit().", wrongOn: .all,
      fixedBy: .afterMain,
      saidBy: [
        .text("S000", "after applicationWillTerminate the thread jumps back to main and returns"),
        .text("S001", "the function returns when the program exits normally"),
        .code(
          "compnerd/swift-win32", "Sources/SwiftWin32/App and Environment/ApplicationMain.swift",
          "returns after willTerminate"),
      ], citing: [84, 141],
      refutedBy: [
        .impossible(.willTerminate, .mainReturned), .belief("F141", of: .launch),
        .belief("F141b", of: .launch), .contrary("I59", of: .app),
      ]),
    CirculatingClaim(
      "make-key-draws", .launch,
      "makeKeyAndVisible draws the window and calls viewWillAppear before it returns.",
      truth: "UIKit shows the window after the launch methods; in a background launch not at all.",
      wrongOn: .all, fixedBy: .layout,
      saidBy: [
        .text("S000", "the method draws the window, and viewWillAppear is called on the way")
      ], citing: [20, 63, 142],
      refutedBy: [.belief("F20b", of: .launch), .belief("F142i", of: .launch)]),
    CirculatingClaim(
      "nib-delegate", .launch,
      "The delegate of the main nib counts only if argument 4 of UIApplicationMain is nil.",
      truth: "A delegate that the nib connects takes precedence, as an author found by trying.",
      wrongOn: .only(8), fixedBy: .oneDelegate,
      saidBy: [
        .apple(
          "uikit/uiapplicationmain", "with nil, the delegate is taken to be loaded from the nib"),
        .text("S003", "says so first, and corrects itself"),
      ], citing: [138, 139], refutedBy: [.belief("F138b", of: .launch, in: [.observed])]),
  ]
}
