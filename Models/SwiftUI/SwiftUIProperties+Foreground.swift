import ModelChecking

extension SwiftUIProperties {
  /// Covers, events, suspension.
  var foreground: [SwiftUIProperty] {
    [
      suspensionIsInBackground,
      suspensionIsOffScreen("window"),
      invariant(
        "F120", "only an interruption that has come ends", citing: [31, 120, 299],
        .pattern(
          .absence(of: on.occurs(.uncovering(.interruption))),
          .afterUntil(
            on.delivers(.phaseSceneActive),
            until: on.occurs(.covering(.interruption)) || cutShort(by: .cover) || ends))),
    ]
      + ifAllowed(
        .switcherDeactivates,
        invariant(
          "F119", "opening the app switcher makes windows inactive, returning makes them active",
          citing: [119, 171],
          isDelivered(on.occurs(.covering(.switcher)), as: .phaseSceneInactive),
          isDelivered(on.occurs(.uncovering(.switcher)), as: .phaseSceneActive),
          .pattern(
            .absence(of: on.occurs(.uncovering(.switcher))),
            .afterUntil(
              on.delivers(.phaseSceneActive), until: on.occurs(.covering(.switcher)) || ends))))
  }

  /// What reaches a running app besides, one thing at a time.
  var events: [SwiftUIProperty] {
    eventsComeInTurn(scene: "window", calls: "calls") + [
      invariant(
        "F91", "low memory and a time change in a running app are announced",
        citing: [91, 130, 131],
        isDelivered(on.occurs(.deviceChange(.lowMemory)), as: .didReceiveMemoryWarning),
        isDelivered(on.occurs(.deviceChange(.clock)), as: .significantTimeChange)),
      invariant(
        "F67", "a background event is completed once, and only while one is in hand",
        citing: [67, 69],
        .everyStep(
          where: on.occurs(.request(.completeEvent)),
          is: on.from("an event in hand") { $0.work == .event }
            && on.to("no event in hand") { $0.work == .none }),
        .everyStep(
          where: on.delivers(.swiftUIBackgroundTask),
          is: on.to("an event in hand") { $0.work == .event })),
      lostPushes,
    ]
  }
}
