import Foundation
import Testing

@Suite struct `The coverage command` {
  private static func coverage(
    model: String = "app", size: String = "null", rules: String = #""launch": 2, "home": 1"#
  ) -> String {
    """
    {"lifecycleCoverage": 1, "model": "\(model)", "profile": "observed", "size": \(size),
     "checks": 1, "lives": 3, "steps": 20, "rules": {\(rules)},
     "callbacks": {"app.didEnterBackground": 1}, "states": {"active": 2}}
    """
  }

  @Test func `adds up files and folders`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.coverage(), to: "linux/a.json")
    try folder.write(Self.coverage(rules: #""suspend": 1"#), to: "linux/b.json")
    try folder.write(Self.coverage(), to: "mac.json")
    let result = try Tool.run("coverage", folder.path("linux"), folder.path("mac.json"))
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("app, profile observed: 3 checks, 9 lives, 60 steps\n"))
    #expect(result.output.contains("  rules      3 of "))
    #expect(result.output.contains("never tried, by the user: "))
  }

  @Test func `keeps models apart`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.coverage(), to: "a.json")
    try folder.write(Self.coverage(model: "scene", size: "1"), to: "b.json")
    try folder.write(Self.coverage(model: "swiftui", size: "2"), to: "c.json")
    let result = try Tool.run("coverage", folder.path)
    #expect(result.output.contains("app, profile observed: 1 check, "))
    #expect(result.output.contains("\nswiftui, profile observed, size 2: 1 check, "))
    #expect(result.output.contains("\nscene, profile observed, size 1: 1 check, "))
  }

  @Test func `fails under a threshold`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.coverage(), to: "a.json")
    #expect(try Tool.run("coverage", "--min", "1", folder.path).status == 0)
    let result = try Tool.run("coverage", "--min", "60", folder.path)
    #expect(result.status == 1)
    #expect(
      result.errors.contains(
        "app, profile observed: 1 % of the rules were covered, but --min demands 60 %."))
  }

  @Test func `writes a merged file that it reads again`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.coverage(), to: "in/a.json")
    try folder.write(Self.coverage(), to: "in/b.json")
    let merged = folder.path("all.json")
    let first = try Tool.run("coverage", "--merged", merged, folder.path("in"))
    let second = try Tool.run("coverage", merged)
    #expect(first.status == 0)
    #expect(first.output == second.output)
    #expect(try folder.contents == ["all.json", "in"])
  }

  @Test func `counts a merged file only once, wherever it lies`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.coverage(), to: "in/a.json")
    try folder.write(Self.coverage(rules: #""suspend": 1"#), to: "in/b.json")
    let words = ["coverage", "--merged", folder.path("in/all.json"), folder.path("in")]
    let first = try Tool.run(words)
    let merged = try folder.read("in/all.json")
    let second = try Tool.run(words)
    #expect(first.status == 0 && second.status == 0)
    #expect(second.output == first.output)
    #expect(
      second.errors.contains("in/all.json” is left out: the files that it adds up are read here."))
    #expect(try folder.read("in/all.json") == merged)
    let some = try Tool.run("coverage", folder.path("in/all.json"), folder.path("in/a.json"))
    #expect(some.status == 65)
    #expect(some.errors.contains("not all of them; omit it, or omit those files."))
    // Two runs that have lived the same are still two.
    try folder.write(Self.coverage(), to: "mac/c.json")
    let both = try Tool.run("coverage", folder.path("in/all.json"), folder.path("mac"))
    #expect(both.status == 0 && !both.errors.contains("left out"))
  }

  @Test func `reads standard input once, also if it writes a file`() throws {
    let folder = try TemporaryFolder()
    let words = ["coverage", "-", "--output", folder.path("result")]
    #expect(try Tool.run(words, input: Self.coverage()).status == 0)
    #expect(try folder.read("result").contains("app, profile observed"))
  }

  @Test func `says what is no JSON, and where`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\n]", to: "a.json")
    for command in ["coverage", "merge"] {
      let result = try Tool.run(command, folder.path("a.json"))
      #expect(result.status == 65)
      #expect(result.errors.contains("line 2, column 1: this is not JSON: "), "\(result.errors)")
      #expect(!result.errors.contains("could not be completed"))
    }
  }

  @Test func `waits for no pipe in a folder`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.coverage(), to: "in/a.json")
    mkfifo(folder.path("in/b.json"), 0o600)
    let result = try Tool.run("coverage", folder.path("in"))
    #expect(result.status == 74)
    #expect(result.errors.contains("in/b.json”: it is not an ordinary file; move it away."))
  }

  @Test func `is readable by programs`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.coverage(), to: "a.json")
    let document = try JSON(try Tool.run("coverage", "--format", "json", folder.path).output)
    let model = try #require(document["models"]?.list?.first)
    #expect(model["coverage"]?["rules"]?["launch"]?.number == 2)
    #expect(model["rules"]?["lived"]?.number == 2)
    #expect(model["neverTried"]?["user"]?.strings?.contains("launch.url") == true)
  }

  @Test func `names the file and the reason if it cannot read one`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "bad/a.json")
    try folder.write(Self.coverage(model: "device"), to: "b.json")
    try folder.write("", to: "empty/readme.txt")
    let cases =
      [
        (folder.path("bad"), 65, "a.json”: it is not the coverage of a check"),
        (folder.path("b.json"), 65, "this model drives no delegates"),
        (folder.path("empty"), 65, "this folder has no coverage; set LIFECYCLE_COVERAGE"),
        (folder.path("none.json"), 74, "cannot read"),
      ] as [(String, Int32, String)]
    for (path, status, words) in cases {
      let result = try Tool.run("coverage", path)
      #expect(result.status == status, "\(path)")
      #expect(result.errors.contains(words), "\(result.errors)")
    }
  }

  @Test func `merges no files about several models`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.coverage(), to: "a.json")
    try folder.write(Self.coverage(model: "scene", size: "1"), to: "b.json")
    let result = try Tool.run("coverage", "--merged", folder.path("m.json"), folder.path)
    #expect(result.status == 65)
    #expect(
      result.errors.contains(
        "a merged file covers only one model, but the files cover several"))
    #expect(try folder.contents == ["a.json", "b.json"])
  }
}
