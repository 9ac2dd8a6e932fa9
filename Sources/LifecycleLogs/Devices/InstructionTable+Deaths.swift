import LifecycleModels

extension InstructionTable {
  /// How the process ends, and how windows are closed.
  static let deaths: [Entry] = windows + swipes + silent + misbehaviours

  private static let gestures = "only a gesture removes a card"

  private static let windows: [Entry] = [
    (
      [.window(.close(entersBackground: false)), .window(.close(entersBackground: true))],
      .byHand("Swipe the card of {scene} up in the app switcher.", because: gestures)
    )
  ]

  private static let swipe = DeviceInstruction(
    "Swipe the app’s card up in the app switcher.", simctl: .impossible(gestures),
    xcuitest: .run(
      """
      drag(springboard, from: bottom, to: middle, hold: 1)
      drag(springboard, from: middle, to: CGVector(dx: 0.5, dy: 0))
      """))

  private static let swipes: [Entry] = [
    (
      [
        .userKill(.suspended), .userKill(.silent), .userKill(.announced),
        .userKill(.secondBackground), .userKill(.disconnects), .userKill(.discards),
        .userKill(.entersBackground),
      ], swipe
    ),
    (
      [.userKill(.fast)],
      DeviceInstruction(
        "From the app, swipe up and immediately remove its card.", simctl: .impossible(gestures),
        xcuitest: .impossible("a UI test is not fast enough"))
    ),
    ([.announcedExit], .byItself("Nothing: the process exits.")),
  ]

  /// A kill that the app does not notice; what kills it makes no difference to it.
  private static func kill(_ person: String, _ signal: String = "KILL") -> DeviceInstruction {
    DeviceInstruction(
      person, simctl: .run(#"kill -\#(signal) "$(process)""#), xcuitest: .run("app.terminate()"))
  }

  private static let silent: [Entry] = [
    ([.end(.purge)], kill("Open apps that need much memory, until the suspended app is gone.")),
    (
      [.end(.jetsam), .end(.jetsamInBackground)],
      kill("Let the app use more memory than it is allowed, until the system kills it.")
    ),
    (
      [.prewarming(.dropped)], kill("Nothing: the system drops the app that it had prewarmed.")
    ),
    ([.end(.debugger)], kill("Run the app from Xcode, and press Stop.")),
    ([.end(.crash)], kill("Let the app crash.", "ABRT")),
    ([.request(.exit)], .byItself("The app itself calls exit.")),
    (
      [.end(.update)],
      DeviceInstruction(
        "Install the app again, over the old one.",
        simctl: .run(
          #"xcrun simctl install "$device" "${APP:?Set it to the path of the built app}""#),
        xcuitest: .impossible("a UI test cannot install"))
    ),
    (
      [.end(.shutdown)],
      .byHand(
        "Switch a device with iOS 4 off while the app is in front.",
        because: "no simulator has iOS 4")
    ),
    (
      [.end(.reboot)],
      DeviceInstruction(
        "Restart the device.",
        simctl: .run(
          """
          xcrun simctl shutdown "$device"
          xcrun simctl boot "$device"
          xcrun simctl bootstatus "$device"
          """),
        xcuitest: .impossible("a UI test does not outlive its device"))
    ),
    (
      [.systemTermination],
      .byHand(
        "Wait until the system terminates the running app; this cannot be brought about.",
        because: "no command makes the system announce an end")
    ),
  ]

  private static let misbehaviours: [Entry] = [
    (
      [.punishment(.watchdog)],
      misbehaviour("Let the app block the main thread for 30 s, without a debugger.")
    ),
    (
      [.punishment(.taskOverrun)],
      misbehaviour("Let the app’s background task run on after its expiration, without a debugger.")
    ),
    (
      [.punishment(.eventOverrun)],
      misbehaviour(
        "Let the app keep the completion handler of a background event, without a debugger.")
    ),
    (
      [.punishment(.gpuInBackground)],
      misbehaviour("Let the app draw with Metal while it is in the background.")
    ),
    (
      [.punishment(.lockHeldAtSuspension)],
      misbehaviour("Let the app hold a file lock in a shared container when it is suspended.")
    ),
    (
      [.punishment(.scheduledTaskOverrun)],
      misbehaviour(
        "Let the app go on with a task after its expiration handler, without a debugger.")
    ),
    (
      [.punishment(.lateRegistration)],
      .byItself("The app itself registers a launch handler after its launch.")
    ),
    (
      [.punishment(.repeatedRegistration)],
      .byItself("The app itself registers the launch handler of a task once more.")
    ),
    (
      [.punishment(.policy)],
      misbehaviour("Let the app break a rule that iOS enforces, such as on VoIP pushes.")
    ),
  ]

  private static func misbehaviour(_ person: String) -> DeviceInstruction {
    .byHand(
      person, because: "only a device punishes it",
      simulator: "Not on a simulator, which does not enforce this limit.")
  }
}
