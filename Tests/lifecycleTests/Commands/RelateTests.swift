import Testing

@Suite struct `The relate command` {
  /// One run: a debug build needs its time for it. It is about the oldest systems with scenes, and
  /// about the documentation, where there is least to compare.
  private static let output = Result {
    try Tool.run("relate", "--profile", "documented", "--ios", "13", "--format", "json").output
  }

  private static var document: JSON {
    get throws { try JSON(try output.get()) }
  }

  @Test func `finds the guide's figure and only stated differences`() throws {
    let document = try Self.document
    #expect(document["guideFigure"]?["missing"]?.strings == [])
    let relation = try #require(document["relations"]?.list?.first)
    #expect(relation["holds"]?.bool == true)
    #expect(relation["unstated"]?.isNull == true)
    #expect(relation["profile"]?.string == "documented")
  }

  @Test func `shows the shortest life for each difference`() throws {
    let cases: [(Int, String, Int, String)] = [
      (0, "firstEntrance", 8, "app.willEnterForeground."),
      (1, "launchState", 2, "app.willFinishLaunching while background."),
      (2, "coldInput", 11, "app.didBecomeActive."),
      (3, "coldResponse", 7, "un.didReceiveResponse while background."),
      (4, "restoration", 19, "open."), (5, "notificationOrder", 11, "note.didBecomeActive."),
      (6, "backgroundEntrance", 5, "app.performFetch while background."),
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
    let result = try Tool.run(
      "relate", "swiftui", "--profile", "documented", "--ios", "18", "--max-states", "10")
    #expect(result.status == 2)
    #expect(result.output.contains("Undecided: the limit stopped the search"))
  }

  @Test func `says what a SwiftUI app observes and one with scenes does not`() throws {
    let words = ["relate", "swiftui", "--profile", "documented", "--ios", "18"]
    let result = try Tool.run(words)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("With SwiftUI an app observes nothing new except 5 differ"))
    #expect(result.output.contains("An app with scenes could only have"))
    #expect(
      result.output.matches(of: #/\n✗ (\w+): /#).map { String($0.1) } == [
        "firstEntrance", "connection", "coldInput", "announcement", "linkAsURL",
      ])
  }

  @Test func `knows two moves`() throws {
    let result = try Tool.run("relate", "app")
    #expect(result.status == 64)
    #expect(result.errors.contains("app"))
  }
}
