/// One thing that is done, and what comes of it.
struct DeviceStep: Hashable, Sendable {
  /// Its number in the trace.
  let number: Int
  /// The name of its rule.
  let name: String
  let instruction: DeviceInstruction
  /// What would be delivered next, if the process did not end before that.
  var cutOff: String?
  /// What the system delivers before the next thing is done.
  var expected: [String] = []

  /// The number and the name.
  var heading: String { "\(number)  \(name)" }

  /// What a person does, with the name of the scene.
  var person: String {
    if let halt { return "\(halt) There end it with Stop in Xcode, which is as silent." }
    let scene = DeviceTable.scene(ofRule: name).map { "scene " + $0 } ?? "the scene"
    return instruction.person.replacing("{scene}", with: scene)
  }

  /// What a person does in order to be quick enough.
  var halt: String? {
    cutOff.map { "Have the app stop in a breakpoint at the beginning of \($0)." }
  }

  /// What the log is expected to show.
  var expectation: String {
    expected.isEmpty
      ? "The log shows nothing." : "The log shows \(expected.joined(separator: ", "))."
  }
}
