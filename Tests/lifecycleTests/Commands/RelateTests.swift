import Testing

@Suite struct `The relate command` {
  /// One run: a debug build needs its time for it.
  private static let output = Result { try Tool.run("relate", "--format", "json").output }

  private static var document: JSON {
    get throws { try JSON(try output.get()) }
  }

  @Test func `finds the guide's figure and only stated differences`() throws {
    let document = try Self.document
    #expect(document["guideFigure"]?["missing"]?.strings == [])
    let relation = try #require(document["relations"]?.list?.first)
    #expect(relation["holds"]?.bool == true)
    #expect(relation["unstated"]?.isNull == true)
    #expect(relation["profile"]?.string == "observed")
  }

  @Test func `shows the shortest life for each difference`() throws {
    let cases: [(Int, String, Int, String)] = [
      (0, "firstEntrance", 7, "app.willEnterForeground."),
      (1, "launchState", 2, "app.willFinishLaunching while background."),
      (2, "coldInput", 9, "app.didBecomeActive."),
      (3, "coldResponse", 7, "un.didReceiveResponse while background."),
      (4, "restoration", 13, "open."), (5, "notificationOrder", 8, "note.willEnterForeground."),
      (6, "terminationState", 19, "app.willTerminate while background."),
    ]
    for (index, name, length, observation) in cases {
      let relation = try #require(try Self.document["relations"]?.list?.first)
      let difference = try #require(relation["differences"]?.list?[index])
      #expect(difference["name"]?.string == name)
      let example = try #require(difference["example"])
      #expect(example["actions"]?.strings?.count == length)
      #expect(
        example["contrast"]?.string?.hasPrefix("The last step shows \(observation)") == true)
    }
  }

  @Test func `gives a line that replays`() throws {
    let relation = try #require(try Self.document["relations"]?.list?.first)
    let example = try #require(relation["differences"]?.list?[1]["example"])
    let words = try #require(example["replay"]?.string).split(separator: " ").dropFirst()
    #expect(try Tool.run(words.map(String.init)).status == 0)
  }

  @Test func `is undecided if a limit stops it`() throws {
    let result = try Tool.run("relate", "--max-states", "10")
    #expect(result.status == 2)
    #expect(result.output.contains("Undecided: the limit stopped the search"))
  }

  @Test func `takes no operand`() throws {
    #expect(try Tool.run("relate", "app").status == 64)
  }
}
