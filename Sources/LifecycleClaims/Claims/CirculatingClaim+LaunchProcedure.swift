import LifecycleModels

extension CirculatingClaim {
  static let aboutLaunchProcedure: [CirculatingClaim] = [
    CirculatingClaim(
      "window-at-launch", .launch,
      "When application(_:didFinishLaunchingWithOptions:) has run there is a window.",
      truth: "With scenes the window comes when a scene connects, which may be never.",
      saidBy: [
        .issue("SVProgressHUD/SVProgressHUD#988", "asks the app delegate for its window: a crash"),
        .issue(
          "wordpress-mobile/WordPress-iOS#25643",
          "code that runs in a background launch is guarded by the presence of a window"),
        .issue(
          "darwin-morocho/flutter-facebook-auth#181", "the app delegate's window remains nil"),
      ],
      citing: [20, 140, 149],
      refutedBy: [
        .belief("I22", of: .app), .belief("I22", of: .scene), .belief("I22", of: .launch),
      ]),
    CirculatingClaim(
      "main-returns", .launch,
      "When the user ends the app, UIApplicationMain returns and main ends.",
      truth: "UIApplicationMain never returns; an app in good order ends in exit().",
      saidBy: [
        .text(
          "S000", "after applicationWillTerminate the thread jumps back to main and returns",
          log: "wrong-seed000-return"),
        .text(
          "S001", "the function returns when the program exits normally",
          log: "wrong-seed001-return"),
        .code("compnerd/swift-win32, ApplicationMain.swift", "returns after willTerminate"),
      ],
      citing: [84, 141],
      refutedBy: [
        .belief("F141", of: .launch), .belief("F141b", of: .launch), .contrary("I59", of: .app),
        .impossible(.willTerminate, .mainReturned),
      ]),
    CirculatingClaim(
      "make-key-draws", .launch,
      "makeKeyAndVisible draws the window and calls viewWillAppear before it returns.",
      truth: "UIKit shows the window after the launch methods; in a background launch not at all.",
      saidBy: [
        .text("S000", "the method draws the window, and viewWillAppear is called on the way")
      ],
      citing: [20, 63, 142],
      refutedBy: [.belief("F20b", of: .launch), .belief("F142i", of: .launch)]),
    CirculatingClaim(
      "nib-delegate", .launch,
      "The delegate of the main nib counts only if argument 4 of UIApplicationMain is nil.",
      truth: "A delegate that the nib connects takes precedence, as an author found by trying.",
      saidBy: [
        .apple(
          "uikit/uiapplicationmain", "with nil, the delegate is taken to be loaded from the nib"),
        .text("S003", "says so first, and corrects itself"),
      ],
      citing: [138, 139],
      refutedBy: [.belief("F138b", of: .launch, in: [.observed])]),
  ]
}
