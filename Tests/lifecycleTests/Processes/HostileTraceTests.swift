import Foundation
import Testing

extension `Hostile text` {
  @Test(arguments: texts)
  func `in a trace is shown escaped`(text: String) throws { try run(traces(with: text)) }

  @Test(arguments: texts)
  func `in what tests have lived is shown escaped`(text: String) throws {
    try run(coverage(with: text))
  }

  @Test(arguments: texts)
  func `in a report of a device is shown escaped`(text: String) throws {
    try run(reports(with: text))
  }

  @Test(arguments: texts)
  func `in the result of a shard is shown escaped`(text: String) throws {
    try run(shards(with: text))
  }

  @Test(arguments: texts)
  func `in a transition system is shown escaped`(text: String) throws {
    try run(systems(with: text))
  }

  @Test func `is given to every command, in each form that shows what others have written`() throws
  {
    let text = Self.texts[0]
    let commandLines =
      try words(with: text) + files(with: text) + logs(with: text) + reports(with: text)
      + sources(with: text)
      + drives(with: text) + traces(with: text) + coverage(with: text) + shards(with: text)
      + systems(with: text)
    for (command, forms) in try Self.commands()
    where !["help", "record", "export"].contains(command) {
      // “record” and “export” show nothing that others have written. The first form is the default, which need not be named.
      let tried = commandLines.filter { $0.first == command }.flatMap(\.self)
      #expect(tried.contains(command))
      #expect(Set(tried).isSuperset(of: forms.dropFirst()), "\(command)")
    }
  }

  /// The commands with the names that their help lists after `--format` and `--as`.
  private static func commands() throws -> [(String, [String])] {
    let listed = try Tool.run("help").output.split(separator: "COMMANDS:")[1]
      .split(separator: "COMMON OPTIONS")[0].split(separator: "\n")
    let names = listed.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    return try names.map { name in
      let lines = try Tool.run("help", name).output.split(separator: "\n")
        .filter { $0.hasPrefix("  --format") || $0.hasPrefix("  --as") }
      let words = lines.flatMap { $0.split { !$0.isLetter } }.map(String.init)
      return (name, words.filter(allForms.contains))
    }
  }

  private static let allForms: Set = [
    "text", "json", "xcode", "github", "sarif", "junit", "markdown", "dot", "mermaid", "steps",
    "simctl", "xcuitest", "itf",
  ]

  /// In traces: those that a command takes, and those of which an action is unknown.
  private func traces(with text: String) throws -> [[String]] {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let known =
      #"{"action": "launch", "initiator": \#(quoted), "callback": \#(quoted), "state": \#(quoted)}"#
    let unknown = #"{"action": \#(quoted), "state": "active"}"#
    let traces = [
      #"{"model": "app", "id": \#(quoted), "profile": "observed", "steps": [\#(known)], "breaks": [\#(quoted)]}"#,
      #"{"model": "app", "profile": "observed", "initial": \#(quoted), "steps": [\#(known)]}"#,
      #"{"model": "app", "profile": "observed", "steps": [\#(known), \#(unknown)]}"#,
      #"[{"model": "app", "id": \#(quoted), "steps": [\#(known)]}, {"model": "app", "id": "\#(1)", "steps": [\#(known)]}]"#,
      "launch # \(text)\n",
    ]
    return try traces.enumerated().flatMap { index, trace in
      try folder.write(trace, to: "trace\(index)")
      let path = folder.path("trace\(index)")
      // For the values of variables, all states are visited: those of a small model are enough.
      let small = [
        ["replay", "launch", "--as", "itf", "--trace", path],
        ["explore", "launch", "--trace", path, "--output", folder.path("page\(index).html")],
      ]
      return ["text", "json"].map { ["replay", "app", "--format", $0, "--trace", path] }
        + ["steps", "simctl", "xcuitest"].map { ["replay", "app", "--as", $0, "--trace", path] }
        + ["dot", "mermaid", "json"].map { ["diagram", "app", "--format", $0, "--trace", path] }
        + small
    } + answers(to: text)
  }

