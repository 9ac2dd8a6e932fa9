import LifecycleModels

extension CirculatingClaim {
  static let aboutLeaving: [CirculatingClaim] = [
    CirculatingClaim(
      "resign-is-leaving", .activation,
      "applicationWillResignActive means that the app is on its way to the background.",
      truth: "It may as well be an alert or a glance at a panel; then didBecomeActive follows.",
      saidBy: [
        .issue("utmapp/UTM#70", "would quit then; a phone call would end the machine"),
        .issue("flutter/flutter#10123", "told the app that it was paused"),
        .issue(
          "microsoft/react-native-code-push#1991",
          "a timer started then is cancelled in willEnterForeground, which does not come"),
        .page(
          "infinitelexicon.com/sceneWillResignActive",
          "posted when the app goes from the active to the background state"),
      ],
      citing: [25, 31, 119, 120],
      refutedBy: [
        .belief("I6", of: .app), .belief("I6", of: .scene),
        .possible(.didBecomeActive, .willResignActive, .didBecomeActive),
      ]),
    CirculatingClaim(
      "call-is-leaving", .activation,
      "A phone call sends the app to the background.",
      truth: "It makes the app inactive; only one that is taken full screen sends it away.",
      saidBy: [
        .page(
          "kouhan.cn/en/article/00043253",
          "names a phone call first among what puts an app in the background")
      ],
      citing: [31, 122],
      refutedBy: [.belief("I68", of: .app), .belief("I68", of: .scene)]),
    CirculatingClaim(
      "lock-resigns", .activation,
      "The lock button only makes the app inactive, so locking can be told from leaving.",
      truth: "Since iOS 5 it sends an app to the background, as leaving does.",
      saidBy: [
        .page(
          "stackoverflow.com/questions/7754317", "so it was on iOS 4; asks how to tell them now"),
        .page(
          "howard-tutorial.blogspot.com/2013/02/",
          "after an older guide: the state of a locked app is inactive"),
      ],
      citing: [116],
      refutedBy: [
        .belief("I67", of: .app), .belief("I67", of: .scene),
      ]),
  ]
}
