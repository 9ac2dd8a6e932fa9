import Testing

@testable import LifecycleCommands

@Suite struct `The replay command` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `prints every step, and what the trace violates`() throws {
    let result = try Tool.run("replay", "app", "--actions", "launch,app.willFinishLaunching,crash")
    #expect(result.status == 0)
    #expect(
      result.output == """
        app, profile observed: 3 steps
            0                                                            not running
            1  launch                   user    silent                   → inactive (6 owed)
            2  app.willFinishLaunching  system  app.willFinishLaunching  → inactive (5 owed)
            3  crash                    app     silent                   → not running   ← violates I2, I3
          ✗ I2    applicationWillTerminate always comes before the process dies (a belief)
          ✗ I3    applicationDidEnterBackground always comes before the process dies (a belief)

        """)
    #expect(result.errors == "")
  }

  @Test func `says so if the trace violates nothing`() throws {
    let result = try Tool.run("replay", "app", "--actions", "launch")
    #expect(result.output.hasSuffix("  The trace violates no property.\n"))
  }

  @Test func `shows the shortest counterexample to a property`() throws {
    let words = ["replay", "app", "--property", "I3", "--max-states", "200"]
    let verify = [
      "verify", "app", "--profile", "observed", "--property", "I3", "--max-states", "200",
    ]
    let result = try Tool.run(words)
    #expect(result.status == 0)
    #expect(
      result.output == (try Tool.run(verify).output) + "  This trace also violates I2, I60b.\n")
  }

  @Test func `shows nothing for a property that holds`() throws {
    let result = try Tool.run("replay", "app", "--property", "I1", "--max-states", "200")
    #expect(result.status == 2)
    #expect(result.output.hasSuffix("  There is no trace to replay.\n"))
    #expect(!result.output.contains("Why: "))
  }

  @Test func `says why a surprising invariant holds`() throws {
    let result = try Tool.run("replay", "views", "--property", "F300")
    #expect(result.status == 0)
    #expect(result.output.contains("    Why: A sheet leaves the view behind it in its place"))
  }

  @Test func `reads what it and verify print`() throws {
    let printed = try Tool.run("replay", "app", "--actions", "launch,crash", "--format", "json")
    #expect(try JSON(printed.output)["breaks"]?.list?.count == 2)
    try folder.write(printed.output, to: "replay.json")
    let again = try Tool.run("replay", "app", "--trace", folder.path("replay.json"))
    #expect(again.output == (try Tool.run("replay", "app", "--actions", "launch,crash").output))

    let verdicts = folder.path("verify.json")
    let few = ["--max-states", "300", "--format", "json"]
    #expect(try Tool.run(["verify", "--output", verdicts] + few).status == 2)
    let chosen = try Tool.run("replay", "app", "--trace", verdicts, "--property", "I3")
    #expect(chosen.output.contains("launch  user    silent  → inactive"))
    let unclear = try Tool.run("replay", "app", "--trace", verdicts)
    #expect(unclear.status == 65)
    #expect(unclear.errors.contains("traces; choose one with --property, for example I2"))
  }

  @Test func `reads names and comments, line by line, from standard input`() throws {
    let result = try Tool.run(
      "replay", "app", "--trace", "-", input: "\u{FEFF}# a life\r\nlaunch\n\n  crash  \n")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("app, profile observed: 2 steps\n"))
  }

  @Test func `begins where all actions are possible, or in a given state`() throws {
    let life = [
      "launch", "app.willFinishLaunching", "app.didFinishLaunching", "note.didFinishLaunching",
      "vc.viewDidLoad", "vc.viewWillAppear", "app.didBecomeActive", "note.didBecomeActive",
      "vc.viewDidAppear", "home.exits",
    ]
    let words = ["replay", "app", "--actions", life.joined(separator: ",")]
    let found = try Tool.run(words)
    #expect(found.status == 0)
    #expect(found.output.contains(" not running, exits on suspend\n"))
    #expect(try Tool.run(words + ["--initial", "3"]).output == found.output)
    let wrong = try Tool.run(words + ["--initial", "1"])
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains("action 10: “home.exits” is not enabled in “active”."))
  }

  @Test func `ends with status 65 and a reason if the input is not a trace`() throws {
    let inputs = [
      ("home", "action 1: “home” is not enabled in “not running”. Enabled there: launch, "),
      (
        "launch\nlunch",
        "action 2: app, profile observed has no rule “lunch”. Did you mean “launch”?"
      ),
      ("", "“\(folder.path("trace"))” names no action"),
      ("{\"steps\": 3}", "“\(folder.path("trace"))” contains no trace"),
      ("{\"steps\": [3]}", "“\(folder.path("trace"))” contains no trace"),
      ("[1]", "“\(folder.path("trace"))” contains no trace"),
      ("{", "“\(folder.path("trace"))” begins like JSON, but is malformed."),
      (
        "{\"models\": [{\"model\": \"scene\", \"steps\": [\"a\"]}]}",
        "action 1: app, profile observed has"
      ),
      (
        "{\"initial\": \"asleep\", \"steps\": [\"launch\"]}",
        "the trace begins in “asleep”, which is not an initial state of app, profile observed."
      ),
    ]
    for (input, message) in inputs {
      try folder.write(input, to: "trace")
      let result = try Tool.run("replay", "app", "--trace", folder.path("trace"))
      #expect(result.status == 65)
      #expect(result.output == "")
      #expect(result.errors.hasPrefix("lifecycle: " + message), "\(result.errors)")
    }
  }

  @Test func `survives deeply nested lists`() throws {
    let nested = String(repeating: "[", count: 200_000)
    #expect(try Tool.run("replay", "app", "--trace", "-", input: nested).status == 65)
  }

  @Test func `ends with status 65 if the input is not text`() throws {
    try folder.write([0xFF, 0xFE, 0x00], to: "binary")
    let result = try Tool.run("replay", "app", "--trace", folder.path("binary"))
    #expect(result.status == 65)
    #expect(result.errors.contains("is not UTF-8 text."))
  }
}
