import LifecycleModels
import Testing

@testable import LifecycleLogs

@Suite struct `The table of instructions for a device` {
  /// A rule, whatever the type of its model's state.
  private struct RuleWords: Hashable {
    let name: String
    let occurrence: Occurrence?
    let isDelivered: Bool
    let hasInstruction: Bool
  }

  private static func words<M: Model>(of model: M) -> [RuleWords] {
    model.machine.rules.map { rule in
      RuleWords(
        name: rule.name, occurrence: rule.occurrence,
        isDelivered: rule.kind == .delivery && rule.initiator == .system,
        hasInstruction: InstructionTable.instruction(for: rule) != nil)
    }
  }

  private static let rules = Set(
    Profile.allCases.flatMap { profile in
      words(of: AppModel(profile: profile))
        + words(of: SceneModel(profile: profile, scenes: SceneModel.sceneCounts.upperBound))
    })

  @Test func `says of every rule what to do, or leaves it to the system to deliver`() {
    let unknown = Self.rules.filter { !$0.isDelivered && !$0.hasInstruction }
    #expect(unknown.map(\.name).sorted() == [])
  }

  @Test func `has nothing to do for what the system delivers`() {
    let done = Self.rules.filter { $0.isDelivered && $0.hasInstruction }
    #expect(done.map(\.name).sorted() == [])
  }

  @Test func `lists what occurs in some model, each occurrence once`() {
    let swiftUI = SwiftUIModel(profile: .observed).machine.rules
    let existing = Set(Self.rules.compactMap(\.occurrence) + swiftUI.compactMap(\.occurrence))
    let covered = InstructionTable.entries.flatMap(\.occurrences)
    #expect(covered.filter { !existing.contains($0) } == [])
    #expect(Set(covered).count == covered.count)
  }

  @Test func `is written in whole sentences`() {
    for (occurrences, instruction) in InstructionTable.entries {
      let texts = [instruction.person, instruction.simulator].compactMap(\.self)
      for text in texts {
        #expect(text.hasSuffix("."), "\(occurrences)")
        #expect(text.first?.isUppercase == true, "\(occurrences)")
        #expect(!text.contains("\n"), "\(occurrences)")
      }
      for case .impossible(let reason) in [instruction.simctl, instruction.xcuitest] {
        #expect(!reason.hasSuffix("."), "\(occurrences)")
      }
    }
  }
}
