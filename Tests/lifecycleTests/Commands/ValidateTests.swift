import CommandLineTools
import Foundation
import Testing

@testable import LifecycleCommands

/// Validates a log in this process, where the models that judge logs are explored once.
///
/// - Parameters:
///   - log: What the file with the log holds; the file is called “log” in what is printed.
///   - options: More words.
/// - Returns: What the command leaves behind.
/// - Throws: An error if the file cannot be written.
func validate(_ log: String, _ options: String...) throws -> Tool.Result {
  let folder = try TemporaryFolder()
  try folder.write(log, to: "log")
  let path = folder.path("log")
  let result = try Tool.run(["validate"] + options + [path])
  return Tool.Result(
    status: result.status, output: result.output.replacing(path, with: "log"),
    errors: result.errors.replacing(path, with: "log"))
}

@Suite struct `The validate command` {
  private static let home = """
    applicationWillResignActive
    applicationDidEnterBackground

    """
  private static let wrong = """
    application(_:didFinishLaunchingWithOptions:)
    applicationDidBecomeActive
    applicationDidBecomeActive
    applicationWillTerminate

    """

  @Test func `accepts a life cycle`() throws {
    let result = try validate(Self.home)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("✓ log: accepted (app, profile observed)\n    "))
    #expect(result.errors == "")
  }

  @Test func `says of two callbacks alone what must be so that they are a life cycle`() throws {
    let twice = "applicationDidBecomeActive\napplicationDidBecomeActive\n"
    let result = try validate(twice)
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix(
        """
        ? log: accepted if only these are recorded (app, profile observed)
            If all are recorded, it is rejected:
            app.didBecomeActive at position 2 (line 2): 
        """))
  }

  @Test func `rejects any other log, and explains why`() throws {
    let result = try validate(Self.wrong)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("✗ log: rejected (app, profile observed)\n"))
    #expect(result.output.contains("app.didBecomeActive at position 3"))
    #expect(result.output.contains("\n    Nearest legal log, "))
  }

  @Test func `judges the other files if one is no log, unreadable or a folder`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.home, to: "good.log")
    try folder.write("nothing of interest\n", to: "bad.log")
    let (good, bad) = (folder.path("good.log"), folder.path("bad.log"))

    let nameless = try Tool.run("validate", bad, good)
    #expect(nameless.status == 2)
    #expect(nameless.output.contains("! \(bad): no life-cycle names\n"))
    #expect(nameless.output.contains("✓ \(good): accepted"))
    #expect(nameless.output.contains("No callback is named in 1 line") && nameless.errors == "")

    try folder.write("applicationDidBecomeActive\0", to: "cut.log")
    let malformed = try Tool.run("validate", folder.path("cut.log"), good)
    #expect(malformed.status == 65)
    #expect(malformed.output.contains("cut.log: malformed\n"))

    let unreadable = try Tool.run("validate", folder.path("none.log"), folder.path, good, bad)
    #expect(unreadable.status == 74)
    #expect(unreadable.output.contains("none.log: unreadable\n"))
    #expect(unreadable.output.contains("✓ \(good): accepted"))
    // The text is wrapped.
    let words = unreadable.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("none.log”: No such file or directory."))
    #expect(
      words.contains(
        "is a folder; give the files in it, for example “\(folder.path)/*."))
  }

  @Test func `names a report of a device, and does not judge it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Exception Type: EXC_CRASH (SIGKILL)\nTermination Reason: RUNNINGBOARD 0xdead10cc\n",
      to: "a.crash")
    try folder.write(Self.home, to: "good.log")
    try folder.write("{}", to: "other.json")
    let (crash, good) = (folder.path("a.crash"), folder.path("good.log"))
    for options in [[], ["--log-format", "text"], ["--log-format", "json"]] {
      let result = try Tool.run(["validate", crash] + options)
      #expect(result.status == 2)
      #expect(
        result.output.hasPrefix(
          "! \(crash): not a log\n    This is a crash report, not a log of callbacks; “lifecycle "))
    }
    #expect(try Tool.run("validate", folder.path("other.json"), good).status == 2)
    let json = try Tool.run("validate", crash, good, "--format", "json")
    #expect(json.status == 2)
    let logs = try #require(try JSON(json.output).object?["logs"]?.list)
    #expect(logs.map { $0["verdict"]?.string } == ["report", "accepted"])
    let junit = try Tool.run("validate", crash, good, "--format", "junit")
    #expect(junit.status == 2)
    #expect(junit.output.contains("<skipped"))
    #expect(junit.output.contains("This is a crash report"))
  }

  @Test func `puts a rejection before a log that it cannot judge`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.wrong, to: "wrong")
    try folder.write("sceneDidBecomeActive(_:)", to: "scene")
    let (wrong, scene) = (folder.path("wrong"), folder.path("scene"))
    let undecided = try Tool.run("validate", "--model", "app", scene)
    #expect(undecided.status == 2)
    #expect(undecided.output.hasPrefix("? \(scene): undecided (app, profile observed)\n"))
    #expect(try Tool.run("validate", "--model", "app", scene, wrong).status == 1)
  }

  @Test func `says what it has skipped`() throws {
    let input = "starting up\n" + Self.home
    let result = try Tool.run("validate", "-", input: input)
    #expect(result.status == 0)
    #expect(result.errors == "standard input: skipped 1 entry: 1 without a known name.\n")
  }

  @Test func `prints the promised keys as data`() throws {
    let result = try validate(Self.wrong, "/dev/null", "--format", "json")
    #expect(result.status == 65)
    let document = try #require(try JSON(result.output).object)
    #expect(Set(document.keys) == ["logs"])
    let logs = try #require(document["logs"]?.list)
    let promised: Set = [
      "file", "log", "model", "profile", "verdict", "position", "callback", "possible", "states",
      "nearest", "requirements", "explanation",
    ]
    let more: Set = [
      "scenes", "systems", "line", "missing", "evidence", "breaks", "breakCount", "alternatives",
      "lives",
      "timing", "skipped", "malformed", "malformedCount", "scenario", "marks", "markCount",
      "exits", "exitCount",
    ]
    #expect(Set(try #require(logs[1].object).keys) == promised.union(more))
    #expect(Set(try #require(logs[0].object).keys) == promised)
    #expect(logs.map { $0["verdict"]?.string } == ["malformed", "rejected"])
    #expect(logs[1]["position"]?.number == 3)
    #expect(logs[1]["callback"]?.string == "app.didBecomeActive")
    #expect(logs[1]["nearest"]?["edits"]?.number == 1)
    #expect(logs[0]["nearest"]?.isNull == true)
  }

  @Test(arguments: [false, true])
  func `judges the log of a file with reports, and names these`(isFirst: Bool) throws {
    let crash = """
      Incident Identifier: 5
      Process:             Shop [512]
      Date/Time:           2026-11-27 10:00:20.2590 +0100
      OS Version:          iPhone OS 26.6.2 (23G90)
      Exception Type:  EXC_CRASH (SIGKILL)
      Termination Reason: RUNNINGBOARD 0xdead10cc

      """
    let log = """
      2026-11-27 09:12:04.100 Shop[512] application(_:didFinishLaunchingWithOptions:)
      2026-11-27 09:12:04.300 Shop[512] applicationDidBecomeActive(_:)

      """
    let folder = try TemporaryFolder()
    try folder.write(isFirst ? crash + log : log + crash + crash, to: "x.log")
    let result = try Tool.run("validate", folder.path("x.log"))
    #expect(result.status == 0)
    #expect(result.output.contains("x.log: accepted"))
    let words =
      isFirst ? "line 1 begins a crash report." : "line 3 begins a crash report, and 1 more"
    #expect(result.errors.contains(words))
    #expect(result.errors.contains("“lifecycle explain FILE” says why a process ended."))
    try folder.write(
      log + "2026-11-27 09:12:05.300 Shop[512] applicationDidBecomeActive(_:)\n" + crash,
      to: "y.log")
    #expect(try Tool.run("validate", folder.path("y.log")).status == 1)
  }

  @Test func `refuses an endless file`() {
    let file = LogFile("/dev/zero", format: nil, maxBytesWithoutEntry: 1 << 20)
    #expect(throws: NoLogEntryError(path: "/dev/zero", limit: 1 << 20)) { try file.read { _ in } }
    #expect(
      NoLogEntryError(path: "/dev/zero", limit: 1 << 20).localizedDescription.hasPrefix(
        "the first 1 MB of “/dev/zero” contain no callback"))
  }
}

@Suite struct `The input of the validate command` {
  private static let partial = """
    application(_:didFinishLaunchingWithOptions:)
    applicationDidBecomeActive
    applicationDidEnterBackground

    """

  @Test func `may come with the alphabet of the recorder`() throws {
    let rejected = try validate(Self.partial)
    #expect(rejected.status == 1)
    #expect(rejected.output.contains("if the recorder does not record"))
    let alphabet = "didFinishLaunching,didBecomeActive,applicationDidEnterBackground"
    let accepted = try validate(Self.partial, "--alphabet", alphabet)
    #expect(accepted.status == 0)
    let wrong = try Tool.run("validate", "--alphabet", "app.didBecomeActiv", "-")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("Did you mean “app.didBecomeActive”?"))
  }

  @Test func `may come with the number of scenes`() throws {
    let input = "sceneDidBecomeActive\nsceneDidEnterBackground\n"
    #expect(try validate(input).status == 0)
    let one = try validate(input, "--scenes", "1")
    #expect(one.status == 1)
    #expect(
      one.output.contains("with 2 scenes") || one.output.contains("Accepted by the scene model"))
  }

  @Test func `is undecided if it holds no known callback`() throws {
    let input = #"[{"date":"today","method":"applicationDidBecomeActive:"}]"#
    let result = try validate(input, "--quiet")
    #expect(result.status == 2)
    #expect(result.output.contains("The log holds no known callback"))
  }
}

@Suite struct `Spooled bytes` {
  @Test func `are the same in memory and in a file`() throws {
    for count in [0, 1, 4096, 4097, 200_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      let spool = SpooledBytes(maxBytesInMemory: 4096)
      for start in stride(from: 0, to: count, by: 1024) {
        try spool.append(bytes[start..<min(start + 1024, count)])
      }
      for _ in 0..<2 {
        var read: [UInt8] = []
        try spool.forEachPiece { read += $0 }
        #expect(read == bytes)
      }
    }
  }
}
