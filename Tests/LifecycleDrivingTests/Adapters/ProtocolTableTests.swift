import Foundation
import LifecycleDriving
import LifecycleModels
import Testing

@Suite struct `The article about the protocol` {
  private static let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/LifecycleDriving/Documentation.docc/Adapters.md")

  @Test func `has tables of all states and keys`() throws {
    let article = try String(contentsOf: Self.place, encoding: .utf8)
    var text = article
    for table in [Self.states] + ProtocolObject.allCases.map(Self.keys) {
      let head = table.prefix { $0 != "\n" } + "\n|---"
      let start = try #require(text.firstRange(of: head)?.lowerBound, "\(head)")
      let end = try #require(text[start...].firstRange(of: "|\n\n")?.upperBound)
      text.replaceSubrange(start..<end, with: table + "\n")
    }
    if ProcessInfo.processInfo.environment["UPDATE_REPORTS"] == "1" {
      try Data(text.utf8).write(to: Self.place)
    } else {
      #expect(article == text, "UPDATE_REPORTS=1 swift test --filter ProtocolTable writes them")
    }
  }

  private static let states = table(
    ["state", "the app is"],
    ExecutionState.ofRequests.map { ["`\($0.spelling)`", $0.meaning ?? ""] })

  private static func keys(of object: ProtocolObject) -> String {
    let name = object.rawValue.replacing(/“(.*)”/) { "`\($0.output.1)`" }
    return table(
      ["key of \(name)", "value", "meaning"],
      object.keys.map { key in
        let rule = key.rule
        let values = rule.values.map { "`\($0)`" }.joined(separator: ", ")
        return [
          "`\(key.rawValue)`",
          (values.isEmpty ? rule.type.rawValue : values) + (rule.isRequired ? ", required" : ""),
          rule.meaning,
        ]
      })
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
    return line(head) + "|" + head.map { _ in "---|" }.joined() + "\n" + rows.map(line).joined()
  }

  @Test func `lists the obligation of each key that has one`() {
    let ids: [ProtocolKey: String] = [
      .unsaved: "I41", .workInFlight: "I48", .lockHeld: "I32", .gpuWork: "I36",
      .sessionsOpened: "I43", .inputsHandled: "I23",
    ]
    for key in ProtocolObject.observe.keys {
      #expect(key.rule.meaning.contains("(I") == (ids[key] != nil))
      #expect(ids[key].map { key.rule.meaning.contains("(\($0))") } ?? true, "\(key)")
    }
  }
}
