import Testing

@Suite struct `The list command` {
  @Test func `names models, profiles, properties, and their sources`() throws {
    let result = try Tool.run("list")
    #expect(result.status == 0)
    #expect(result.errors == "")
    let lines = result.output.split(separator: "\n")
    #expect(lines[0] == "app: One app with an app delegate, from launch to death")
    #expect(lines[1].hasPrefix("profiles: documented, observed · "))
    #expect(
      lines.contains { $0.hasPrefix("  I3     belief ") && $0.hasSuffix(" F83 F89 F93 F100") })
  }

  @Test func `shows where the profiles differ`() throws {
    let lines = try Tool.run("list").output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("  I42b   invariant / belief ") })
    #expect(lines.contains { $0.hasPrefix("  I55b   – / belief ") })
  }

  @Test func `names the rules on request`() throws {
    #expect(!(try Tool.run("list").output.contains("\nrules:\n")))
    let rules = try Tool.run("list", "--rules").output
    #expect(rules.contains("\nrules:\n"))
    #expect(rules.contains("\n  userKill.announced "))
    #expect(rules.contains("(only observed)\n"))
  }

  @Test func `lists what rests on each fact`() throws {
    let text = try Tool.run("list", "--facts").output
    #expect(text.contains("\n**F162** "))
    #expect(text.contains("- scene: rules `userKill.fast`"))
    let facts = try #require(
      try JSON(try Tool.run("list", "--facts", "--format", "json").output)["facts"]?.list)
    #expect(facts.first?["fact"]?.string == "F1")
  }

  @Test func `lists facts for all models at once`() throws {
    for words in [["app"], ["--rules"], ["--profile", "observed"]] {
      let result = try Tool.run(["list", "--facts"] + words)
      #expect(result.status == 64)
      #expect(result.errors.contains("--facts"))
    }
  }

  @Test func `prints JSON`() throws {
    let words = ["list", "app", "--profile", "observed", "--rules", "--format", "json"]
    let models = try #require(try JSON(try Tool.run(words).output)["models"]?.list)
    #expect(models.count == 1)
    #expect(models[0]["profiles"]?.strings == ["observed"])
    #expect(models[0]["properties"]?.list?.first?["kind"]?["observed"]?.string == "invariant")
    #expect(models[0]["rules"]?.list?.first?["name"]?.string == "app.willFinishLaunching")
  }
}
