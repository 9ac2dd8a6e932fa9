import Testing

@Suite struct `The validate command` {
  private static let home = """
    applicationWillResignActive
    applicationDidEnterBackground

    """
  private static let wrong = """
    application(_:didFinishLaunchingWithOptions:)
    applicationDidBecomeActive
    applicationDidBecomeActive

    """

  @Test func `accepts a life cycle`() throws {
    let result = try Tool.run("validate", "-", input: Self.home)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("✓ -: accepted (app, profile observed)\n    "))
    #expect(result.errors == "")
  }

  @Test func `rejects what is none, and explains it`() throws {
    let result = try Tool.run("validate", "-", input: Self.wrong)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("✗ -: rejected (app, profile observed)\n"))
    #expect(result.output.contains("app.didBecomeActive at position 3"))
    #expect(result.output.contains("\n    Nearest legal log, "))
  }

  @Test func `judges the other files where one is no log, unreadable, or a folder`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.home, to: "good.log")
    try folder.write("nothing of interest\n", to: "bad.log")
    let (good, bad) = (folder.path("good.log"), folder.path("bad.log"))

    let malformed = try Tool.run("validate", bad, good)
    #expect(malformed.status == 65)
    #expect(malformed.output.contains("! \(bad): malformed\n"))
    #expect(malformed.output.contains("✓ \(good): accepted"))
    #expect(malformed.errors.hasPrefix("lifecycle: “\(bad)”: No callback is named in 1 line"))

    let unreadable = try Tool.run("validate", folder.path("none.log"), folder.path, good, bad)
    #expect(unreadable.status == 74)
    #expect(unreadable.output.contains("none.log: unreadable\n"))
    #expect(unreadable.output.contains("✓ \(good): accepted"))
    #expect(unreadable.errors.contains("none.log”: No such file or directory."))
    #expect(
      unreadable.errors.contains(
        "is a folder; name the files in it, for example “\(folder.path)/*."))
  }

  @Test func `puts a rejection before a log of another life cycle, which it cannot judge`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.wrong, to: "wrong")
    try folder.write("sceneDidBecomeActive(_:)", to: "scene")
    let (wrong, scene) = (folder.path("wrong"), folder.path("scene"))
    let undecided = try Tool.run("validate", "--model", "app", scene)
    #expect(undecided.status == 2)
    #expect(undecided.output.hasPrefix("? \(scene): undecided (app, profile observed)\n"))
    #expect(try Tool.run("validate", "--model", "app", scene, wrong).status == 1)
  }

  @Test func `says what it has passed over`() throws {
    let input = "starting up\n" + Self.home
    let result = try Tool.run("validate", "-", input: input)
    #expect(result.status == 0)
    #expect(result.errors == "standard input: 1 entry passed over: 1 without a known name.\n")
  }

  @Test func `prints the promised keys as data`() throws {
    let words = ["validate", "-", "/dev/null", "--format", "json"]
    let result = try Tool.run(words, input: Self.wrong)
    #expect(result.status == 65)
    let document = try #require(try JSON(result.output).object)
    #expect(Set(document.keys) == ["logs"])
    let logs = try #require(document["logs"]?.list)
    let promised: Set = [
      "file", "model", "profile", "verdict", "position", "callback", "possible", "states",
      "nearest", "explanation",
    ]
    for log in logs {
      #expect(Set(try #require(log.object).keys) == promised.union(["log", "requirements"]))
    }
    #expect(logs.map { $0["verdict"]?.string } == ["rejected", "malformed"])
    #expect(logs[0]["position"]?.number == 3)
    #expect(logs[0]["callback"]?.string == "app.didBecomeActive")
    #expect(logs[0]["nearest"]?["edits"]?.number == 1)
    #expect(logs[1]["nearest"]?.isNull == true)
  }

  @Test func `refuses a file without end`() throws {
    let result = try Tool.run("validate", "/dev/zero")
    #expect(result.status == 74)
    #expect(result.errors == "lifecycle: “/dev/zero” is larger than 256 MB; split it first.\n")
  }
}
