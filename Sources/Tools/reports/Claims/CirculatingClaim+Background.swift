import LifecycleModels

extension CirculatingClaim {
  static let aboutWakes: [CirculatingClaim] = [
    CirculatingClaim(
      "process-is-launch", .background,
      "A process starts because the user opens the app: count a session, start the clock, log in.",
      truth: "The system launches apps for events, and ahead of time; no one may ever see them.",
      wrongOn: .all, fixedBy: .sessions,
      saidBy: [
        .issue("firebase/firebase-ios-sdk#12219", "a silent push starts a session"),
        .issue("TelemetryDeck/SwiftSDK#281", "each start of a process is a session"),
        .issue("segmentio/analytics-ios#745", "a silent push is “Application Opened”"),
        .issue("wikimedia/wikipedia-ios#1356", "a background fetch resumes the whole app"),
      ], citing: [60, 64, 70, 72],
      refutedBy: [
        .belief("I45", of: .app), .belief("I45", of: .scene), .belief("I45", of: .launch),
        .possible(.willFinishLaunching, .didFinishLaunching, .performFetch, in: [.observed]),
      ]),
    CirculatingClaim(
      "wake-announced", .background,
      "Each return from suspension passes applicationWillEnterForeground: reset there what expired.",
      truth: "A suspended app that is woken for an event is sent that event, and no transition.",
      wrongOn: .all, fixedBy: .wake,
      saidBy: [
        .issue(
          "wireapp/wire-ios-sync-engine#917",
          "a flag that only willEnterForeground clears is still set when a push wakes the app")
      ], citing: [33, 34], refutedBy: [.belief("I17", of: .app), .belief("I17", of: .scene)]),
    CirculatingClaim(
      "background-launch", .background,
      "An app that is launched in the background is sent applicationDidEnterBackground.",
      truth: "It is sent the launch methods and its event; it is in the background from the start.",
      wrongOn: .since(7), fixedBy: .backgroundWork,
      saidBy: [
        .apple(
          "uikit/about-the-background-execution-sequence",
          "the second step of a launch in the background is applicationDidEnterBackground"),
        .guide(
          .figure,
          "figure 3-3 shows a method between the launch and the event, as this radar reports"),
      ], citing: [60, 61],
      refutedBy: [
        .belief("I14", of: .app, in: [.observed]), .belief("I14", of: .launch, in: [.observed]),
      ]),
    CirculatingClaim(
      "wake-background", .background,
      "A suspended app that is woken is sent applicationDidEnterBackground once more.",
      truth: "It is sent its event alone.", wrongOn: .since(10), fixedBy: .backgroundWork,
      saidBy: [
        .apple(
          "uikit/about-the-background-execution-sequence",
          "the second step of a resumption in the background is applicationDidEnterBackground")
      ], citing: [33],
      refutedBy: [
        .belief("I14", of: .app, in: [.observed]),
        .impossible(
          .willResignActive, .didEnterBackground, .didEnterBackground, .performFetch,
          in: [.observed]),
      ]),
    CirculatingClaim(
      "prewarm-no-code", .background, "Prewarming runs no code of the app.",
      truth: "On iOS 15 it was seen to run as far as viewDidLoad, hours before anyone looked.",
      wrongOn: .since(15), fixedBy: .protectedData,
      saidBy: [
        .apple(
          "uikit/about-the-app-launch-sequence",
          "the process is made and suspended without running the app's code; earlier: it stops "
            + "before UIApplicationMain")
      ], citing: [70, 71, 72, 73],
      refutedBy: [.belief("F71", of: .launch, in: [.observed]), .belief("I45b", of: .launch)]),
  ]

  static let aboutPushes: [CirculatingClaim] = [
    CirculatingClaim(
      "silent-push-wakes", .background,
      "A push with content-available wakes the app, whatever became of it.",
      truth: "After a force quit it does not, until the user opens the app again.",
      wrongOn: .since(7), fixedBy: .silentPush,
      saidBy: [
        .issue(
          "klaviyo/klaviyo-swift-sdk#647",
          "a comment: it fires whether the app is in front, in the background or not running"),
        .issue(
          "pushy/pushy-react-native#18", "posts and answers say that such a push wakes the app"),
        .stackOverflow(19068762, "expects the push after a force quit"),
      ], citing: [65, 84], refutedBy: [.belief("I54b", of: .app), .belief("I54b", of: .scene)]),
    CirculatingClaim(
      "push-once", .background, "A push is delivered once.",
      truth: "It may come when it arrives in the background, and again when the user taps it.",
      wrongOn: .since(7), fixedBy: .pushOnce,
      saidBy: [
        .issue(
          "OneSignal/OneSignal-iOS-SDK#146",
          "events were fired twice when content-available was set")
      ], citing: [58, 59],
      refutedBy: [
        .belief("I62", of: .app), .belief("I62", of: .scene),
        .possible(
          .didReceiveRemoteNotification, .willEnterForeground, .didReceiveRemoteNotification,
          .didBecomeActive),
      ]),
  ]
}

extension CirculatingClaim {
  static let aboutBackgroundTime: [CirculatingClaim] = [
    CirculatingClaim(
      "task-guarantees", .backgroundTime,
      "beginBackgroundTask in applicationDidEnterBackground buys minutes to finish work.",
      truth: """
        The assertion is asked for, not given: the app may be suspended first, or be refused; today \
        some 30 seconds are left for all tasks together.
        """, wrongOn: .all, fixedBy: .backgroundTime,
      saidBy: [
        .issue(
          "SDWebImage/SDWebImage#3343", "cleans its cache in a task begun when the app has left"),
        .issue("sunlightlabs/congress-ios#43", "saving begins when the app is left"),
        .stackOverflow(28275415, "by general consensus one usually gets 10 minutes"),
      ], citing: [106, 107, 110, 111],
      refutedBy: [.belief("I47", of: .app), .belief("I47", of: .scene)]),
    CirculatingClaim(
      "expiration-always", .backgroundTime,
      "The expiration handler is called before the app stops running: abandon work there.",
      truth:
        "A kill calls no handler, and an app that has ended its tasks is suspended without it.",
      wrongOn: .all, fixedBy: .backgroundTime,
      saidBy: [
        .issue(
          "kasianov-mikhail/scout#457",
          "the handler ensures that work is cancelled, where iOS would silently take the time away")
      ], citing: [89, 109],
      refutedBy: [
        .belief("I66", of: .app), .belief("I66", of: .scene), .belief("I66", of: .device),
      ]),
  ]
}

extension CirculatingClaim {
  static let aboutMemory: [CirculatingClaim] = [
    CirculatingClaim(
      "warning-first", .memory, "An app gets a memory warning before it is ended for memory.",
      truth: "Warnings are best effort: memory that is taken fast enough costs the process first.",
      wrongOn: .all, fixedBy: .memory,
      saidBy: [
        .issue(
          "lionheart/openradar-mirror#7695",
          "rdar 24908457 expects a warning before the kill, and reports that none came")
      ], citing: [89, 91, 92],
      refutedBy: [
        .belief("I60b", of: .app), .belief("I60b", of: .scene), .belief("I60b", of: .device),
      ])
  ]
}
