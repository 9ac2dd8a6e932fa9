import Foundation
import ModelChecking
import Testing

@testable import Reporting

@Suite struct `States and transitions for other tools` {
  private static let bell = TransitionSystem(
    exploring: Bell().explore(), of: Bell(), title: "A bell --- \"loud\"",
    origin: [("model", "bell")], attributes: [("sound", { $0 == .ringing ? "loud" : "none" })]
  ) { action in
    TransitionSystem.Action(action == .smash ? "smash.<now>" : "\(action)")
  }

  private static func text(_ form: TransitionSystem.Form, of system: TransitionSystem = bell)
    -> String
  {
    var text = ""
    system.write(form) { text += $0 }
    return text
  }

  // The link FuzzProperties leads to the properties that the fuzzer of Tests/Packages/Fuzzing checks.
  @Test func `is read whatever its bytes are, and keeps all properties`() throws {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Packages/Fuzzing/Corpus/systems")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count >= 2)
    for file in files {
      let bytes = Array(try Data(contentsOf: file))
      SystemProperties.check(bytes)
      for end in stride(from: 0, to: bytes.count, by: 7) {
        SystemProperties.check(Array(bytes[..<end]))
      }
    }
  }

  @Test func `are an Aldebaran file`() {
    #expect(
      Self.text(.aut) == """
        des (0, 4, 3)
        (0, "press", 1)
        (0, "smash.<now>", 2)
        (1, "stop", 0)
        (1, "smash.<now>", 2)

        """)
  }

  @Test func `are a graph for Graphviz`() {
    #expect(
      Self.text(.dot) == """
        // A bell --- "loud"
        // model: bell
        // 3 states, 4 transitions
        digraph "A bell --- \\"loud\\"" {
          s0 [label="silent", peripheries=2];
          s0 -> s1 [label="press"];
          s0 -> s2 [label="smash.<now>"];
          s1 [label="ringing"];
          s1 -> s0 [label="stop"];
          s1 -> s2 [label="smash.<now>"];
          s2 [label="broken"];
        }

        """)
  }

  @Test func `are JSON that the schema describes`() throws {
    let text = Self.text(.json)
    #expect(try JSONSchema(text: TransitionSystem.schema).faults(in: text) == [])
    let wrong = text.replacing("[0,0,1]", with: "[0,\"press\",1]")
    #expect(try JSONSchema(text: TransitionSystem.schema).faults(in: wrong) != [])
    let value = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(value["transitions"] as? [[Int]] == [[0, 0, 1], [0, 1, 2], [1, 2, 0], [1, 1, 2]])
  }

  @Test func `are machines of SCXML and XState, in which one event never stands for another`()
    throws
  {
    let scxml = Self.text(.scxml)
    #expect(
      scxml.contains(
        "<scxml xmlns=\"http://www.w3.org/2005/07/scxml\" version=\"1.0\" initial=\"s0\">"))
    #expect(scxml.contains("<transition event=\"smash--now-\" target=\"s2\"/>"))
    #expect(scxml.contains("  A bell - - - \"loud\"\n"))
    let data = Data(Self.text(.xstate).utf8)
    let machine = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let states = try #require(machine["states"] as? [String: [String: Any]])
    #expect(machine["initial"] as? String == "s0")
    #expect(states["s1"]?["on"] as? [String: String] == ["stop": "s0", "smash.<now>": "s2"])
    #expect(states["s1"]?["tags"] as? [String] == ["loud"])
  }

  @Test func `are XML for GraphML, with escapes`() {
    let graph = Self.text(.graphml)
    #expect(
      graph.contains(
        "<key id=\"node_sound\" for=\"node\" attr.name=\"sound\" attr.type=\"string\"/>"))
    #expect(graph.contains("<data key=\"edge_action\">smash.&lt;now&gt;</data>"))
    #expect(graph.components(separatedBy: "<node ").count == 4)
    #expect(graph.components(separatedBy: "<edge ").count == 5)
  }

  @Test func `begin in one state more where a form has room for one`() throws {
    var machine = Bell()
    machine.initialStates.append(.broken)
    let system = TransitionSystem(exploring: machine.explore(), of: machine, title: "Bells")
    #expect(
      Self.text(.aut, of: system).hasPrefix("des (3, 6, 4)\n")
        && Self.text(.aut, of: system).hasSuffix("(3, \"begin.1\", 0)\n(3, \"begin.2\", 1)\n"))
    #expect(Self.text(.scxml, of: system).contains("initial=\"s3\""))
    #expect(
      Self.text(.xstate, of: system).contains(
        "\"s3\": {\"on\":{\"begin.1\":\"s0\",\"begin.2\":\"s1\"}}"))
    #expect(Self.text(.json, of: system).contains("\"initial\":2"))
  }
}

extension Bell: DescribedMachine {
  func describe(_ state: State) -> String { "\(state)" }

  func describe(_ action: Action) -> ActionDescription {
    ActionDescription(name: "\(action)", initiator: "user", callback: nil)
  }
}
