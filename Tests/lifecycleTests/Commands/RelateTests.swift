import Testing

@Suite struct `The relate command` {
  @Test func `says that nothing differs but what is stated, and shows each difference`() throws {
    let result = try Tool.run("relate")
    #expect(result.status == 0)
    #expect(result.errors == "")
    let lines = result.output.split(separator: "\n")
    #expect(
      lines[0].hasPrefix("Scenes show an app nothing new, but for 6 differences (observed profile"))
    #expect(lines.contains { $0.hasPrefix("✗ firstEntrance: a scene enters the foreground") })
    #expect(lines.contains { $0.contains("1  launch ") })
    #expect(!result.output.contains("it is no difference"))
  }

  @Test func `prints data, with lines that replay`() throws {
    let data = try JSON(
      try Tool.run("relate", "--profile", "documented", "--format", "json").output)
    #expect(data["holds"]?.bool == true)
    #expect(data["unstated"]?.isNull == true)
    let differences = try #require(data["differences"]?.list)
    #expect(differences.count == 6)
    let example = try #require(differences[1]["example"])
    #expect(example["actions"]?.strings == ["launch", "app.willFinishLaunching"])
    #expect(
      example["contrast"]?.string?.contains("app.willFinishLaunching while inactive") == true)
    let words = try #require(example["replay"]?.string).split(separator: " ").dropFirst()
    #expect(try Tool.run(words.map(String.init)).status == 0)
  }

  @Test func `takes no operand`() throws {
    #expect(try Tool.run("relate", "app").status == 64)
  }
}
