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

/// How a step of a model is brought about on a device, on a simulator and by a UI test.
struct DeviceInstruction: Hashable, Sendable {
  /// What a person does, in one sentence or two.
  let person: String
  /// How `xcrun simctl` does it.
  let simctl: DeviceWay
  /// How a UI test does it.
  let xcuitest: DeviceWay
  /// What a simulator lacks for it, in one sentence.
  let simulator: String?

  init(
    _ person: String, simctl: DeviceWay, xcuitest: DeviceWay, simulator: String? = nil
  ) {
    self.person = person
    self.simctl = simctl
    self.xcuitest = xcuitest
    self.simulator = simulator
  }
}

/// Whether a tool can bring a step about.
enum DeviceWay: Hashable, Sendable {
  /// It can, with these lines of its language.
  case run(String)
  /// There is nothing to do: the step follows from others, or the code of the app takes it.
  case byItself
  /// It cannot; the reason follows “because”.
  case impossible(String)
}

extension DeviceInstruction {
  /// The same for each kind of tool: nothing to do.
  static func byItself(_ person: String, simulator: String? = nil) -> Self {
    Self(person, simctl: .byItself, xcuitest: .byItself, simulator: simulator)
  }

  /// What neither tool can do.
  static func byHand(_ person: String, because reason: String, simulator: String? = nil) -> Self {
    Self(
      person, simctl: .impossible(reason), xcuitest: .impossible(reason), simulator: simulator)
  }
}
