import Testing

@Suite struct `The walk command` {
  @Test func `is undecided and states its coverage if it finds nothing`() throws {
    let result = try Tool.run("walk", "app", "--walks", "3", "--length", "20")
    #expect(result.status == 2)
    #expect(result.output.hasPrefix("? app, profile observed: no violation of "))
    #expect(result.output.contains("was found, but walks prove nothing.\n"))
    #expect(result.output.contains("\nCoverage of 3 walks with seed 0x5EED: 60 steps, "))
    #expect(result.output.contains("\nRules never taken: "))
  }

  @Test func `shrinks the first counterexample to a minimal one`() throws {
    let result = try Tool.run("walk", "app", "--property", "I3", "--seed", "7")
    #expect(result.status == 0)
    #expect(result.output.contains("Found by walk --seed 0x7, shrunk from "))
    #expect(result.output.contains(" steps to 2. Minimal: no trace with fewer than 2 steps"))
    #expect(result.output.contains("  Replay: lifecycle replay app --actions launch,jetsam\n"))
  }

  @Test func `calls a counterexample 1-minimal if it may not search`() throws {
    let result = try Tool.run("walk", "app", "--property", "I3", "--max-states", "1")
    #expect(result.output.contains("1-minimal: 2 steps, none of which can be dropped."))
  }

  @Test func `depends on the seed and on nothing else`() throws {
    let words = ["walk", "app", "--walks", "5", "--length", "30", "--seed"]
    let first = try Tool.run(words + ["0x2A"]).output
    #expect(try Tool.run(words + ["42"]).output == first)
    #expect(try Tool.run(words + ["43"]).output != first)
  }

  @Test func `leaves the other properties undecided`() throws {
    #expect(try Tool.run("walk", "app", "--property", "I3,I1").status == 2)
  }

  @Test func `prints JSON`() throws {
    let result = try Tool.run("walk", "app", "--property", "I3", "--format", "json")
    let walk = try #require(try JSON(result.output).object)
    #expect(
      Set(walk.keys) == [
        "model", "profile", "seed", "walks", "steps", "states", "transitions", "verdict", "watched",
        "property", "rulesNeverFired",
      ])
    #expect(walk["verdict"]?.string == "violated")
    #expect(walk["property"]?["counterexample"]?["minimal"]?.bool == true)
  }
}
