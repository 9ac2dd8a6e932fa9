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

  @Test func `compares SwiftUI with scenes`() throws {
    let result = try Tool.run("relate", "swiftui", "--format", "json")
    #expect(result.status == 0)
    let document = try JSON(result.output)
    #expect(document["guideFigure"] == nil)
    let relation = try #require(document["relations"]?.list?.first)
    #expect(relation["implementation"]?.string == "swiftui")
    #expect(relation["specification"]?.string == "scene")
    #expect(relation["holds"]?.bool == true)
    let differences = try #require(relation["differences"]?.list)
    #expect(
      differences.compactMap { $0["name"]?.string } == [
        "firstEntrance", "connection", "coldInput", "announcement", "linkAsURL",
        "firstActivation", "twoRoutes",
      ])
    #expect(
      differences.compactMap { $0["example"]?["actions"]?.strings?.count } == [
        9, 8, 10, 11, 10, 11, 14,
      ])
  }

  @Test func `says what a SwiftUI app observes and one with scenes does not`() throws {
    let result = try Tool.run("relate", "swiftui", "--profile", "documented", "--ios", "18")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("With SwiftUI an app observes nothing new except 5 differ"))
    #expect(result.output.contains("An app with scenes could only have"))
  }

  @Test func `knows two moves`() throws {
    let result = try Tool.run("relate", "app")
    #expect(result.status == 64)
    #expect(result.errors.contains("app"))
  }
}
