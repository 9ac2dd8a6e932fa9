import LifecycleModels

/// The instructions that make something occur in a model of one app.
///
/// In a sentence `{scene}` stands for the scene that a rule happens to: “scene A”, “scene B”.
enum InstructionTable {
  /// The instructions, each for one occurrence or more.
  static let entries = launches + background + foreground + deaths

  typealias Entry = (occurrences: [Occurrence], instruction: DeviceInstruction)

  private static let byOccurrence = Dictionary(
    entries.flatMap { entry in entry.occurrences.map { ($0, entry.instruction) } },
    uniquingKeysWith: { first, _ in first })

  /// The instruction for a rule; nil for what the system delivers, which is only expected.
  static func instruction(for rule: Rule<some ModelState>) -> DeviceInstruction? {
    rule.occurrence.flatMap { byOccurrence[$0] }
  }
}

extension InstructionTable {
  /// How the app is brought to the front, with and without something to open.
  static let launches: [Entry] =
    [
      (
        opening([.launch, .prewarmedLaunch, .connectFirst], with: nil),
        DeviceInstruction(
          "Touch the app’s icon.", simctl: .run(#"xcrun simctl launch "$device" "$bundle""#),
          xcuitest: .run("app.activate()"))
      ),
      (
        opening([.open, .resume, .reconnect], with: nil),
        DeviceInstruction(
          "Touch the app’s icon, or its card in the app switcher; with several windows, the card of {scene}.",
          simctl: .run(#"xcrun simctl launch "$device" "$bundle""#),
          xcuitest: .run("app.activate()"))
      ),
      (opening(with: .url), url),
      (opening(with: .userActivity), userActivity),
      (opening(with: .shortcut), shortcut),
      (opening(with: .notificationTap), notificationTap),
      (
        [.window(.openBeside)],
        .byHand(
          "Open {scene} in Split View beside what is on screen.", because: multitasking,
          simulator: "Use the simulator of an iPad.")
      ),
      (
        [.window(.new)],
        .byHand(
          "In the app switcher or the Dock’s menu, open a new window of the app: {scene}.",
          because: multitasking, simulator: "Use the simulator of an iPad.")
      ),
      (
        [.window(.pushAside)],
        .byHand(
          "Leave {scene} alone: show another window of the app, or another app, in its place.",
          because: multitasking, simulator: "Use the simulator of an iPad.")
      ),
    ] + otherScreens

  /// Screens besides the device's.
  private static let otherScreens: [Entry] = [
    (
      [.otherScreen(.openedInCar)],
      .byHand(
        "Touch the app’s icon on the screen of the car.", because: cable,
        simulator: "Choose I/O > External Displays > CarPlay, and touch the app’s icon there.")
    ),
    (
      [.otherScreen(.leftInCar)],
      .byHand(
        "Open another app on the screen of the car.", because: cable,
        simulator: "Open another app in the window of CarPlay.")
    ),
    (
      [.otherScreen(.displayConnected)],
      .byHand(
        "Connect an external display, by a cable or AirPlay.", because: cable,
        simulator: "Choose a display in I/O > External Displays.")
    ),
    (
      [.otherScreen(.carUnplugged), .otherScreen(.displayUnplugged)],
      .byHand(
        "Unplug the car or the external display.", because: cable,
        simulator: "Choose I/O > External Displays > Disabled.")
    ),
  ]

  private static let cable = "no command connects another screen"

  private static let multitasking = "only gestures arrange windows"

  private static func opening(
    _ openings: [Occurrence.Opening], with input: LifeInput?
  ) -> [Occurrence] {
    openings.map { .opening($0, with: input) }
  }

  /// How an input reaches the app; only URLs and activities reach one that is in front.
  private static func opening(with input: LifeInput) -> [Occurrence] {
    opening([.launch, .prewarmedLaunch, .open, .resume, .reconnect, .connectFirst], with: input)
      + (input == .url || input == .userActivity ? [.inputInFront(input)] : [])
  }

  private static let url = DeviceInstruction(
    "Touch a link with the app’s URL scheme in another app, such as Notes.",
    simctl: .run(#"xcrun simctl openurl "$device" "${APP_URL:?Set it to a URL of the app}""#),
    xcuitest: .run("XCUIDevice.shared.system.open(try address(\"APP_URL\"))"),
    simulator: "The simulator may ask first whether to open the app.")

  private static let userActivity = DeviceInstruction(
    "Touch a universal link of the app in another app, such as Notes.",
    simctl: .run(#"xcrun simctl openurl "$device" "${APP_LINK:?Set it to a universal link}""#),
    xcuitest: .run("XCUIDevice.shared.system.open(try address(\"APP_LINK\"))"))

  private static let shortcut = DeviceInstruction.byHand(
    "Touch and hold the app’s icon, then choose one of its quick actions.",
    because: "only its title identifies a quick action")

  private static let notificationTap = DeviceInstruction(
    "Send a notification to the app, and touch it.",
    simctl: .run(
      #"""
      xcrun simctl push "$device" "$bundle" - <<< '{"aps":{"alert":"Lifecycle"}}'
      by_hand 'Touch the notification'
      """#),
    xcuitest: .impossible("a UI test cannot send a notification"))
}
