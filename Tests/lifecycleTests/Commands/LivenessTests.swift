import Testing

@testable import LifecycleCommands

@Suite struct `What must happen in the end, on the command line` {
  @Test func `is shown with the loop that breaks it`() throws {
    let result = try Tool.run("replay", "app", "--profile", "documented", "--property", "L2")
    #expect(result.status == 0)
    #expect(result.output.contains("assuming weak fairness of deliveries"))
    #expect(result.output.contains("← back to step 0"))
    #expect(result.output.contains("a second round, steps 4 to 6, leads to the same state again"))
  }

  @Test func `is asked by a formula`() throws {
    let words = ["verify", "launch", "--profile", "observed", "--property"]
    let holds = try Tool.run(words + ["eventually (inRunLoop or ended or exception)"])
    #expect(holds.status == 0)
    #expect(holds.output.contains("holds; read over whole runs"))
    let breaks = try Tool.run(words + ["eventually (shown and inRunLoop)"])
    #expect(breaks.status == 1)
    #expect(breaks.output.contains("← the end"))
  }

  @Test func `depends on the fairness that is assumed`() throws {
    let words = [
      "verify", "device", "--profile", "documented", "--property",
      "always (launch.1 implies next eventually (app1:active or app1:notRunning or app1:forceQuit))",
      "--fairness",
    ]
    #expect(try Tool.run(words + ["activation.1"]).status == 0)
    let without = try Tool.run(words + ["none"])
    #expect(without.status == 1)
    #expect(without.output.contains("Nothing is assumed to be fair."))
    #expect(without.output.contains("No such run exists under weak fairness of activation.1."))
  }

  @Test(arguments: [
    ("always (opend implies eventually active)", "Did you mean “opened”?"),
    ("always (opened implies", "Character 23: a formula is missing at the end."),
    ("always opened)", "Character 14: this parenthesis was not opened."),
  ])
  func `names the place of a mistake in a formula`(formula: String, words: String) throws {
    let result = try Tool.run("verify", "app", "--property", formula)
    #expect(result.status == 64)
    #expect(result.errors.contains(words))
    #expect(result.errors.contains("lifecycle list app --predicates"))
  }

  @Test func `is not decided by a search that a limit stops`() throws {
    let result = try Tool.run(
      "verify", "app", "--profile", "observed", "--max-states", "400", "--property",
      "always (owing implies eventually not owing)")
    #expect(result.status == 2)
    #expect(result.output.contains("undecided, The search was stopped by the limit of 400 states"))
  }

  @Test func `refuses unknown rules to be fair, and walks`() throws {
    let unknown = try Tool.run("verify", "app", "--fairness", "deliverys")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("Did you mean “deliveries”?"))
    let walk = try Tool.run("walk", "app", "--property", "L2")
    #expect(walk.status == 64)
    #expect(walk.errors.contains("no walk decides"))
  }

  @Test func `is stored with the place where its loop begins, and replayed twice`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/loop.json"
    let actions = "launch.1,didBecomeActive.1,willResignActive.1,didBecomeActive.1"
    let words = ["replay", "device", "--actions", actions]
    let closed = words + ["--initial", "1", "--back-to", "2"]
    #expect(try Tool.run(closed + ["--format", "json", "--output", file]).status == 0)
    let again = try Tool.run("replay", "device", "--trace", file)
    #expect(again.status == 0)
    #expect(again.output.contains("are a loop, shown twice"))
    let open = try Tool.run(words + ["--back-to", "0"])
    #expect(open.status == 65)
    #expect(open.errors.contains("the last step does not lead back to step 0"))
  }

  @Test func `is drawn with its loop emphasised`() throws {
    let result = try Tool.run(
      "diagram", "app", "--profile", "documented", "--property", "L2", "--detail", "trace")
    #expect(result.output.contains("\"2\" -> \"0\""))
    #expect(result.output.components(separatedBy: "penwidth=3").count == 4)
  }

  @Test func `has names that are listed`() throws {
    let result = try Tool.run("list", "app", "--predicates")
    for word in ["owing", "opened", "app.didBecomeActive", "by:user", "expiration", "strong"] {
      #expect(result.output.contains(word), "\(word)")
    }
  }
}
