extension DeviceTable {
  /// How the app is brought to the front, with and without something to open.
  static let launches: [Entry] = [
    (
      ["launch", "launch.prewarmed", "connectFirst"],
      DeviceInstruction(
        "Touch the app’s icon.", simctl: .run(#"xcrun simctl launch "$device" "$bundle""#),
        xcuitest: .run("app.activate()"))
    ),
    (
      ["open", "resume", "reconnect"],
      DeviceInstruction(
        "Touch the app’s icon, or in the app switcher its card; with several windows, that of {scene}.",
        simctl: .run(#"xcrun simctl launch "$device" "$bundle""#),
        xcuitest: .run("app.activate()"))
    ),
    (inputs("url"), url),
    (inputs("userActivity"), userActivity),
    (inputs("shortcut"), shortcut),
    (inputs("notificationTap"), notificationTap),
    (
      ["openBeside"],
      .byHand(
        "Open {scene} in Split View beside what is on screen.", because: multitasking,
        simulator: "Use the simulator of an iPad.")
    ),
    (
      ["newWindow"],
      .byHand(
        "In the app switcher or the Dock’s menu, open a new window of the app: {scene}.",
        because: multitasking, simulator: "Use the simulator of an iPad.")
    ),
    (
      ["pushAside"],
      .byHand(
        "Leave {scene} alone: show another window of the app, or another app, in its place.",
        because: multitasking, simulator: "Use the simulator of an iPad.")
    ),
  ]

  private static let multitasking = "windows are arranged by gestures only"

  private static let openers = [
    "launch", "launch.prewarmed", "open", "resume", "reconnect", "connectFirst", "inputInFront",
  ]

  /// The rules by which an input opens the app; not each opener takes each input.
  private static func inputs(_ input: String) -> [String] {
    let takers = ["url", "userActivity"].contains(input) ? openers : openers.dropLast()
    return takers.map { $0 + "." + input }
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
    "Touch the app’s icon for long, then one of its quick actions.",
    because: "a quick action is known by its title only")

  private static let notificationTap = DeviceInstruction(
    "Have a notification sent to the app, and touch it.",
    simctl: .run(
      #"""
      xcrun simctl push "$device" "$bundle" - <<< '{"aps":{"alert":"Lifecycle"}}'
      by_hand 'Touch the notification'
      """#),
    xcuitest: .impossible("a UI test cannot send a notification"))
}
