import Reporting

extension DeviceScript {
  /// The script for a person with a device in hand.
  public var person: String {
    let intro = """
      Record with LifecycleRecorder, detach the debugger where no breakpoint is asked for, and begin \
      with the app as it is here: \(beginning).
      """
    return "\(title): what a person does\n" + Self.wrapped(intro)
      + steps.compactMap(\.breakpoint).map(Self.wrapped).joined()
      + steps.map { "\n  \($0.heading)\n" + lines(of: $0) }.joined()
      + "\nThen read the log: lifecycle validate lifecycle.jsonl\n"
  }

  private func lines(of step: DeviceStep) -> String {
    let simulator = step.instruction.simulator.map { ["On a simulator: " + $0] } ?? []
    return ([step.person] + simulator + [step.expectation]).map(Self.wrapped).joined()
  }

  private static func wrapped(_ text: String) -> String {
    TextWrap.wrapped(text, width: 100, first: "     ", rest: "     ")
  }
}
