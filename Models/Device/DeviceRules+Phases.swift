extension DeviceAppRules {
  /// How an app gets its process.
  var launches: [DeviceRule] {
    [
      event(
        "launch", by: .user, when: [.isGone(app), .roomInFront, .pageFree], citing: [8, 17, 74]
      ) { $0.entering(.arriving) },
      event(
        "launchInBackground", by: .system, when: [.isNotRunning(app), .pageFree],
        citing: [5, 60, 64, 65]
      ) { $0.entering(.background) },
    ]
  }

  /// How an app comes to the foreground, is interrupted, and is left.
  var foreground: [DeviceRule] {
    [
      delivery(
        "didBecomeActive", of: .didBecomeActive, by: .system, when: [.isArrivingOrInactive(app)],
        citing: [17, 26, 30, 31]
      ) { $0.entering(.active) },
      delivery(
        "willResignActive", of: .willResignActive, by: .user, when: [.isActive(app)],
        citing: [25, 29, 31]
      ) { $0.entering(.inactive) },
      delivery(
        "didEnterBackground", of: .didEnterBackground, by: .user, when: [.isInactive(app)],
        citing: [27, 29, 35]
      ) { $0.entering(.background) },
      event("resume", by: .user, when: [.isSuspended(app), .roomInFront], citing: [34]) {
        $0.entering(.background)
      },
      delivery(
        "willEnterForeground", of: .willEnterForeground, by: .user,
        when: [.isInBackground(app), .roomInFront], citing: [28, 30, 34]
      ) { $0.entering(.arriving) },
    ]
  }

  /// How an app that is off screen is suspended and woken, and how it delays suspension.
  var background: [DeviceRule] {
    [
      event(
        "suspend", kind: .silent, by: .system, when: [.hasNoTask(app)], citing: [6, 32, 106]
      ) { $0.entering(.suspended) },
      event("wake", by: .system, when: [.isSuspended(app)], citing: [33]) {
        $0.entering(.background)
      },
      event("task.begin", by: .app, when: [.hasNoTask(app)], citing: [106, 108]) {
        $0.entering(.backgroundTask)
      },
      event("task.end", by: .app, when: [.hasTask(app)], citing: [106, 112]) {
        $0.entering(.background)
      },
      delivery(
        "task.expiration", of: .taskExpiration, by: .system, when: [.hasTask(app)],
        citing: [107, 109, 112]
      ) { $0.entering(.background) },
    ]
  }
}
