import Foundation
import Testing

@testable import LifecycleCommands

@Suite struct `The explore command` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The member of the page's data with a key, up to the next comma outside of lists.
  private func data(_ page: String) throws -> [String: Any] {
    let match = try #require(page.firstMatch(of: /id="space">(.*?)<\/script>/))
    let value = try JSONSerialization.jsonObject(with: Data(match.1.utf8))
    return try #require(value as? [String: Any])
  }

  private func explore(_ words: String...) throws -> (Tool.Result, [String: Any]) {
    let result = try Tool.run(["explore"] + words + ["--output", folder.path("page.html")])
    return (result, try data(folder.read("page.html")))
  }

  @Test func `writes one file, and says where it is and how large`() throws {
    let (result, data) = try explore("views")
    #expect(result.status == 0 && result.output == "")
    #expect(
      result.errors == "“\(folder.path("page.html"))”: 0.2 MB, 223 states, 518 transitions.\n")
    #expect(data["count"] as? Int == 223)
    #expect(try folder.contents == ["page.html"])
  }

  @Test func `names the file after the model unless told otherwise`() throws {
    let result = try Tool.run(["explore", "views"], in: folder)
    #expect(result.status == 0)
    #expect(try folder.contents == ["lifecycle-views.html"])
    #expect(try Tool.run("explore", "views", "--output", "-").output.hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `begins at a trace, or at the end of a counterexample`() throws {
    let (_, written) = try explore("launch", "--actions", "launch")
    #expect((written["way"] as? [Int])?.count == 1)
    let (_, found) = try explore("app", "--ios", "12", "--property", "I3")
    let way = try #require(found["way"] as? [Int])
    let properties = try #require(found["properties"] as? [[String: Any]])
    #expect(properties.first { $0["id"] as? String == "I3" }?["counterexample"] as? [Int] == way)
    #expect(found["replay"] as? String == "lifecycle replay app --profile observed --ios 12")
  }

  @Test func `says which step is no longer possible`() throws {
    try folder.write("launch\nresume\n", to: "old.txt")
    let words = [
      "explore", "app", "--trace", folder.path("old.txt"), "--output", folder.path("page.html"),
    ]
    let result = try Tool.run(words)
    #expect(result.status == 65)
    #expect(result.errors.contains("action 2: “resume” is not enabled in “inactive"))
    #expect(try folder.contents == ["old.txt"])
  }

  @Test func `takes a life that drive has written, without what only the delegate knows`() throws {
    let life = """
      {"model": "app, profile observed", "properties": [{"id": "I41", "counterexample": {
        "initial": "not running", "steps": [{"action": "launch"}, {"action": "app.didBecomeActive"},
        {"action": "edit"}, {"action": "home"}, {"action": "app.didEnterBackground"}]}}],
       "choices": [["launch", "edit", "home"]]}
      """
    try folder.write(life, to: "life.json")
    let result = try Tool.run(
      "replay", "app", "--trace", folder.path("life.json"), "--format", "json")
    #expect(result.status == 0)
    let actions = result.output.matches(of: /"action": "([^"]*)"/).map { String($0.1) }
    #expect(
      actions == [
        "launch", "app.willFinishLaunching", "app.didFinishLaunching", "note.didFinishLaunching",
        "vc.viewDidLoad", "vc.viewWillAppear", "app.didBecomeActive", "note.didBecomeActive",
        "vc.viewDidAppear", "home", "app.willResignActive", "note.willResignActive",
        "app.didEnterBackground",
      ])
  }

  @Test func `refuses a model that is too large for a page`() throws {
    let result = try Tool.run(
      "explore", "device", "--max-states", "50", "--output", folder.path("page.html"))
    #expect(result.status == 2)
    #expect(
      result.errors.contains(
        "a page would lack states. --apps makes it smaller. "
          + "lifecycle explore --serve PORT serves a page for models of any size."))
    #expect(try folder.contents == [])
  }

  @Test func `refuses a trace that is too long for an address`() throws {
    let cycle = ["launchInBackground.location", "reboot"]
    let text = (0..<10_002).map { cycle[$0 % 2] + "\n" }.joined()
    try folder.write(text, to: "long.txt")
    let result = try Tool.run(
      "explore", "app", "--trace", folder.path("long.txt"), "--output", folder.path("page.html"))
    #expect(result.status == 2)
    #expect(
      result.errors.contains("the trace has 10,002 steps; a page begins with at most 10,000."))
  }

  @Test func `says so if the file cannot be written`() throws {
    let result = try Tool.run("explore", "views", "--output", folder.path("missing/page.html"))
    #expect(result.status == 74)
    #expect(try Tool.run("explore", "views", "--open", "--output", "-").status == 64)
  }

  @Test func `says what to do if no program opens the page`() throws {
    let process = try RunningTool(
      ["explore", "views", "--open", "--output", folder.path("page.html")],
      environment: ["PATH": folder.path])
    let result = try process.wait()
    #expect(result.status == 74)
    #expect(
      result.errors.contains("neither xdg-open nor open opens the page; open “\(folder.path)"))
    #expect(try folder.contents == ["page.html"])
  }

  @Test func `hands the page to the program that opens files`() throws {
    try folder.write(program: "#!/bin/sh\necho \"$1\" >\"$0.said\"\n", to: "xdg-open")
    let process = try RunningTool(
      ["explore", "views", "--open", "--output", folder.path("page.html")],
      environment: ["PATH": folder.path + ":/bin:/usr/bin"])
    #expect(try process.wait().status == 0)
    #expect(try folder.read("xdg-open.said") == folder.path("page.html") + "\n")
  }
}

