import Foundation
import Testing

/// The faults are planted too seldom to notice there that a change has moved what they replace.
@Suite struct `The faults to plant` {
  private struct Fault {
    let description: String
    /// The text that the fault replaces.
    let old: String
  }

  private static func faults() throws -> [Fault] {
    try Project.text(of: "Tests/PlantedFaults.txt").components(separatedBy: "\n\n").compactMap {
      let lines = $0.split(separator: "\n").filter { !$0.hasPrefix("#") }
      let old = lines.filter { $0.hasPrefix("-") }.map { $0.dropFirst() }.joined(separator: "\n")
      let description = lines.first { !$0.hasPrefix("-") && !$0.hasPrefix("+") }
      return old.isEmpty ? nil : Fault(description: String(description ?? ""), old: old)
    }
  }

  @Test func `replace texts that stand in the engine once`() throws {
    let files = try #require(Project.files["ModelChecking"])
    let engine = Data(try files.map { try Project.text(of: $0.path) }.joined(separator: "\0").utf8)
    let faults = try Self.faults()
    #expect(faults.count > 50)
    for fault in faults {
      let text = Data(fault.old.utf8)
      let first = engine.range(of: text)
      #expect(first != nil, "No file has the text of “\(fault.description)”")
      let rest = (first?.upperBound ?? engine.endIndex)..<engine.endIndex
      #expect(engine.range(of: text, in: rest) == nil, "Two have that of “\(fault.description)”")
    }
  }
}
