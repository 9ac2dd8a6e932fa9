import Foundation
import Testing

@testable import LifecycleCommands

/// The format html of the commands that show a trace, a finding or a log.
@Suite struct `A page for a browser` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func expectPage(_ result: Tool.Result, status: Int32) {
    #expect(result.status == status)
    #expect(result.output.hasPrefix("<!DOCTYPE html>\n"))
    #expect(result.output.hasSuffix("</html>\n"))
    #expect(!result.output.contains("<script"))
  }

  @Test func `shows a replayed trace, and what it violates`() throws {
    let result = try Tool.run(
      "replay", "app", "--actions", "launch,crash", "--format", "html")
    expectPage(result, status: 0)
    #expect(result.output.contains("<span class=\"name\">crash</span>"))
    #expect(result.output.contains("refutes a belief"))
    #expect(result.output.contains("lifecycle replay app --actions launch,crash"))
  }

  @Test func `shows the counterexample to a property with its sources`() throws {
    let result = try Tool.run("replay", "app", "--property", "I3", "--format", "html")
    expectPage(result, status: 0)
    #expect(result.output.contains("<p class=\"mark\">violates I3</p>"))
    #expect(result.output.contains("<dt>F89</dt>"))
  }

  @Test func `says that there is no trace`() throws {
    let result = try Tool.run(
      "replay", "app", "--property", "I1", "--format", "html", "--ios", "18")
    expectPage(result, status: 0)
    #expect(result.output.contains("There is no trace to replay."))
  }

  @Test func `shows what a walk has found`() throws {
    let result = try Tool.run("walk", "app", "--property", "I3", "--format", "html")
    expectPage(result, status: 0)
    #expect(result.output.contains("violates I3"))
    #expect(result.output.contains("Coverage of "))
  }

  @Test func `shows what was driven, with what an adapter keeps on its disk`() throws {
    let path = URL(fileURLWithPath: Tool.executable).deletingLastPathComponent()
      .appendingPathComponent("NotesAdapter").path
    let result = try Tool.run(
      "drive", path, "--actions", "launch,edit,home,suspend", "--format", "html")
    expectPage(result, status: 1)
    #expect(result.output.contains("something is unsaved while the process is suspended"))
    #expect(result.output.contains("unsaved</dd>"))
  }

  @Test func `shows a rejected log beside the nearest legal one, and names as text`() throws {
    try folder.write(
      """
      # <script>alert(1)</script>
      applicationDidFinishLaunching
      applicationDidEnterBackground
      applicationDidBecomeActive

      """, to: "<b>.txt")
    let result = try Tool.run("validate", folder.path("<b>.txt"), "--format", "html")
    expectPage(result, status: 1)
    #expect(result.output.contains("<th>the nearest legal log</th>"))
    #expect(result.output.contains("no life cycle explains this"))
    #expect(!result.output.contains("<b>"))
  }

  @Test func `shows the life behind an accepted log`() throws {
    try folder.write("applicationDidBecomeActive\n", to: "log.txt")
    let result = try Tool.run("validate", "--life", folder.path("log.txt"), "--format", "html")
    expectPage(result, status: 0)
    #expect(result.output.contains("The most plausible trace."))
    #expect(result.output.contains("<dt>entry</dt>"))
  }

  @Test func `cannot be written where no file can be`() throws {
    let result = try Tool.run(
      "replay", "app", "--actions", "launch", "--format", "html", "--output",
      folder.path("none/page.html"))
    #expect(result.status == 74)
  }

  @Test func `is no format of other commands`() throws {
    #expect(try Tool.run("list", "--format", "html").status == 64)
    #expect(try Tool.run("audit", folder.path, "--format", "html").status == 64)
  }
}

@Suite struct `The picture of a sequence` {
  @Test func `is SVG unless Mermaid is asked for`() throws {
    let words = ["diagram", "scene", "--property", "I3", "--detail", "sequence"]
    let svg = try Tool.run(words)
    #expect(svg.status == 0)
    #expect(svg.output.hasPrefix("<svg "))
    #expect(svg.output.contains(">← violates I3</text>"))
    let mermaid = try Tool.run(words + ["--format", "mermaid"])
    #expect(mermaid.output.hasPrefix("sequenceDiagram\n"))
  }

  @Test func `has a lane for each scene that is called`() throws {
    let result = try Tool.run(
      "diagram", "scene", "--property", "I63", "--detail", "sequence", "--format", "mermaid")
    #expect(result.output.contains("participant L2 as app"))
    #expect(result.output.contains("as scene A"))
  }

  @Test func `needs a trace, and a format that can show it`() throws {
    #expect(try Tool.run("diagram", "app", "--detail", "sequence").status == 64)
    let words = ["diagram", "app", "--actions", "launch", "--detail"]
    let dot = try Tool.run(words + ["sequence", "--format", "dot"])
    #expect(dot.status == 64)
    #expect(
      dot.errors.contains(
        "--detail sequence cannot be written as “dot”, only as mermaid or svg."))
    #expect(try Tool.run(words + ["trace", "--format", "svg"]).status == 64)
  }
}