@Suite struct `A page of what must happen in the end` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func explore(_ words: String...) throws -> String {
    let path = folder.path("page.html")
    #expect(try Tool.run(["explore"] + words + ["--output", path]).status == 0)
    return try folder.read("page.html")
  }

  @Test func `has the statements with their verdicts`() throws {
    let page = try explore("launch", "--ios", "18")
    let property = /"id":"(L\d)"[^}]*?"verdict":"([^"]*)"[^}]*"runs":true,"backTo":(null|\d+)}/
    let found = page.matches(of: property).map { "\($0.1) \($0.2) \($0.3)" }
    #expect(
      found == [
        "L1 holds null", "L2 violated null", "L3 violated null", "L4 holds null",
        "L5 violated null",
      ])
  }

  @Test func `begins at a run, with the step that it goes back to`() throws {
    let page = try explore("views", "--property", "L5")
    #expect(page.contains("\"role\":\"belief\",\"verdict\":\"violated\""))
    let way = try #require(page.firstMatch(of: /"way":\[([0-9,]+)\],"backTo":(\d+)/))
    let steps = way.1.split(separator: ",").count
    #expect(try #require(Int(way.2)) < steps)
    #expect(page.contains("\"counterexample\":[\(way.1)],\"runs\":true,\"backTo\":\(way.2)}"))
  }
}

#if os(Linux)
  @Suite struct `A served page` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Serves a page, and calls a function with the address while it is served.
    private func serve(
      _ words: [String], environment: [String: String] = [:], _ use: (String) throws -> Void
    ) throws -> Tool.Result {
      let output = folder.path("address")
      let tool = try RunningTool(
        ["explore"] + words, output: output, environment: environment)
      var address = ""
      let deadline = ContinuousClock.now + .seconds(60)
      while !address.hasSuffix("\n"), ContinuousClock.now < deadline {
        usleep(10_000)
        address = (try? folder.read("address")) ?? ""
      }
      try use(address)
      tool.send(SIGINT)
      return try tool.wait()
    }

    @Test func `prints its address first, is on this machine only, and ends by Ctrl-C`() throws {
      let result = try serve(["device", "--apps", "8", "--serve", "0"]) { address in
        let match = try #require(address.wholeMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/\n/))
        let port = try #require(Int(match.1))
        let taken = try Tool.run("explore", "views", "--serve", "\(port)")
        #expect(taken.status == 74)
        #expect(
          taken.errors
            == "lifecycle: port \(port) is in use by another program; "
            + "choose another port, or 0 for any free one.\n")
      }
      #expect(result.status == 130)
      #expect(
        result.errors
          == "The page is served on this machine until you press Ctrl-C.\nlifecycle: interrupted.\n"
      )
    }

    @Test func `is handed to the program that opens pages`() throws {
      try folder.write(program: "#!/bin/sh\necho \"$1\" >\"$0.said\"\n", to: "xdg-open")
      var shown = ""
      _ = try serve(
        ["views", "--serve", "0", "--open"], environment: ["PATH": folder.path + ":/bin:/usr/bin"]
      ) { address in
        let deadline = ContinuousClock.now + .seconds(10)
        while shown != address, ContinuousClock.now < deadline {
          usleep(10_000)
          shown = (try? folder.read("xdg-open.said")) ?? ""
        }
        #expect(shown == address)
      }
    }

    @Test func `needs a port, and is no file`() throws {
      #expect(try Tool.run("explore", "views", "--serve", "x").status == 64)
      #expect(try Tool.run("explore", "views", "--serve", "65536").status == 64)
      #expect(try Tool.run("explore", "views", "--serve", "0", "--output", "a.html").status == 64)
    }
  }
#endif

@Suite struct `A page of a log` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `begins with the most plausible life behind the log`() throws {
    try folder.write(
      "application(_:didFinishLaunchingWithOptions:)\napplicationDidBecomeActive\n", to: "log")
    let result = try Tool.run(
      "validate", "--ios", "12", "--explore", folder.path("page.html"), folder.path("log"))
    #expect(result.status == 0)
    let page = try folder.read("page.html")
    #expect(page.contains("\"replay\":\"lifecycle replay app --profile observed --ios 12\""))
    let way = try #require(page.firstMatch(of: /"way":\[([0-9,]+)\]/)).1
    #expect(way.split(separator: ",").count == 7)
  }

  @Test func `is not written for a log that no life explains, nor for several logs`() throws {
    try folder.write("applicationDidBecomeActive\napplicationDidBecomeActive\n", to: "log")
    let page = folder.path("page.html")
    let result = try Tool.run("validate", "--explore", page, folder.path("log"))
    #expect(result.status == 1)
    #expect(result.errors.contains("no life explains the log, so"))
    #expect(try folder.contents == ["log"])
    #expect(try Tool.run("validate", "--explore", page, "a", "b").status == 64)
  }
}
