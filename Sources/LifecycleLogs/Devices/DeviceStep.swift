import LifecycleModels

/// One step of a script, and its result.
struct DeviceStep: Hashable, Sendable {
  /// Its number in the trace.
  let number: Int
  /// The name of its rule.
  let name: String
  /// The scene of its rule.
  var component: Component?
  let instruction: DeviceInstruction
  /// What the step is called in a log.
  var mark: Mark?
  /// The callback that the end of the process prevents.
  var cutOff: String?
  /// What the system delivers before the next step.
  var expected: [String] = []

  /// The number and the name.
  var heading: String { "\(number)  \(name)" }

  /// What a person does, with the name of the scene.
  var person: String {
    guard let halt else { return personAction }
    // A user's kill is more than a silent end: the system remembers it (F65).
    if case .impossible = instruction.simctl { return "\(halt) \(personAction)" }
    return "\(halt) End it there with Stop in Xcode, which is just as silent."
  }

  /// What a person does if there is no hurry.
  var personAction: String { instruction.personAction(in: component) }

  /// How a person gains the time for the step.
  var halt: String? { cutOff.map { "Wait until the app stops at the beginning of \($0)." } }

  /// The preparation that this needs.
  var breakpoint: String? {
    cutOff.map(DeviceScript.breakpoint)
  }

  /// The line that says in a log that the step happens here; nil for what happens by itself.
  var markLine: String? { mark.map { "# \($0.name)" } }

  /// What the log should show.
  var expectation: String {
    expected.isEmpty
      ? "The log shows nothing." : "The log shows \(expected.joined(separator: ", "))."
  }
}

/// How a person, a simulator and a UI test can bring a step of a model about.
struct DeviceInstruction: Hashable, Sendable {
  /// What a person does, in one or two sentences.
  let person: String
  /// How `xcrun simctl` does it.
  let simctl: DeviceWay
  /// How a UI test does it.
  let xcuitest: DeviceWay
  /// What a simulator lacks, in one sentence.
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
  /// It can, with these lines of code.
  case run(String)
  /// There is nothing to do: the step follows from others, or the app takes it itself.
  case byItself
  /// It cannot, for this reason.
  case impossible(String)
}

extension DeviceInstruction {
  /// What a person does, with the name of the scene.
  func personAction(in component: Component?) -> String {
    let scene =
      if case .scene(let number) = component { "scene " + Component.letter(ofScene: number) } else {
        "the scene"
      }
    return person.replacing("{scene}", with: scene)
  }

  /// A step for which no tool has anything to do.
  static func byItself(_ person: String, simulator: String? = nil) -> Self {
    Self(person, simctl: .byItself, xcuitest: .byItself, simulator: simulator)
  }

  /// A step that no tool can bring about.
  static func byHand(_ person: String, because reason: String, simulator: String? = nil) -> Self {
    Self(
      person, simctl: .impossible(reason), xcuitest: .impossible(reason), simulator: simulator)
  }
}
