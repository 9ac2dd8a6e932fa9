import LifecycleModels

extension CirculatingClaim {
  static let aboutLaunches: [CirculatingClaim] = [
    CirculatingClaim(
      "enter-at-launch", .launch,
      "applicationWillEnterForeground is called at each launch, and after each interruption.",
      truth: "An app delegate is sent it on the way back from the background only.",
      saidBy: [
        .page(
          "buyukterzi.com/ios-application-life-cycle",
          "lists it among the methods of a launch, and as the return from a phone call",
          log: "buyukterzi-01-wrong"),
        .issue(
          "thoughtbot/Tropos#205", "fetched its data there: the first launch had a blank screen"),
      ],
      citing: [17, 31, 150],
      refutedBy: [
        .belief("I8", of: .app), .contrary("F17", of: .app),
        .impossible(.willResignActive, .willEnterForeground, .didBecomeActive),
      ]),
    CirculatingClaim(
      "enter-after-background", .launch,
      "applicationWillEnterForeground comes only after applicationDidEnterBackground.",
      truth: "A process that was launched in the background never entered it, and comes forward.",
      saidBy: [
        .issue(
          "mozilla-mobile/firefox-ios#1759",
          "takes it to be called only after the user has put the app in the background")
      ],
      citing: [60, 62, 150],
      refutedBy: [
        .belief("I56", of: .app), .belief("I56", of: .scene),
        .possible(
          .willFinishLaunching, .didFinishLaunching, .willEnterForeground, .didBecomeActive,
          in: [.observed]),
      ]),
    CirculatingClaim(
      "cold-url", .launch,
      "application(_:open:options:) is never called when a URL launches the app.",
      truth: "It follows the launch methods, if both return true.",
      saidBy: [
        .issue(
          "quern-dev/quern#82", "a guide: cold, the URL is in the launch options and nowhere else",
          log: "wrong-quern-82")
      ],
      citing: [22, 53],
      refutedBy: [
        .contrary("F53", of: .app),
        .possible(.willFinishLaunching, .didFinishLaunching, .openURL, .didBecomeActive),
      ]),
    CirculatingClaim(
      "launch-inactive", .launch,
      "In the launch methods the app is inactive, or even active already.",
      truth:
        "A background launch sees the background, and so does each launch of an app with scenes.",
      saidBy: [
        .apple(
          "uikit/uiapplicationdelegate/application(_:willfinishlaunchingwithoptions:)",
          "when the system calls this method, the app is in the inactive state"),
        .issue("facebook/react-native#7919", "its state begins as active"),
        .issue("bugsnag/bugsnag-cocoa#1248", "a missing application object reads as active"),
      ],
      citing: [11, 12, 16],
      refutedBy: [.belief("I13", of: .scene), .contrary("I13", of: .app)]),
    CirculatingClaim(
      "false-stops-launch", .launch,
      "Returning false from application(_:didFinishLaunchingWithOptions:) ends the launch.",
      truth: "It only keeps the URL, the activity or the shortcut away; the app launches.",
      saidBy: [
        .page(
          "errorhandle.ai/embedding-typescript-js-output-in-dll-as-a-resource",
          "the app terminates shortly after"),
        .page(
          "infinitelexicon.com/didFinishLaunchingWithOptions",
          "the value says whether the app finished launching successfully"),
        .code("compnerd/swift-win32, ApplicationMain.swift", "quits"),
      ],
      citing: [22, 23],
      refutedBy: [.belief("I70", of: .app), .belief("I70", of: .launch)]),
  ]
}
