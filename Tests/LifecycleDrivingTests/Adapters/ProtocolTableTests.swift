import Foundation
import LifecycleDriving
import LifecycleModels
import Testing

@Suite struct `The article about the protocol` {
  private let article: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    article = try String(
      contentsOf: root.appending(path: "Sources/LifecycleDriving/Documentation.docc/Adapters.md"),
      encoding: .utf8)
  }

  /// Expects a table of the article to have exactly some rows.
  private func expectTable(_ head: [String], _ rows: [[String]]) {
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
    let rule = "|" + head.map { _ in "---|" }.joined() + "\n"
    let table = line(head) + rule + rows.map(line).joined() + "\n"
    #expect(article.contains(table), "Write this table:\n\(table)")
  }

  private static func code(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  private static func value(_ names: [String], _ type: ValueType) -> String {
    names.isEmpty ? type.rawValue : code(names)
  }

  @Test func `lists every state`() {
    expectTable(
      ["state", "the app is"],
      ExecutionState.ofRequests.map { ["`\($0.spelling)`", $0.meaning ?? ""] })
  }

  @Test func `lists every key of info`() {
    expectTable(
      ["key of `info`", "value", "meaning"],
      InfoKey.allCases.map { key in
        ["`\(key.rawValue)`", Self.value(key.values, .text), key.meaning]
      })
  }

  @Test func `lists every request`() {
    expectTable(
      ["request", "value", "meaning"],
      RequestName.allCases.map { name in
        ["`\(name.rawValue)`", Self.value(name.values, name.type), name.meaning]
      })
  }

  @Test func `lists every key of observe that has a meaning`() {
    expectTable(
      ["key of `observe`", "value", "meaning"],
      ObservedKey.allCases.map { key in ["`\(key.rawValue)`", key.type.rawValue, key.meaning] })
  }

  @Test func `lists the obligation of each key that has one`() {
    let ids: [ObservedKey: String] = [
      .unsaved: "I41", .workInFlight: "I48", .lockHeld: "I32", .gpuWork: "I36",
      .sessionsOpened: "I43", .inputsHandled: "I23",
    ]
    for key in ObservedKey.allCases {
      #expect(key.meaning.contains("(I") == (ids[key] != nil))
      #expect(ids[key].map { key.meaning.contains("(\($0))") } ?? true, "\(key)")
    }
  }
}