  /// In the name of a model, for commands that read nothing.
  private func answers(to text: String) -> [[String]] {
    ["list", "walk", "relate", "changes", "explore", "estimate"].map {
      [$0, text, "--format", "json"]
    }
      + Self.forms.map { ["verify", text, "--format", $0] }
  }

  /// In the files that `merge` adds up: of walks and of logs, whole and with shards missing.
  private func shards(with text: String) throws -> [[String]] {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    func result(_ command: String, _ count: Int, _ part: String) -> String {
      #"{"shards": {"tool": "0.1.0", "command": \#(command), "work": \#(quoted), "seed": \#(quoted), "count": \#(count)}, "parts": [{"index": 0, "milliseconds": 1, \#(part)}]}"#
    }
    let walk =
      #""model": \#(quoted), "profile": \#(quoted), "watched": [\#(quoted)], "rules": [\#(quoted)], "walks": [0, 1, 1, 1], "states": [], "transitions": [], "endedBy": 0, "#
    let property =
      #""property": {"id": \#(quoted), "statement": \#(quoted), "verdict": \#(quoted), "counterexample": {"steps": []}}"#
    let logs =
      #""positions": [0], "status": 0, "logs": [{"path": \#(quoted), "verdict": \#(quoted)}]"#
    let files = [
      result("\"walk\"", 1, walk + property),
      result("\"walk\"", 1, walk + #""reason": \#(quoted)"#), result("\"validate\"", 1, logs),
      result(quoted, 1, walk + property), result(quoted, 2, walk + property),
      result("\"walk\"", 2, walk + property),
    ]
    return try files.enumerated().flatMap { index, file in
      try folder.write(file, to: "shard\(index).json")
      let path = folder.path("shard\(index).json")
      return ["text", "json"].map { ["merge", "--format", $0, path] }
        + [["merge", path, folder.path("shard0.json")]]
    }
  }

  /// In the labels and states of a system, and in what is no system.
  private func systems(with text: String) throws -> [[String]] {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let json =
      #"{"about": {"format": "transition-system", "title": \#(quoted), "initial": 1, "states": 1, "transitions": 1}, "actions": [{"name": \#(quoted)}], "attributes": {}, "states": [{"description": \#(quoted)}], "transitions": [[0, 0, 0]]}"#
    let files = [
      json, json.replacing("\"initial\"", with: quoted), "des (0, 1, 1)\n(0, \(text), 0)\n",
      "des (0, 1, 1)\n(0, a, \(text))\n", text,
    ]
    return try files.enumerated().flatMap { index, file in
      try folder.write(file, to: "system\(index)")
      return ["text", "json"].map {
        ["check", "--format", $0, "--reduced", "--never", text, folder.path("system\(index)")]
      } + [["check", "--formula", "eventually \"\(text)\"", folder.path("system\(index)")]]
    }
  }

  /// In the files that `coverage` adds up.
  private func coverage(with text: String) throws -> [[String]] {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let files = [
      #"{"lifecycleCoverage": 1, "model": "app", "profile": "observed", "size": \#(quoted), "checks": 1, "lives": 1, "steps": 1, "rules": {\#(quoted): 1}, "callbacks": {\#(quoted): 1}, "states": {\#(quoted): 1}}"#,
      #"{"lifecycleCoverage": 1, "model": \#(quoted), "profile": \#(quoted), "checks": 1}"#,
      #"{"lifecycleCoverage": \#(quoted)}"#,
    ]
    return try files.enumerated().flatMap { index, file in
      try folder.write(file, to: "coverage\(index).json")
      return ["text", "json"].map {
        ["coverage", "--format", $0, folder.path("coverage\(index).json")]
      }
    }
  }
}
