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
