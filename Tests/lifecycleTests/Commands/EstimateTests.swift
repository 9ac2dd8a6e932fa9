import Testing

@Suite struct `The estimate command` {
  @Test func `is exact where the model is small`() throws {
    let result = try Tool.run("estimate", "views")
    #expect(result.status == 0)
    #expect(result.output.contains("223 states, all of which were searched; depth 23."))
  }

  @Test func `gives a range that is near for known models`() throws {
    for (words, states) in [
      (["scene", "--profile", "documented", "--max-states", "18000"], 23_594),
      (["launch", "--max-states", "2600"], 3_317),
    ] {
      let result = try JSON(Tool.run(["estimate", "--format", "json"] + words).output)
      let growth = try #require(result["growth"]?.list).compactMap(\.number)
      #expect(growth[0] < states * 13 / 10)
      #expect(growth[1] > states * 7 / 10)
    }
  }

  /// The errors that the article BeyondOneMachine states: the app model has 99,501 states, and the
  /// launch model 3,317.
  @Test(arguments: [
    (
      ["app", "--max-states", "35000", "--hashes", "60000"],
      """
      app, profile observed: more than 34,297 states, those up to depth 16.
        by the growth of the levels: 51,000 to 57,000, about 30 steps deep
        by hashes: more than 60,001 states, in levels up to depth 20; by their growth 60,000 to 74,000
        by walks: at least about 14,000

      """
    ),
    (
      ["launch", "--max-states", "1300", "--hashes", "2600"],
      """
      launch, profile observed: more than 1,211 states, those up to depth 13.
        by the growth of the levels: no number, because they do not flatten yet; give a larger \
      --max-states
        by hashes: more than 2,601 states, in levels up to depth 17; by their growth 2,600 to 2,800
        by walks: at least about 1,300

      """
    ),
  ])
  func `shows its errors on models whose size is known`(words: [String], text: String) throws {
    #expect(try Tool.run(["estimate"] + words).output == text)
  }

  @Test func `gives no number before the levels flatten`() throws {
    let result = try Tool.run(
      "estimate", "device", "--apps", "6", "--max-states", "3000", "--hashes", "6000")
    #expect(result.status == 2)
    #expect(result.output.contains("no number, because they do not flatten yet"))
    #expect(result.output.contains("  by hashes: more than 6,"))
    #expect(result.output.contains("; they do not flatten yet\n"))
    #expect(result.output.contains("  by walks: at least about "))
  }

  @Test func `finds all states of a model by hashes that it does not store`() throws {
    let words = ["estimate", "launch", "--max-states", "1300", "--hashes", "100000"]
    let result = try JSON(Tool.run(words + ["--format", "json"]).output)
    #expect(result["hashes"]?["states"]?.number == 3_317)
    #expect(result["hashes"]?["complete"]?.bool == true)
    #expect(result["hashes"]?["growth"]?.isNull == true)
  }

  @Test func `refuses models that do not exist`() throws {
    #expect(try Tool.run("estimate", "nothing").status == 64)
  }
}
