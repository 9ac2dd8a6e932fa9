import LifecycleModels

extension CirculatingClaim {
  static let aboutActivation: [CirculatingClaim] = [
    CirculatingClaim(
      "active-once", .activation,
      "applicationDidBecomeActive comes once for each launch or return: show the lock there.",
      truth: "It also follows each alert, call, glance at a panel, and Face ID itself.",
      saidBy: [
        .issue("D-32/DMPasscode#9", "asks for Touch ID there, which activates again: a loop"),
        .issue("tiny2n/JKLLockScreenViewController#8", "Face ID was asked for twice"),
      ],
      citing: [26, 31, 40, 120],
      refutedBy: [
        .belief("I7", of: .app), .belief("I7", of: .scene),
        .possible(
          .didBecomeActive, .willResignActive, .didBecomeActive, .willResignActive,
          .didBecomeActive),
      ]),
    CirculatingClaim(
      "enter-invariably", .activation,
      "WillEnterForeground is invariably followed by DidBecomeActive.",
      truth: """
        A kill from the switcher can bring a scene to the foreground and back without activating \
        it; and the process may end in between.
        """,
      saidBy: [
        .apple(
          "uikit/uiscenedelegate/scenewillenterforeground(_:)", "invariably",
          log: "wrong-appledoc-wef"),
        .apple(
          "uikit/uiapplicationdelegate/applicationwillenterforeground(_:)", "invariably"),
        .apple(
          "uikit/uiscene/willenterforegroundnotification", "the same of the notifications"),
      ],
      citing: [28, 52, 162],
      refutedBy: [
        .belief("I18", of: .app, in: [.observed]), .belief("I18", of: .scene, in: [.observed]),
        .possible(
          .willEnterForeground, .didEnterBackground, in: [.observed]),
      ]),
    CirculatingClaim(
      "one-pair", .activation,
      "Pulling Notification Centre down deactivates the app once.",
      truth: "On iOS 11 and 12 the app was active for a moment while it opened.",
      saidBy: [
        .issue("facebook/react-native#18575", "expects one inactive for each pull"),
        .issue("lionheart/openradar-mirror#21113", "expects one activation, and reports two"),
      ],
      citing: [40],
      refutedBy: [.belief("I55b", of: .app, in: [.observed])]),
    CirculatingClaim(
      "inactive-no-events", .activation,
      "An inactive app receives no events.",
      truth: "It receives no touches; notifications, motion and network events still come.",
      saidBy: [
        .guide(
          "The App Life Cycle", "inactive: in the foreground, and currently not receiving events"),
        .page(
          "medium.com/@vipandey54/ios-application-lifecycle-91634b915611",
          "not receiving any events"),
      ],
      citing: [2, 125],
      refutedBy: [.belief("F2", of: .runLoop, in: [.observed])]),
  ]
}
