import LifecycleModels

extension InstructionTable {
  /// How the app loses the screen or the focus, and regains it.
  static let foreground: [Entry] = departures + refusals + interruptions + locks

  /// A departure, also of an app that exits on suspend.
  private static func leaving(_ departure: Occurrence.Departure) -> [Occurrence] {
    [
      .departure(departure, exit: nil), .departure(departure, exit: .atOnce),
      .departure(departure, exit: .throughBackground),
    ]
  }

  private static let departures: [Entry] = [
    (
      leaving(.home),
      DeviceInstruction(
        "Go to the home screen: swipe up, or press the home button.",
        simctl: .run(
          """
          # There is no command for the home screen; another app is opened instead.
          xcrun simctl launch "$device" com.apple.Preferences
          """),
        xcuitest: .run("XCUIDevice.shared.press(.home)"))
    ),
    (
      leaving(.otherApp),
      DeviceInstruction(
        "Open another app.",
        simctl: .run(#"xcrun simctl launch "$device" com.apple.Preferences"#),
        xcuitest: .run(#"XCUIApplication(bundleIdentifier: "com.apple.Preferences").activate()"#))
    ),
    (leaving(.callAnswered), call("Answer the call on the full screen.")),
  ]

  private static func call(_ person: String) -> DeviceInstruction {
    .byHand(person, because: "no command makes a call", simulator: "A simulator has no telephone.")
  }

  private static let openings: [Occurrence.Opening] = [.launch, .open, .resume]

  private static let refusals: [Entry] = [
    (
      openings.map { .cutShort($0, by: .cover) },
      .byHand(
        "Open the app, and pull down Control Centre before it has come up.",
        because: "no command is fast enough")
    ),
    (
      openings.map { .cutShort($0, by: .appLock) },
      .byHand(
        "Require Face ID for the app (hold its icon), open it, and do not authenticate.",
        because: "no command sets the lock of an app", simulator: "A simulator locks no apps.")
    ),
    (
      [.window(.otherAppBeside), .window(.backFromOtherApp)],
      .byHand(
        "On an iPad in windowed mode, touch a window of another app, or one of this app again.",
        because: "no command arranges windows")
    ),
    (
      [.covering(.lockScreen), .uncovering(.lockScreen, isAnnounced: true)],
      .byHand("Lock, or unlock, a device with iOS 4.", because: "no simulator has iOS 4")
    ),
  ]

  private static let interruptions: [Entry] = [
    (
      [.covering(.call)],
      call("Call the device from another telephone; calls are shown full screen.")
    ),
    ([.uncovering(.call, isAnnounced: true)], call("Decline the call.")),
    (
      [.covering(.interruption)],
      DeviceInstruction(
        "Pull down Control Centre, or call Siri.", simctl: .impossible(gestures),
        xcuitest: .run(
          "drag(app, from: CGVector(dx: 0.95, dy: 0), to: CGVector(dx: 0.95, dy: 0.4))"))
    ),
    (
      [.covering(.notificationCentre)],
      DeviceInstruction(
        "Pull down Notification Centre.", simctl: .impossible(gestures),
        xcuitest: .run("drag(app, from: CGVector(dx: 0.3, dy: 0), to: CGVector(dx: 0.3, dy: 0.9))"))
    ),
    (
      [
        .uncovering(.interruption, isAnnounced: true),
        .uncovering(.notificationCentre, isAnnounced: true),
      ],
      DeviceInstruction(
        "Swipe away what covers the app.", simctl: .impossible(gestures),
        xcuitest: .run("drag(springboard, from: bottom, to: CGVector(dx: 0.5, dy: 0.3))"))
    ),
    (
      [.uncovering(.interruption, isAnnounced: false)],
      .byItself("Nothing: the interruption ends without a callback.")
    ),
    (
      [.covering(.switcher)],
      DeviceInstruction(
        "Open the app switcher: swipe up, and hold.", simctl: .impossible(gestures),
        xcuitest: .run("drag(springboard, from: bottom, to: CGVector(dx: 0.5, dy: 0.5), hold: 1)"))
    ),
    (
      [.uncovering(.switcher, isAnnounced: true)],
      DeviceInstruction(
        "Touch the app’s card in the app switcher.", simctl: .impossible(gestures),
        xcuitest: .run("springboard.coordinate(withNormalizedOffset: middle).tap()"))
    ),
    (
      [.touch],
      DeviceInstruction(
        "Touch the app.", simctl: .impossible("simctl cannot touch the screen"),
        xcuitest: .run("app.tap()"))
    ),
  ]

  private static let gestures = "simctl cannot make gestures"

  private static let lockButton = "there is no public call for the side button"

  private static let locks: [Entry] = [
    (
      leaving(.sleep),
      .byHand(
        "Without a passcode: press the side button. In Simulator choose Device, Lock.",
        because: lockButton)
    ),
    (
      leaving(.lock) + [.deviceChange(.lockInBackground)],
      .byHand(
        "With a passcode: press the side button. In Simulator choose Device, Lock.",
        because: lockButton,
        simulator: "A simulator has no passcode, so protected data stays available.")
    ),
    ([.deviceChange(.unlock)], .byHand("Unlock the device.", because: lockButton)),
  ]
}
