extension DeviceAppRules {
  /// What apps do to memory.
  var memory: [DeviceRule] {
    [
      event(
        .allocate, by: .app, when: [.isActive(app), .isSmall(app), .pageFree],
        citing: [.assumption("the app that the user works with needs the most memory")]
      ) { DeviceApp($0.phase, isLarge: true) },
      event(
        .release, by: .app, when: [.isRunning(app), .isLarge(app)],
        citing: [91, .assumption("a warned app frees what memory it can; so may any other app")]
      ) { DeviceApp($0.phase, isLarge: false) },
    ]
  }

  /// What the system does when memory runs short: it purges suspended apps, then warns, then ends
  /// those in the background, and finally those in front.
  var pressure: [DeviceRule] {
    purges + [
      delivery(
        .memoryWarning, of: .didReceiveMemoryWarning, by: .system,
        when: [.isRunning(app), .memoryFull, .noneSuspended], citing: [91]
      ) { $0 },
      delivery(
        .terminate, of: .willTerminate, by: .system,
        when: [.isInBackground(app), .memoryFull, .noneSuspended], citing: [80, 90]
      ) { $0.entering(.exiting) },
      event(.exit, kind: .silent, by: .app, when: [.isExiting(app)], citing: [84, 105]) {
        $0.entering($0.phase == .exiting ? .notRunning : .forceQuit)
      },
    ]
      + ifAllowed(
        .silentSystemKillInBackground,
        kill(
          .jetsamInBackground, by: .system,
          when: [.isInBackground(app), .memoryFull, .noneSuspended], citing: [80, 89, 90])) + [
        kill(
          .jetsamInFront, by: .system, when: [.isInFront(app), .memoryFull, .onlyFrontLeft],
          citing: [89, 90, 92, Self.frontIsLast]),
        kill(.memoryLimit, by: .system, when: [.isRunning(app), .isLarge(app)], citing: [89]),
      ]
  }

  static let frontIsLast = Citation.assumption(
    "the guide says that suspended apps go first; that those in front go last is its intent, "
      + "to make room for the foreground app, but no promise")

  private var purges: [DeviceRule] {
    [
      kill(
        .purgeLarge, by: .system, when: [.isSuspended(app), .isLarge(app), .memoryFull],
        citing: [7, 79, 90]),
      kill(
        .purgeSmall, by: .system,
        when: [.isSuspended(app), .isSmall(app), .memoryFull, .noLargeSuspended],
        citing: [7, 79, 90]),
    ]
      + ifAllowed(
        .smallBeforeLarge,
        kill(
          .purgeSmallBeforeLarge, by: .system,
          when: [.isSuspended(app), .isSmall(app), .memoryFull, .someLargeSuspended],
          citing: DeviceDispute.smallBeforeLarge.citations))
  }

  /// The user swipes an app away in the app switcher.
  var userKills: [DeviceRule] {
    [
      kill(
        .userKillSuspended, by: .user, when: [.isSuspended(app)], citing: [65, 79, 82, 84],
        leaving: .forceQuit)
    ]
      + ifAllowed(
        .silentUserKillWhileRunning,
        kill(
          .userKillSilent, by: .user, when: [.isInBackground(app)], citing: [65, 82, 85],
          leaving: .forceQuit),
        kill(
          .userKillSilentInFront, by: .user, when: [.isInFront(app)], citing: [65, 82, 85],
          leaving: .forceQuit
        ).on(allowed.systems(of: .announcedUserKill).complement, citing: [83]))
      + ifAllowed(
        .announcedUserKill,
        announcedKill(.userKillInBackground, when: .isInBackground(app)),
        announcedKill(.userKillInSwitcher, when: .isInactive(app)))
  }

  private func announcedKill(
    _ action: DeviceState.Action, when condition: Condition<DeviceState>
  ) -> DeviceRule {
    delivery(action, of: .willTerminate, by: .user, when: [condition], citing: [65, 83, 84]) {
      $0.entering(.exitingForceQuit)
    }
  }
}
