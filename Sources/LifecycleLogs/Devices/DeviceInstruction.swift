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
