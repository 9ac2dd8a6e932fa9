import LifecycleModels

/// How a person brings a rule about on a device, without regard to when.
package struct PersonInstruction: Hashable, Sendable {
  /// What the person does, in one or two sentences.
  package let personAction: String
  /// What a simulator lacks, in one sentence.
  package let simulator: String?
  /// Whether stopping the process in a debugger is the same.
  package let isStop: Bool

  /// The instruction for a rule; nil for what the system delivers.
  package init?(for rule: Rule<some ModelState>) {
    guard let instruction = InstructionTable.instruction(for: rule) else { return nil }
    personAction = instruction.personAction(in: rule.component)
    simulator = instruction.simulator
    // A user's kill is more than a silent end: the system remembers it (F65).
    if case .impossible = instruction.simctl { isStop = false } else { isStop = true }
  }
}
