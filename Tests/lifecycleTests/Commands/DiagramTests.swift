import Testing

@testable import LifecycleCommands

@Suite struct `The diagram command` {
  @Test func `is the overview if Mermaid could not draw every state`() throws {
    let words = ["diagram", "launch", "--format", "mermaid"]
    let overview = try Tool.run(words)
    let full = try Tool.run(words + ["--detail", "full"])
    let remark = "  %% the overview, in place of 7,532 arrows\n"
    #expect(full.output.contains(remark) && full.status == 0)
    #expect(full.output.replacing(remark, with: "") == overview.output)
    #expect(
      full.errors.contains("500 arrows or more, and the picture has 7,532. This is the overview;"))
    let small = try Tool.run(
      "diagram", "views", "--profile", "documented", "--detail", "full", "--format", "mermaid")
    #expect(
      small.output.contains("%% every reachable state")
        && !small.errors.contains("This is the overview"))
  }

  @Test func `draws the overview by default`() throws {
    let result = try Tool.run("diagram", "app", "--max-states", "3000", "--ios", "18")
    #expect(result.status == 0)
    #expect(
      result.output.hasPrefix("digraph \"One app with an app delegate, from launch to death\""))
    #expect(result.output.contains("graph [rankdir=TB,"))
    #expect(result.output.contains("\"active\" -> \"inactive\" [label=<<b>  willResignActive</b>"))
    #expect(
      result.output.contains("\"background\" -> \"suspended\" [label=\"  suspend\", style=dashed"))
    #expect(
      result.errors.contains(
        "Only part of the model is drawn, because the limit of 3000 states stopped"))
  }

  @Test func `writes the requested language`() throws {
    let beginnings = [
      ("mermaid", "---\ntitle:"), ("json", "{\n  \"title\":"), ("dot", "digraph "),
    ]
    for (format, beginning) in beginnings {
      let words = ["diagram", "app", "--actions", "launch,crash", "--format", format]
      #expect(try Tool.run(words).output.hasPrefix(beginning))
    }
  }

  @Test func `with full detail draws each state, and warns of their number`() throws {
    let words = ["diagram", "app", "--detail", "full", "--max-states", "250"]
    let result = try Tool.run(words)
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("  \"s") && !$0.contains(" -> ") }.count == 250)
    #expect(result.errors.contains("the picture has 250 boxes and "))
    #expect(result.errors.contains("Use --detail overview for a legible picture, or --trace for"))
    #expect(try Tool.run(words).output == result.output)
    #expect(try Tool.run(words + ["--quiet"]).errors == "")
  }

  @Test func `draws the path of a counterexample`() throws {
    let result = try Tool.run("diagram", "app", "--property", "I3", "--max-states", "200")
    #expect(result.output.hasPrefix("digraph \"I3: applicationDidEnterBackground always comes"))
    #expect(result.output.contains("\"0\" -> \"1\""))
    #expect(!result.output.contains("\"2\" -> \"3\""))
  }

  @Test func `highlights a trace in the overview`() throws {
    let result = try Tool.run(
      "diagram", "app", "--detail", "overview", "--actions", "launch,crash", "--max-states", "3000")
    let highlighted = result.output.split(separator: "\n").filter { $0.contains("#D95F02") }
    #expect(
      highlighted.map { $0.prefix { $0 != "[" } } == [
        "  \"not running\" ", "  \"inactive\" ", "  \"not running\" -> \"inactive\" ",
        "  \"inactive\" -> \"not running\" ",
      ])
  }

  @Test func `draws nothing for a property that holds`() throws {
    let result = try Tool.run("diagram", "app", "--property", "I1", "--max-states", "200")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains("no trace violates “I1”, so there is nothing to draw."))
  }
}
