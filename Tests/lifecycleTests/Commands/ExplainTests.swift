import Foundation
import Testing

@testable import LifecycleCommands

@Suite struct `The explain command` {
  private static let crash = """
    {"app_name":"Shop","timestamp":"2026-11-27 10:00:20.00 +0100","app_version":"1.0","bundleID":"org.example.shop","bug_type":"309","os_version":"iPhone OS 26.6.2 (23G90)","name":"Shop"}
    {"procName":"Shop","pid":512,"procRole":"Background","captureTime":"2026-11-27 10:00:20.2590 +0100",
     "bundleInfo":{"CFBundleIdentifier":"org.example.shop"},
     "exception":{"type":"EXC_CRASH","signal":"SIGKILL"},
     "termination":{"namespace":"RUNNINGBOARD","code":3735883980,"reasons":["RUNNINGBOARD 0xdead10cc"]},
     "faultingThread":0,"threads":[{"triggered":true,"frames":[{"symbol":"fcntl"}]}]}

    """
  private static let log = """
    2026-11-27 09:12:04.100 Shop[512] application(_:didFinishLaunchingWithOptions:)
    2026-11-27 09:12:04.300 Shop[512] applicationDidBecomeActive(_:)
    2026-11-27 09:59:50.000 Shop[512] applicationWillResignActive(_:)
    2026-11-27 09:59:50.700 Shop[512] applicationDidEnterBackground(_:)
    2026-11-27 10:31:12.900 Shop[640] application(_:didFinishLaunchingWithOptions:)

    """
  private static let jetsam = """
    {"bug_type":"298","timestamp":"2026-02-06 21:14:02.00 +0100","os_version":"iPhone OS 26.2 (23C55)"}
    {"product":"iPhone14,5","date":"2026-02-06 21:14:02.10 +0100","largestProcess":"Camera",
     "memoryStatus":{"pageSize":16384},
     "processes":[
     {"name":"Camera","pid":902,"states":["frontmost"],"rpages":131072},
     {"name":"Notes","pid":33,"states":["active","frontmost"],"rpages":131072,"reason":"per-process-limit"},
     {"name":"Shop","pid":871,"states":["suspended"],"rpages":9120,"reason":"vm-pageshortage"}]}

    """

  /// Runs the command on files of these contents, called a, b, ….
  private func explain(_ contents: String..., options: [String] = []) throws -> Tool.Result {
    let folder = try TemporaryFolder()
    var paths: [String] = []
    for (content, name) in zip(contents, "abcdef") {
      try folder.write(content, to: String(name))
      paths.append(folder.path(String(name)))
    }
    let result = try Tool.run(["explain"] + options + paths)
    let prefix = folder.path("")
    return Tool.Result(
      status: result.status, output: result.output.replacing(prefix, with: ""),
      errors: result.errors.replacing(prefix, with: ""))
  }

  @Test func `says what ended an app, what it was sent and what it was not`() throws {
    let result = try explain(Self.crash)
    #expect(result.status == 0)
    #expect(result.errors == "")
    for words in [
      "a: a crash report of iPhone OS 26.6.2 (23G90)\n", "Shop 1.0, org.example.shop, process 512",
      "iOS ended the app, because it held a file lock", "termination.code: 3735883980 (0xdead10cc)",
      "scene.didEnterBackground.",
      "Not sent in this life before the end: scene.didDisconnect, app.willTerminate.",
      ".noLockHeldWhenSuspended {",
      "lifecycle replay scene --scenes 1 --ios 26 --actions launch,app.willFinishLaunching,",
    ] {
      #expect(result.output.contains(words), "\(words)")
    }
  }

