import LifecycleModels

/// One thing that is done, and what comes of it.
struct DeviceStep: Hashable, Sendable {
  /// Its number in the trace.
  let number: Int
  /// The name of its rule.
  let name: String
  /// The scene that its rule happens to.
  var component: Component?
  let instruction: DeviceInstruction
  /// What would be delivered next, if the process did not end before that.
  var cutOff: String?
  /// What the system delivers before the next thing is done.
  var expected: [String] = []

  /// The number and the name.
  var heading: String { "\(number)  \(name)" }

  /// What a person does, with the name of the scene.
  var person: String {
    guard let halt else { return deed }
    // A user's kill is more than a silent end: the system remembers it (F65).
    if case .impossible = instruction.simctl { return "\(halt) \(deed)" }
    return "\(halt) There end it with Stop in Xcode, which is as silent."
  }

  /// What a person does who need not be quick.
  var deed: String {
    let scene =
      if case .scene(let number) = component { "scene " + Component.letter(ofScene: number) } else {
        "the scene"
      }
    return instruction.person.replacing("{scene}", with: scene)
  }

  /// What a person does in order to be quick enough.
  var halt: String? { cutOff.map { "Wait until the app stops at the beginning of \($0)." } }

  /// What has to be prepared for that.
  var breakpoint: String? {
    cutOff.map {
      "Set a breakpoint at the beginning of \($0), and have Xcode wait for the app to be launched "
        + "(Debug, Attach to Process by PID or Name)."
    }
  }

  /// What the log is expected to show.
  var expectation: String {
    expected.isEmpty
      ? "The log shows nothing." : "The log shows \(expected.joined(separator: ", "))."
  }
}
