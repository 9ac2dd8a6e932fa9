import LifecycleModels

extension CirculatingClaim {
  static let aboutActivation: [CirculatingClaim] = [
    CirculatingClaim(
      "active-once", .activation,
      "applicationDidBecomeActive comes once for each launch or return: show the lock there.",
      truth: "It also follows each alert, call, glance at a panel, and Face ID itself.",
      wrongOn: .all, fixedBy: .lockScreen,
      saidBy: [
        .issue("D-32/DMPasscode#9", "asks for Touch ID there, which activates again: a loop"),
        .issue("tiny2n/JKLLockScreenViewController#8", "Face ID was asked for twice"),
      ], citing: [26, 31, 40, 120],
      refutedBy: [
        .belief("I7", of: .app), .belief("I7", of: .scene),
        .possible(
          .didBecomeActive, .willResignActive, .didBecomeActive, .willResignActive, .didBecomeActive
        ),
      ]),
    CirculatingClaim(
      "enter-invariably", .activation,
      "WillEnterForeground is invariably followed by DidBecomeActive.",
      truth: """
        A kill from the switcher can bring a scene to the foreground and back without activating \
        it; and the process may end in between.
        """, wrongOn: .since(16), fixedBy: .startAndStop,
      saidBy: [
        .apple("uikit/uiscenedelegate/scenewillenterforeground(_:)", "invariably"),
        .apple("uikit/uiapplicationdelegate/applicationwillenterforeground(_:)", "invariably"),
        .apple("uikit/uiscene/willenterforegroundnotification", "the same of the notifications"),
      ], citing: [28, 52, 162],
      refutedBy: [
        .belief("I18", of: .app, in: [.observed]), .belief("I18", of: .scene, in: [.observed]),
        .possible(.willEnterForeground, .didEnterBackground, in: [.observed]),
      ]),
    CirculatingClaim(
      "one-pair", .activation, "Pulling Notification Centre down deactivates the app once.",
      truth: "On iOS 11 and 12 the app was active for a moment while it opened.",
      wrongOn: SystemVersions(11...12), fixedBy: .startAndStop,
      saidBy: [
        .issue("facebook/react-native#18575", "expects one inactive for each pull"),
        .issue("lionheart/openradar-mirror#21113", "expects one activation, and reports two"),
      ], citing: [40], refutedBy: [.belief("I55b", of: .app, in: [.observed])]),
    CirculatingClaim(
      "inactive-no-events", .activation, "An inactive app receives no events.",
      truth: "It receives no touches; notifications, motion and network events still come.",
      wrongOn: .all, fixedBy: .inactiveInput,
      saidBy: [
        .guide(.lifeCycle, "inactive: in the foreground, and currently not receiving events")
      ], citing: [2, 125], refutedBy: [.belief("F2", of: .runLoop, in: [.observed])]),
  ]
}

extension CirculatingClaim {
  static let aboutLeaving: [CirculatingClaim] = [
    CirculatingClaim(
      "resign-is-leaving", .activation,
      "applicationWillResignActive means that the app is on its way to the background.",
      truth: "It may as well be an alert or a glance at a panel; then didBecomeActive follows.",
      wrongOn: .all, fixedBy: .startAndStop,
      saidBy: [
        .issue("utmapp/UTM#70", "would quit then; a phone call would end the machine"),
        .issue("flutter/flutter#10123", "told the app that it was paused"),
        .issue(
          "microsoft/react-native-code-push#1991",
          "a timer started then is cancelled in willEnterForeground, which does not come"),
      ], citing: [25, 31, 119, 120],
      refutedBy: [
        .belief("I6", of: .app), .belief("I6", of: .scene),
        .possible(.didBecomeActive, .willResignActive, .didBecomeActive),
      ]),
    CirculatingClaim(
      "lock-resigns", .activation,
      "The lock button only makes the app inactive, so locking can be told from leaving.",
      truth: "Since iOS 5 it sends an app to the background, as leaving does.", wrongOn: .since(5),
      rightOn: .only(4), fixedBy: .startAndStop,
      saidBy: [.stackOverflow(7754317, "so it was on iOS 4; asks how to tell them now")],
      citing: [116], refutedBy: [.belief("I67", of: .app), .belief("I67", of: .scene)]),
  ]
}
