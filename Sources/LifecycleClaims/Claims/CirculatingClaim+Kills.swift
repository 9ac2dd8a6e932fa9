import LifecycleModels

extension CirculatingClaim {
  static let aboutKills: [CirculatingClaim] = [
    CirculatingClaim(
      "kill-announced", .death,
      "An app that the user swipes away is told, and can clean up.",
      truth: "An app that still runs may be told; a suspended one is just gone.",
      saidBy: [
        .issue("flutter/flutter#57594", "plugins clean up when detached, which never comes"),
        .issue(
          "neevaco/neeva-ios#3605",
          "meant to close private tabs at a force quit; dropped, as none can be noticed reliably"),
      ],
      citing: [82, 83, 84, 88],
      refutedBy: [.belief("I42", of: .app), .belief("I42", of: .scene)]),
    CirculatingClaim(
      "kill-silent", .death,
      "An app that the user swipes away is told nothing.",
      truth: "Since about iOS 7 an app that still runs is sent applicationWillTerminate.",
      saidBy: [
        .guide(
          "The App Life Cycle",
          "an end in the multitasking UI is like the end of a suspended app: no notification",
          log: "wrong-guide-userkill"),
        .page(
          "errorhandle.ai/how-exactly-does-applicationwillterminate-work-on-iphone",
          "not called at a force quit, but at each shutdown; F81 says the contrary of the latter",
          log: "errorhandle-01-wrong"),
      ],
      citing: [81, 82, 83, 84],
      refutedBy: [
        .belief("I42b", of: .app, in: [.observed]), .belief("I42b", of: .scene),
        .belief("F82", of: .device, in: [.observed]),
      ]),
    CirculatingClaim(
      "exits-on-suspend", .death,
      "An app with UIApplicationExitsOnSuspend never enters the background.",
      truth: """
        A book of the time logs applicationDidEnterBackground before applicationWillTerminate; it \
        can be in the background at launch, too.
        """,
      saidBy: [
        .guide("Background Execution", "such an app never enters the background or is suspended")
      ],
      citing: [36, 37],
      refutedBy: [.belief("I58", of: .app, in: [.observed])]),
  ]
}
