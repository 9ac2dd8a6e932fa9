import LifecycleModels

extension InstructionTable {
  /// What happens while the app is not on screen, and what its own code does.
  static let background: [Entry] = works + notifications + arrivals + appActions + circumstances

  private static func starts(for input: LifeInput) -> [Occurrence] {
    [
      .backgroundLaunch(for: input, connectsScene: false),
      .backgroundLaunch(for: input, connectsScene: true), .wake(for: input),
    ]
  }

  private static let works: [Entry] = [
    (starts(for: .fetch) + [.arrival(of: .fetch)], fetch),
    (
      starts(for: .refreshTask) + starts(for: .processingTask)
        + [.arrival(of: .refreshTask), .arrival(of: .processingTask)],
      task
    ),
    (starts(for: .push) + [.arrival(of: .push), .discarding(.push)], push),
    (starts(for: .urlSession) + [.arrival(of: .urlSession)], transfer),
    (starts(for: .location), location),
    (
      starts(for: .voip),
      .byHand("Call the app, so that its server sends a VoIP push.", because: "only APNs sends one")
    ),
    (
      starts(for: .bluetooth),
      .byHand(
        "Switch the app’s Bluetooth accessory off and on again.",
        because: "it takes a real accessory", simulator: "A simulator has no Bluetooth.")
    ),
  ]

  private static let notifications: [Entry] = [
    (
      [.arrival(of: .notification)],
      DeviceInstruction(
        "Send the app a notification with an alert.",
        simctl: .run(
          #"xcrun simctl push "$device" "$bundle" - <<< '{"aps":{"alert":"Hello"}}'"#),
        xcuitest: .impossible("a UI test cannot send a notification"))
    ),
    (
      starts(for: .notificationAction),
      .byHand(
        "Send the app a notification with an action that does not open it, and choose the action.",
        because: "no command chooses an action")
    ),
    (
      [.discarding(.notificationAction)],
      .byItself("Nothing: the app has not set the delegate that would be told.")
    ),
    (
      [.inputInFront(.notificationTap)],
      .byHand(
        "Send the app a notification with an alert, and tap its banner while the app is in front.",
        because: "no command taps a banner")
    ),
  ]

  private static let fetch = DeviceInstruction.byHand(
    "In Xcode choose Debug, Simulate Background Fetch.",
    because: "only the debugger starts a fetch")

  private static let task = DeviceInstruction.byHand(
    "Submit the task, pause the app in the debugger, and enter "
      + "e -l objc -- (void)[[BGTaskScheduler sharedScheduler] "
      + "_simulateLaunchForTaskWithIdentifier:@\"IDENTIFIER\"].",
    because: "only the debugger starts a task")

  private static let push = DeviceInstruction(
    "Send the app a silent notification (content-available).",
    simctl: .run(
      #"xcrun simctl push "$device" "$bundle" - <<< '{"aps":{"content-available":1}}'"#),
    xcuitest: .impossible("a UI test cannot send a notification"))

  private static let transfer = DeviceInstruction.byHand(
    "Let a transfer of a background URL session end while the app is away.",
    because: "the server and the system decide when a transfer ends")

  private static let location = DeviceInstruction(
    "Move far enough for the app’s location monitoring: about 500 m, or across a region.",
    simctl: .run(
      """
      xcrun simctl location "$device" set 53.3498,-6.2603
      sleep 5
      xcrun simctl location "$device" set 51.8985,-8.4756
      """),
    xcuitest: .impossible("an app that a UI test has not launched is not relaunched for it"))

  private static let arrivals: [Entry] = [
    (
      [.deviceChange(.lowMemory), .deviceChange(.lowMemoryWhileEntering)],
      .byHand(
        "Use up the device’s memory with other apps; in Simulator choose Debug, Simulate Memory "
          + "Warning.",
        because: "no command sends a memory warning")
    ),
    (
      [
        .deviceChange(.clock), .deviceChange(.clockUnnoticed), .deviceChange(.clockWhileEntering),
      ],
      .byHand(
        "Change the date in Settings, General, Date & Time.", because: "no command sets the clock",
        simulator: "A simulator has the Mac’s clock: change that.")
    ),
    (
      [.discarding(.refreshTask)],
      .byItself("Nothing: the system withholds the task, as Low Power Mode lets it do.")
    ),
    ([.deviceChange(.clockFlushed)], .byItself("Nothing: the queued change is delivered.")),
  ]

  private static let appActions: [Entry] = [
    ([.request(.beginTask)], .byItself("The app itself calls beginBackgroundTask.")),
    ([.answer(to: .beginTask, isGranted: true)], .byItself("Nothing: the time is granted.")),
    ([.request(.endTask)], .byItself("The app itself calls endBackgroundTask.")),
    (
      [.request(.completeEvent)],
      .byItself("The app itself calls the completion handler of the event.")
    ),
    ([.request(.submitTask)], .byItself("The app itself submits a task to the scheduler.")),
    (
      [.request(.completeTask), .request(.completeContinuedTask)],
      .byItself("The app itself completes the task.")
    ),
    ([.request(.submitContinuedTask)], .byItself("The app itself submits a continued task.")),
    (
      [.answer(to: .submitContinuedTask, isGranted: false)],
      .byItself("Nothing: the system refuses the continued task.")
    ),
    ([.request(.presentSystemSheet)], .byItself("The app itself asks for a permission.")),
    (
      [.request(.setNotificationDelegate)],
      .byItself("The app itself sets the delegate of its UNUserNotificationCenter.")
    ),
    ([.hiddenWindow], .byItself("The app itself does not show its window yet.")),
    (
      [.window(.refresh)],
      .byItself("The app itself calls requestSceneSessionRefresh for a window that is gone.")
    ),
    (
      [.window(.activate)],
      .byItself("The app itself calls requestSceneSessionActivation for {scene}.")
    ),
    (
      [.window(.destroy)],
      .byItself("The app itself calls requestSceneSessionDestruction for {scene}.")
    ),
    ([.request(.openOwnURL)], .byItself("The app itself opens one of its own URLs.")),
    ([.request(.openOtherApp)], .byItself("The app itself opens a URL of another app.")),
    ([.delivery(.returnsNil)], .byItself("The app itself returns nil from this method.")),
    ([.delivery(.returnsFalse)], .byItself("The app itself returns false from this method.")),
  ]

  private static let circumstances: [Entry] = [
    (
      [.suspension],
      DeviceInstruction(
        "Wait until the app is suspended: a few seconds, or 30 s if it has a background task.",
        simctl: .run("sleep 40"),
        xcuitest: .run("XCTAssertTrue(app.wait(for: .runningBackgroundSuspended, timeout: 60))"),
        simulator: "Nothing is suspended while a debugger is attached.")
    ),
    (
      [
        .prewarming(.begins), .prewarming(.runsLaunch), .prewarming(.runsInit),
        .prewarming(.freezes), .prewarming(.freezesAfterInit),
      ],
      .byHand(
        "Restart the device, use it, and wait: the system prewarms apps that it expects to be used.",
        because: "only the system decides to prewarm", simulator: "A simulator does not prewarm.")
    ),
    (
      [.window(.reclaim)],
      .byHand(
        "Open many windows and apps, until the system disconnects {scene}.",
        because: "only the system decides to disconnect a scene")
    ),
    ([.window(.replace)], .byItself("Nothing: the system connects another scene.")),
    ([.window(.discardSession)], .byItself("Nothing: the system forgets the window.")),
    ([.leavingForeground], .byItself("Nothing: the app leaves the screen.")),
  ]
}
