import LifecycleModels

extension CirculatingClaim {
  static let aboutDeath: [CirculatingClaim] = [
    CirculatingClaim(
      "terminate-always", .death,
      "applicationWillTerminate is called when an app ends, so it is the place to save.",
      truth: """
        A suspended app ends without a word, and so does one that crashes, hangs or takes too much \
        memory.
        """, wrongOn: .all, fixedBy: .saving,
      saidBy: [
        .issue(
          "mixpanel/mixpanel-iphone#52", "the library archived its queue there and nowhere else"),
        .issue(
          "covid19cz/erouska-ios#26",
          "saves at the end of the app, in case the system terminates it"),
      ], citing: [78, 79, 82, 89, 93, 100],
      refutedBy: [
        .belief("I2b", of: .app), .belief("I2", of: .app), .belief("I2b", of: .scene),
        .belief("I2", of: .scene), .belief("I2", of: .device),
      ]),
    CirculatingClaim(
      "background-before-death", .death,
      "An app enters the background before it ends, so saving there loses nothing.",
      truth: """
        A crash, the watchdog and the lack of memory end an app that is in front; the switcher ends \
        one that is merely inactive.
        """, wrongOn: .all, fixedBy: .saving,
      saidBy: [
        .issue(
          "khoi/pomo#11", "saved on entering the background; then earlier, on resigning active")
      ], citing: [83, 87, 89, 93, 100],
      refutedBy: [
        .belief("I3", of: .app), .belief("I3", of: .scene),
        .possible(.didBecomeActive, .willResignActive, .willTerminate),
      ]),
    CirculatingClaim(
      "phase-before-death", .death,
      "A SwiftUI app that saves when its phase becomes background loses nothing.",
      truth: "The process may end while the phase is active or inactive.", wrongOn: .since(14),
      fixedBy: .phase,
      saidBy: [
        .issue(
          "subconsciousnetwork/subconscious#356",
          "a note was lost when the app was left and ended at once; now it is saved when inactive")
      ], citing: [89, 93, 172, 173], refutedBy: [.belief("F172", of: .scene)]),
    CirculatingClaim(
      "terminate-suspended", .death,
      "A suspended app is sent applicationWillTerminate before it is removed from memory.",
      truth: "No code of a suspended app runs again unless it is resumed: it is just gone.",
      wrongOn: .all, fixedBy: .saving,
      saidBy: [
        .code(
          "ild714/TinkoffHomeworks", "TinkoffChat/TinkoffChat/AppDelegate.swift",
          "prints on applicationWillTerminate that the app went from suspended to not running")
      ], citing: [6, 78, 79],
      refutedBy: [.belief("I2b", of: .app), .contrary("I1", of: .app), .contrary("I1", of: .scene)]),
    CirculatingClaim(
      "same-process", .death, "An app that was left comes back as it was left.",
      truth: "A suspended app may be purged; what comes back then is a new process.", wrongOn: .all,
      fixedBy: .restoring,
      saidBy: [
        .issue("slackhq/SlackTextViewController#427", "what was typed was kept in memory, and lost")
      ], citing: [7, 74],
      refutedBy: [
        .belief("I40", of: .app), .belief("I40", of: .scene), .belief("I40", of: .device),
      ]),
  ]
}

extension CirculatingClaim {
  static let aboutKills: [CirculatingClaim] = [
    CirculatingClaim(
      "kill-announced", .death, "An app that the user swipes away is told, and can clean up.",
      truth: "An app that still runs may be told; a suspended one is just gone.", wrongOn: .all,
      fixedBy: .saving,
      saidBy: [
        .issue("flutter/flutter#57594", "plugins clean up when detached, which never comes"),
        .issue(
          "neevaco/neeva-ios#3605",
          "meant to close private tabs at a force quit; dropped, as none can be noticed reliably"),
      ], citing: [82, 83, 84, 88],
      refutedBy: [.belief("I42", of: .app), .belief("I42", of: .scene)]),
    CirculatingClaim(
      "kill-silent", .death, "An app that the user swipes away is told nothing.",
      truth: "Since about iOS 7 an app that still runs is sent applicationWillTerminate.",
      wrongOn: .since(7), rightOn: .only(4), fixedBy: .terminationNote,
      saidBy: [
        .guide(
          .lifeCycle,
          "an end in the multitasking UI is like the end of a suspended app: no notification")
      ], citing: [81, 82, 83, 84],
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
        """, wrongOn: .through(12), fixedBy: .saving,
      saidBy: [.guide(.background, "such an app never enters the background or is suspended")],
      citing: [36, 37], refutedBy: [.belief("I58", of: .app, in: [.observed])]),
  ]
}
