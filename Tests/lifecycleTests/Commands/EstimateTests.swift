import Testing

@Suite struct `The estimate command` {
  @Test func `is exact where the model is small`() throws {
    let result = try Tool.run("estimate", "views")
    #expect(result.status == 0)
    #expect(result.output.contains("169 states, all of which were searched; depth 22."))
  }

  @Test func `gives a range that is near for known models`() throws {
    for (words, states) in [
      (["scene", "--max-states", "30000"], 37_742),
      (["device", "--apps", "4", "--max-states", "60000"], 73_952),
    ] {
      let result = try JSON(Tool.run(["estimate", "--format", "json"] + words).output)
      let growth = try #require(result["growth"]?.list).compactMap(\.number)
      #expect(growth[0] < states * 13 / 10)
      #expect(growth[1] > states * 7 / 10)
    }
  }

  @Test func `gives no number before the levels flatten`() throws {
    let result = try Tool.run("estimate", "device", "--apps", "6", "--max-states", "3000")
    #expect(result.status == 2)
    #expect(result.output.contains("no number, because they do not flatten yet"))
    #expect(result.output.contains("  by walks: at least about "))
  }

  @Test func `refuses models that do not exist`() throws {
    #expect(try Tool.run("estimate", "nothing").status == 64)
  }
}