  @Test func `places an end in the log of the app`() throws {
    let result = try explain(Self.crash, Self.log)
    #expect(result.status == 0)
    let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("Sent before, by b, process 512: app.didFinishLaunching,"))
    #expect(result.output.contains("✓ b: accepted"))
    #expect(!result.output.contains("No report tells"))
    #expect(result.output.contains("The reports above say what ended process 512.\n"))
    // The life is that of an app delegate, because the log has its callbacks.
    #expect(result.output.contains("lifecycle replay app --ios 26 --actions launch,"))
  }

  @Test func `names an end that no report explains`() throws {
    let result = try explain(Self.log)
    #expect(result.status == 0)
    let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains(
        "No report tells of the end of process 512, after app.didEnterBackground, line 4. A purge,")
    )
  }

  @Test func `makes a contradiction a finding`() throws {
    let inFront = Self.crash.replacing("\"Background\"", with: "\"Foreground\"")
    let result = try explain(inFront, Self.log)
    #expect(result.status == 1)
    #expect(
      result.output.contains("Contradiction: The report says that the app was in the foreground"))
  }

  @Test func `chooses one app of many, and names the largest process apart`() throws {
    let all = try explain(Self.jetsam)
    #expect(all.output.contains("Notes, process 33"))
    #expect(all.output.contains("Shop, process 871, 2026-02-06 21:14:02.10 +0100, suspended"))
    #expect(all.output.contains("It held 142 MB."))
    #expect(!all.output.contains("Camera, process"))
    let one = try explain(Self.jetsam, options: ["--app", "Shop"])
    #expect(one.status == 0)
    #expect(!one.output.contains("Notes"))
    let none = try explain(Self.jetsam, options: ["--app", "Camera"])
    #expect(none.status == 2)
    #expect(none.output.contains("No process that ended is called “Camera”."))
  }

  @Test func `restricts a log to the app that is asked for`() throws {
    let mail = """
      2026-11-27 09:30:00.000 Mail[700] applicationDidBecomeActive(_:)
      2026-11-27 09:30:01.000 Mail[700] applicationDidBecomeActive(_:)

      """
    #expect(try explain(Self.log + mail).status == 1)
    // The report gives the name to the bundle identifier, wherever it stands.
    for app in ["Shop", "org.example.shop"] {
      let result = try explain(Self.log + mail, Self.crash, options: ["--app", app])
      #expect(result.status == 0)
      #expect(result.output.contains("✓ a: accepted"))
      #expect(result.errors.contains("“a”: left out 2 entries of other apps."))
    }
    let none = try explain(mail, Self.crash, options: ["--app", "Shop"])
    #expect(none.status == 0)
    #expect(none.errors.contains("“a”: left out, because its 2 entries are of other apps."))
    #expect(!none.output.contains("a: accepted") && !none.output.contains("a: rejected"))
  }

  @Test func `reads a report that stands in the log`() throws {
    let lines = Self.log.split(separator: "\n").map { $0 + "\n" }
    let result = try explain(lines.dropLast().joined() + Self.crash + (lines.last ?? ""))
    #expect(result.status == 0)
    #expect(result.errors == "")
    let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("Sent before, by a, process 512: app.didFinishLaunching,"))
    #expect(result.output.contains("✓ a: accepted"))
    #expect(!result.output.contains("No report tells"))
  }

  @Test(arguments: [
    ("DYLD", "Nothing was sent before."),
    ("TCC", "No modelled life ends this way, so what was sent before is unknown."),
  ])
  func `says what was sent before an end that no life has`(namespace: String, words: String) throws
  {
    let result = try explain(
      Self.crash.replacing(
        "\"RUNNINGBOARD\",\"code\":3735883980", with: "\"\(namespace)\",\"code\":1"
      )
      .replacing("RUNNINGBOARD 0xdead10cc", with: ""))
    #expect(result.output.contains("    \(words)\n"))
  }

  @Test func `shows an unknown code, and guesses nothing`() throws {
    let result = try explain(
      Self.crash.replacing("3735883980", with: "305419896")
        .replacing("0xdead10cc", with: "0x12345678"))
    #expect(result.status == 2)
    #expect(result.output.contains("305419896 (0x12345678)"))
    #expect(result.output.contains("No source says what this end means."))
  }

  @Test func `names a report of another system, and does not explain it`() throws {
    let result = try explain(
      Self.crash.replacing("iPhone OS 26.6.2 (23G90)", with: "macOS 26.1 (25B78)"))
    #expect(result.status == 2)
    #expect(
      result.output.contains("This is a report of macOS 26.1 (25B78), which no model is about."))
  }

  @Test func `explains the rest of a damaged file`() throws {
    let result = try explain(Self.crash + "rubbish\n" + Self.jetsam)
    #expect(result.status == 65)
    #expect(result.errors.contains("Line 7"))
    #expect(result.output.contains("process 512"))
    #expect(result.output.contains("process 871"))
  }

  @Test func `reads the files of a folder, and says when there are none`() throws {
    let folder = try TemporaryFolder()
    let empty = try Tool.run("explain", folder.path(""))
    #expect(empty.status == 74)
    #expect(empty.errors.contains("has no files; name a folder that holds reports"))
    try folder.write(Self.crash, to: "b.ips")
    try folder.write(Self.jetsam, to: "a.ips")
    try folder.write("hidden", to: ".DS_Store")
    let result = try Tool.run("explain", folder.path(""))
    #expect(result.status == 0)
    let order = ["a.ips: a Jetsam", "b.ips: a crash"].map { result.output.firstRange(of: $0) }
    #expect(order[0] != nil && order[1] != nil)
    #expect(order[0]!.lowerBound < order[1]!.lowerBound)
  }

  @Test func `writes lives that explore and replay read`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      try explain(Self.crash, options: ["--format", "json"]).output, to: "life.json")
    let replay = try Tool.run(
      "replay", "scene", "--scenes", "1", "--ios", "26", "--trace", folder.path("life.json"))
    #expect(replay.status == 0)
    #expect(replay.output.contains("lock.heldAtSuspension"))
  }

  @Test(arguments: ["json", "sarif", "junit", "markdown", "github", "xcode", "html"])
  func `writes the end in every format`(format: String) throws {
    let result = try explain(Self.crash, options: ["--format", format])
    #expect(result.status == 0)
    #expect(result.output.contains("file lock"))
    #expect(
      result.output.contains("limit.lock") || ["markdown", "xcode", "github"].contains(format))
  }

  @Test func `adds up the counts of MetricKit`() throws {
    let day = """
      {"timeStampBegin":"2026-02-24 00:00:00","timeStampEnd":"2026-02-24 23:59:00","appVersion":"1.9",
       "metaData":{"osVersion":"iPhone OS 26.3 (23D62)","bundleIdentifier":"org.example.shop"},
       "applicationExitMetrics":{
        "backgroundExitData":{"cumulativeNormalAppExitCount":"2","cumulativeMemoryPressureExitCount":13},
        "foregroundExitData":{"cumulativeStrangeExitCount":1}}}
      """
    let result = try explain(day, day.replacing("-24 ", with: "-25 "))
    // One of the counts is unknown.
    #expect(result.status == 2)
    let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("32 ends in 2 payloads (2026-02-24 00:00:00 to 2026-02-25 23:59:00)"))
    #expect(words.contains("26 × in the background: iOS ended the suspended app to free memory"))
    #expect(words.contains("A life that ends so: launch, home, suspend, purge."))
    #expect(words.contains("81 % of the ends freed memory"))
    #expect(words.contains("Unknown counts: cumulativeStrangeExitCount."))
  }

  @Test func `judges the breadcrumbs of an event`() throws {
    func event(_ states: String...) -> String {
      let crumbs = states.enumerated().map { index, state in
        "{\"timestamp\":\"2026-04-02T08:1\(index):01Z\",\"category\":\"app.lifecycle\",\"data\":{\"state\":\"\(state)\"}}"
      }
      return """
        {"event_id":"5f0c","platform":"cocoa","level":"fatal","exception":{"values":[{"type":"WatchdogTermination"}]},
         "contexts":{"os":{"name":"iOS","version":"26.3"},"app":{"in_foreground":true}},
         "breadcrumbs":{"values":[\(crumbs.joined(separator: ","))]}}
        """
    }
    let number = event().replacing("\"level\"", with: "\"timestamp\":1741002000.75,\"level\"")
    #expect(try explain(number).output.contains(", 1741002000.75 (2025-03-03T11:40:00Z), "))
    let legal = try explain(event("active", "inactive", "background", "foreground", "active"))
    #expect(legal.status == 0)
    #expect(legal.output.contains("✓ a: accepted"))
    let wrong = try explain(event("active", "background", "foreground", "inactive"))
    #expect(wrong.status == 1)
    #expect(wrong.output.contains("✗ a: rejected"))
  }

  @Test func `wants files`() throws {
    #expect(try Tool.run("explain").status == 64)
    #expect(try Tool.run("explain", "/nowhere/at/all").status == 74)
  }

  @Test func `prints what its article shows`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let article = try String(
      contentsOf: root.appending(
        path: "Sources/LifecycleLogs/Documentation.docc/ReadACrashReport.md"),
      encoding: .utf8)
    let folder = try TemporaryFolder()
    let blocks = article.split(separator: "```").map(String.init)
    for (mark, name) in [
      ("\"bug_type\":\"309\"", "Shop.ips"), ("\"bug_type\":\"298\"", "JetsamEvent.ips"),
      ("timeStampBegin", "metrics.json"), ("Shop[512]", "shop.log"),
      ("\"WatchdogTermination\"", "event.json"),
    ] {
      let block = try #require(blocks.first { $0.contains(mark) })
      try folder.write(block.drop { $0 != "\n" }.dropFirst().description, to: name)
    }
    let shown = blocks.filter { $0.hasPrefix("console\n$ lifecycle explain ") }
    #expect(shown.count == 5)
    for block in shown {
      let lines = block.split(separator: "\n").dropFirst().map(String.init)
      let words = lines[0].split(separator: " ").dropFirst(2).map(String.init)
      let result = try Tool.run(words, in: folder)
      #expect(result.status == 0, "\(lines[0])")
      var rest = result.output.split(separator: "\n")[...]
      for line in lines.dropFirst() where line != "    …" {
        let place = rest.firstIndex { $0 == line }
        #expect(place != nil, "\(lines[0]): \(line)")
        rest = rest[(place ?? rest.startIndex)...].dropFirst()
      }
    }
  }
}
