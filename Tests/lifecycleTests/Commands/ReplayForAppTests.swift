import Testing

@Suite struct `The replay command with --as` {
  private let life = ["replay", "app", "--actions", "launch,jetsam"]

  @Test func `writes a life for a real app`() throws {
    let cases: [(String, String, String)] = [
      (
        "steps", "app, profile observed: what a person does\n",
        "lifecycle validate lifecycle.jsonl\n"
      ),
      (
        "simctl", "#!/bin/bash\n# app, profile observed, from: not running\n",
        "lifecycle.jsonl'\"\n"
      ),
      ("xcuitest", "import XCTest\n", "  }\n}\n"),
    ]
    for (form, start, end) in cases {
      let result = try Tool.run(life + ["--as", form])
      #expect(result.status == 0)
      #expect(result.output.hasPrefix(start))
      #expect(result.output.hasSuffix(end))
      #expect(result.output.contains("2  jetsam"))
      #expect(result.errors == "")
    }
  }

  @Test func `names the app`() throws {
    let script = try Tool.run(life + ["--as", "simctl", "--bundle", "com.example.App"])
    #expect(script.output.contains("\nbundle='com.example.App'\n"))
    let test = try Tool.run(life + ["--as", "xcuitest", "--bundle", "com.example.App"])
    #expect(test.output.contains(#"XCUIApplication(bundleIdentifier: "com.example.App")"#))
    #expect(test.output.contains("func testReplay() throws"))
  }

  @Test func `takes counterexamples and files too`() throws {
    let found = try Tool.run(
      "replay", "app", "--property", "I3", "--max-states", "200", "--as", "xcuitest")
    #expect(found.output.contains("func testI3() throws"))
    let file = try Tool.run(
      "replay", "app", "--trace", "-", "--as", "steps", input: "launch\ncrash\n")
    #expect(file.output.contains("\n  2  crash\n"))
    let none = try Tool.run(
      "replay", "app", "--property", "I1", "--max-states", "200", "--as", "steps")
    #expect(none.status == 2)
    #expect(none.output == "")
    #expect(
      none.errors.hasSuffix("lifecycle: no trace violates I1, so there is nothing to write.\n"))
  }

  @Test func `refuses conflicting options`() throws {
    let cases: [([String], String)] = [
      (["--as", "simctrl"], "there is no as “simctrl”. Did you mean “simctl”?"),
      (["--bundle", "a.b"], "“--bundle” needs --as FORM."),
      (["--as", "steps", "--bundle", "a.b"], "--as steps and --bundle cannot be used together."),
      (["--as", "steps", "--format", "json"], "--as and --format cannot be used together."),
    ]
    for (options, words) in cases {
      let result = try Tool.run(life + options)
      #expect(result.status == 64)
      #expect(result.errors.contains(words))
    }
  }

  @Test func `refuses a model that is not about one app`() throws {
    let result = try Tool.run("replay", "launch", "--actions", "main", "--as", "steps")
    #expect(result.status == 64)
    #expect(result.errors.contains("there is no model with --as “launch”. Known: app, scene."))
  }
}
