import LifecycleModels
import Testing

@testable import LifecycleLogs

@Suite struct `The table of what is done on a device` {
  /// A rule, whatever the type of its model's state.
  private struct RuleWords: Hashable {
    let name: String
    let isDelivered: Bool
  }

  private static func words<M: Model>(of model: M) -> [RuleWords] {
    model.machine.rules.map { rule in
      RuleWords(
        name: rule.name, isDelivered: rule.kind == .delivery && rule.initiator == .system)
    }
  }

  private static let rules = Set(
    Profile.allCases.flatMap { profile in
      words(of: AppModel(profile: profile))
        + words(of: SceneModel(profile: profile, scenes: SceneModel.sizes.upperBound))
    })

  @Test func `says of every rule what to do, or leaves it to the system to deliver`() {
    let unknown = Self.rules.filter { rule in
      !rule.isDelivered && DeviceTable.instruction(forRule: rule.name) == nil
    }
    #expect(unknown.map(\.name).sorted() == [])
  }

  @Test func `has nothing to do for what the system delivers`() {
    let done = Self.rules.filter { rule in
      rule.isDelivered && DeviceTable.instruction(forRule: rule.name) != nil
    }
    #expect(done.map(\.name).sorted() == [])
  }

  @Test func `speaks of rules that exist, of each once`() {
    let existing = Set(Self.rules.map { DeviceTable.plainName(ofRule: $0.name) })
    let named = DeviceTable.entries.flatMap(\.rules)
    #expect(named.filter { !existing.contains($0) } == [])
    #expect(Set(named).count == named.count)
  }

  @Test func `tells the scenes of rules apart`() {
    #expect(DeviceTable.plainName(ofRule: "open#B.url") == "open.url")
    #expect(DeviceTable.plainName(ofRule: "home") == "home")
    #expect(DeviceTable.scene(ofRule: "open#B.url") == "B")
    #expect(DeviceTable.scene(ofRule: "home") == nil)
  }

  @Test func `is written in whole sentences`() {
    for (rules, instruction) in DeviceTable.entries {
      let texts = [instruction.person, instruction.simulator].compactMap(\.self)
      for text in texts {
        #expect(text.hasSuffix("."), "\(rules)")
        #expect(text.first?.isUppercase == true, "\(rules)")
        #expect(!text.contains("\n"), "\(rules)")
      }
      for case .impossible(let reason) in [instruction.simctl, instruction.xcuitest] {
        #expect(!reason.hasSuffix("."), "\(rules)")
      }
    }
  }
}
