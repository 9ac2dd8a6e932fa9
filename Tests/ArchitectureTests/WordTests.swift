import Testing

/// The words that mean something else in the field, or nothing; see the table in CONTRIBUTING.
@Suite struct `The words of the project` {
  /// The forbidden words, each with the word to use instead.
  private static let forbidden = [
    "node": "state", "nodes": "states", "edge": "transition", "edges": "transitions",
    "move": "step, transition or choice", "moves": "steps, transitions or choices",
    "seen": "visited", "crew": "workers", "casualty": "what it is", "casualties": "what they are",
    "footing": "cursor", "course": "what it is", "duty": "obligation", "duties": "obligations",
    "minimise": "shrink", "minimize": "shrink",
  ]

  /// Names that others have given: Apple's, Foundation's, those of DOT and of protocols.
  private static let given: Set = [
    "moveInitialize", "moveItem",
  ]

  /// The targets that read source, where a node is one of a syntax tree.
  private static let readers: Set = ["SourceCode", "ProjectAudit"]

  @Test func `are those of the field, in every identifier`() {
    let mirrors: Set = ["UIKit", "SwiftUI", "_Testing_UIKit"]
    for (target, files) in Project.files where !mirrors.contains(target) {
      for file in files {
        for (word, line) in file.words where !Self.given.contains(word) {
          for part in Self.parts(of: word) {
            let isOfTree = Self.readers.contains(target) && ["node", "nodes"].contains(part)
            guard let better = Self.forbidden[part], !isOfTree else { continue }
            Issue.record("\(file.path):\(line): “\(word)” has “\(part)”; write \(better)")
          }
        }
      }
    }
  }

  @Test func `are those of the field, in every text of the command lines`() {
    for target in ["LifecycleCommands", "Benchmarks"] {
      for file in Project.files[target] ?? [] {
        for (text, line) in file.literals {
          for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) {
            guard let better = Self.forbidden[String(word)] else { continue }
            Issue.record("\(file.path):\(line): a text has “\(word)”; write \(better)")
          }
        }
      }
    }
  }

  @Test func `are cut where a capital letter begins a word`() {
    #expect(Self.parts(of: "PlanNodeIndex") == ["plan", "node", "index"])
    #expect(Self.parts(of: "isSeen") == ["is", "seen"])
    #expect(Self.parts(of: "knowledge") == ["knowledge"])
  }

  /// The words of an identifier, in lower case.
  private static func parts(of identifier: String) -> [String] {
    var parts: [String] = []
    for character in identifier {
      if character.isUppercase || !character.isLetter || parts.isEmpty { parts.append("") }
      if character.isLetter { parts[parts.count - 1].append(character.lowercased()) }
    }
    return parts.filter { !$0.isEmpty }
  }
}
