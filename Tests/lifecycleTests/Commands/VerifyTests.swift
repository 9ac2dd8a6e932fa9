import LifecycleModels
import Reporting
import Testing

@testable import LifecycleCommands

@Suite struct `The verify command` {
  /// A few hundred states: enough for every kind of verdict, and quick.
  private static let few = ["verify", "app", "--max-states", "400"]

  @Test func `prints the screen of verdicts, and the time on standard error`() throws {
    let result = try Tool.run("verify", "launch")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("model"))
    let rows = result.output.split(separator: "\n").filter { $0.hasPrefix("launch ") }
    #expect(rows.count == 2 && rows.allSatisfy { $0.hasSuffix(" as expected") })
    #expect(result.errors.hasPrefix("Took "))
  }

  @Test func `is undecided if a limit stops it`() throws {
    let result = try Tool.run(Self.few)
    #expect(result.status == 2)
    #expect(result.output.contains("undecided, stopped by the limit of 400 states: "))
  }

  @Test func `names the limit that stopped it`() throws {
    let limits = [
      (["--max-depth", "1"], "depth 1"), (["--max-memory", "1K"], "1024 bytes"),
      (["--max-time", "1ms"], "0.001 seconds"),
    ]
    for (option, limit) in limits {
      let words = ["verify", "app", "--property", "I1", "--profile", "observed"] + option
      let result = try Tool.run(words)
      #expect(result.status == 2)
      #expect(result.output.contains("undecided, stopped by the limit of \(limit)"))
    }
  }

  @Test func `leaves out the models that the systems do not have, and says so`() throws {
    let result = try Tool.run("verify", "--ios", "12", "--profile", "documented")
    #expect(result.status == 0)
    #expect(result.errors.contains("scene is left out: it is about iOS 13 and later.\n"))
    #expect(result.errors.contains("swiftui is left out: it is about iOS 14 and later.\n"))
    #expect(!result.output.contains("scene") && result.output.contains("launch"))
    #expect(try Tool.run("verify", "scene", "--ios", "12").status == 64)
    let list = try Tool.run("list", "--ios", "12")
    #expect(list.status == 0)
    #expect(!list.output.contains("\nscene: ") && list.output.hasPrefix("app: "))
  }

  @Test func `gives the same result on any number of threads`() throws {
    let outputs = try ["1", "2", "7"].map { try Tool.run(Self.few + ["--threads", $0]).output }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0] == outputs[2])
    let data = try ["1", "2"].map {
      try Tool.run(Self.few + ["--format", "json", "--threads", $0]).output
    }
    #expect(data[0] == data[1])
  }

  @Test func `writes nothing to standard error if it is quiet`() throws {
    #expect(try Tool.run(Self.few + ["--quiet"]).errors == "")
  }

  @Test func `shows one belief in full, refuted as expected`() throws {
    let result = try Tool.run(
      "verify", "app", "--profile", "observed", "--max-states", "400", "--property", "I3")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("✗ I3: "))
    #expect(result.output.contains("← violated\n"))
    #expect(result.output.hasSuffix("  Replay: lifecycle replay app --actions launch,jetsam\n"))
  }

  @Test func `skips a profile that lacks the property`() throws {
    let result = try Tool.run("verify", "--max-states", "9", "--property", "I55b")
    #expect(result.output.contains("profile observed"))
    #expect(!result.output.contains("profile documented"))
  }

  @Test func `prints the promised keys as data`() throws {
    let result = try Tool.run(Self.few + ["--format", "json"])
    #expect(result.status == 2)
    let document = try #require(try JSON(result.output).object)
    #expect(Set(document.keys) == ["models"])
    let models = try #require(document["models"]?.list)
    #expect(models.map { $0["profile"]?.string } == ["documented", "observed"])
    let model = try #require(models.first?.object)
    let promised: Set = [
      "model", "profile", "states", "transitions", "depth", "complete", "properties",
      "rulesNeverFired",
    ]
    #expect(Set(model.keys) == promised.union(["stoppedBy"]))
    #expect(model["model"]?.string == "app")
    #expect(model["states"]?.number == 400)
    #expect(model["complete"]?.bool == false)
    try checkProperties(try #require(model["properties"]?.list))
  }

  private func checkProperties(_ properties: [JSON]) throws {
    let promised: Set = [
      "id", "statement", "kind", "expected", "verdict", "sources", "witness", "counterexample",
    ]
    for property in properties {
      let keys = Set(try #require(property.object).keys).subtracting([
        "reading", "vacuous", "refutedOn", "formula", "fairness",
      ])
      #expect(keys == promised.union(["reason"]))
      #expect(["holds", "violated"].contains(property["expected"]?.string))
      #expect(["holds", "violated", "undecided"].contains(property["verdict"]?.string))
      #expect(property["witness"]?.bool != nil)
      #expect(property["sources"]?.list?.isEmpty == false)
    }
    let refuted = try #require(properties.first { $0["verdict"]?.string == "violated" })
    #expect(refuted["kind"]?.string == "belief")
    let counterexample = try #require(refuted["counterexample"])
    #expect(counterexample["minimal"]?.bool == true)
    let step = try #require(counterexample["steps"]?.list?.first?.object)
    #expect(Set(step.keys) == ["action", "initiator", "callback", "state"])
  }
}
