import Foundation
import Testing
import Thoroughness

@testable import LifecycleCommands

#if os(Linux)
  @Suite struct `Ctrl-C` {
    /// Enough walks for some minutes.
    private static let endless = ["walk", "app", "--walks", "1000000000", "--length", "5"]

    @Test func `stops the work, prints the partial result, and ends with status 130`() throws {
      let tool = try RunningTool(Self.endless)
      try tool.waitUntilItListens()
      tool.send(SIGINT)
      let result = try tool.wait()
      #expect(result.status == 130)
      #expect(result.output.contains("walks prove nothing."))
      #expect(result.output.hasSuffix("Interrupted.\n"))
      #expect(result.errors == "")
    }

    @Test func `leaves the properties of a search undecided`() throws {
      let tool = try RunningTool(["verify", "app", "--profile", "observed"])
      try tool.waitUntilItListens()
      tool.send(SIGINT)
      let result = try tool.wait()
      #expect(result.status == 130)
      #expect(result.output.contains("undecided, stopped by an interruption: "))
    }

    @Test func `ends the tool at once if pressed twice`() throws {
      // One long walk: the first Ctrl-C would wait for its end.
      let tool = try RunningTool(["walk", "app", "--walks", "1", "--length", "1000000"])
      try tool.waitUntilItListens()
      tool.send(SIGINT)
      try tool.waitUntilNothingIsPending()
      tool.send(SIGINT)
      let result = try tool.wait()
      #expect(result.status == 130)
      #expect(result.output == "")
    }

    @Test func `writes no report, and says so`() throws {
      let folder = try TemporaryFolder()
      let tool = try RunningTool(["verify", "--reports", folder.path("reports")])
      try tool.waitUntilItListens()
      tool.send(SIGINT)
      let result = try tool.wait()
      #expect(result.status == 130)
      #expect(result.errors.hasPrefix("lifecycle: "))
      #expect(try folder.contents == [])
    }

    @Test func `ends a tool that waits for input`() throws {
      let folder = try TemporaryFolder()
      #expect(mkfifo(folder.path("log"), 0o600) == 0)
      // Opened for both, so that opening does not wait, and reading does.
      let writer = open(folder.path("log"), O_RDWR | O_CLOEXEC)
      defer { close(writer) }
      let tool = try RunningTool(["validate", folder.path("log")])
      try tool.waitUntilItListens()
      tool.send(SIGINT)
      let result = try tool.wait()
      #expect(result.status == 130)
      #expect(result.output == "")
      #expect(result.errors == "lifecycle: interrupted after 0 of 1 file.\n")
    }

    @Test func `leaves the file of --output as it was`() throws {
      let folder = try TemporaryFolder()
      try folder.write("old", to: "report")
      #expect(mkfifo(folder.path("log"), 0o600) == 0)
      let writer = open(folder.path("log"), O_RDWR | O_CLOEXEC)
      defer { close(writer) }
      let tool = try RunningTool(
        ["validate", folder.path("log"), "--output", folder.path("report")])
      try tool.waitUntilItListens()
      tool.send(SIGINT)
      let result = try tool.wait()
      #expect(result.status == 130)
      #expect(result.errors.contains("the file of --output is unchanged"))
      #expect(try folder.read("report") == "old")
      #expect(try folder.contents == ["log", "report"])
    }

    @Test func `writes no page while pictures are drawn, and leaves no process`() throws {
      let folder = try TemporaryFolder()
      try folder.write("old", to: "reports/README.md")
      let dot = "#!/bin/sh\necho $$ >\"\(folder.path("draws"))\"\nexec sleep 1000\n"
      try folder.write(program: dot, to: "bin/dot")
      let tool = try RunningTool(
        ["verify", "launch", "--reports", folder.path("reports")],
        environment: ["PATH": "\(folder.path("bin")):/usr/bin:/bin"])
      while (try? folder.read("draws"))?.hasSuffix("\n") != true { usleep(1_000) }
      tool.send(SIGTERM)
      let result = try tool.wait()
      #expect(result.status == 130)
      #expect(result.errors.contains("no report is written"))
      #expect(try folder.read("reports/README.md") == "old")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path("reports"))
          == ["README.md"])
      let number = try #require(pid_t(try folder.read("draws").dropLast()))
      #expect(kill(number, 0) != 0)
    }
  }

  @Suite struct `Every command` {
    private static let names = CommandCatalogue.commands.map { $0.syntax.name }

    @Test(arguments: names)
    func `ends within a second of Ctrl-C, with status 130 and nothing written`(
      command: String
    ) throws {
      for milliseconds in Self.moments(of: command) {
        let folder = try TemporaryFolder()
        let line = try #require(Self.line(command), "a new command needs a line here")
        let tool = try start(line, in: folder)
        try tool.waitUntilItListens()
        usleep(UInt32(milliseconds) * 1000)
        tool.send(SIGINT)
        // Much longer than promised, because other tests keep the machine busy.
        let deadline = ContinuousClock.now + .seconds(60)
        while !tool.hasEnded, ContinuousClock.now < deadline { usleep(5_000) }
        #expect(tool.hasEnded, "\(line), after \(milliseconds) ms")
        tool.send(SIGKILL)
        let result = try tool.wait()
        // The signal may come when the work is done; an app without a judgement ends with 2.
        if [0, 2].contains(result.status) {
          #expect(try folder.contents.contains("ported") || folder.read("result") != "old")
          continue
        }
        #expect(result.status == 130, "\(line), after \(milliseconds) ms: \(result)")
        #expect(!result.errors.contains("could not draw"))
        #expect(try folder.read("result") == "old")
        #expect(try folder.contents == ["adapter", "log", "result", "sources"])
      }
    }

    @Test(arguments: names) func `says in its help that it can be interrupted`(
      command: String
    ) throws {
      let rows = try Tool.run("help", command).output.split(separator: "\n")
      #expect(rows.filter { $0.hasPrefix("  130  ") } == ["  130  interrupted"])
    }

    /// When the signal comes; an ordinary run tries one moment for each command.
    private static func moments(of command: String) -> [Int] {
      let all = [0, 150, 600]
      if Thoroughness.isFull { return all }
      return [all[(names.firstIndex(of: command) ?? 0) % all.count]]
    }

    /// What keeps a command busy: `log` is a pipe that nobody writes to, `sources` holds much source.
    private static func line(_ command: String) -> String? {
      switch command {
      case "audit", "delegates": "\(command) sources --output result"
      case "port": "port sources --output ported"
      case "list", "record": "\(command) --output result"
      case "verify": "verify --reports reports --output result"
      case "walk": "walk app --walks 1 --length 1000000 --output result"
      case "diagram": "diagram scene --output result"
      case "explore": "explore scene --output result"
      case "export": "export scene --as promela --output result"
      case "replay": "replay scene --property I2 --output result"
      case "check", "validate", "explain", "coverage", "merge": "\(command) log --output result"
      case "drive": "drive --output result -- /bin/bash adapter"
      case "estimate": "estimate device --apps 8 --output result"
      case "relate", "changes": "\(command) --output result"
      default: nil
      }
    }

    private func start(_ line: String, in folder: TemporaryFolder) throws -> RunningTool {
      try folder.write("old", to: "result")
      try folder.write("sleep 1000", to: "adapter")
      #expect(mkfifo(folder.path("log"), 0o600) == 0)
      let member = "  func reload() { if items.isEmpty { update(items.map { $0.title }) } }\n"
      let type =
        "final class Screen: UIViewController {\n\(String(repeating: member, count: 500))}\n"
      let project = """
        name: Screens
        targets:
          Screens: {type: application, platform: iOS, sources: ["."], info: {path: Info.plist}}
        """
      try folder.write(project, to: "sources/project.yml")
      try folder.write("<plist><dict/></plist>", to: "sources/Info.plist")
      let count = line.contains(" sources") ? 180 : 1
      for number in 0..<count { try folder.write(type, to: "sources/\(number).swift") }
      let names: Set = ["adapter", "log", "ported", "reports", "result", "sources"]
      return try RunningTool(
        line.split(separator: " ").map { names.contains("\($0)") ? folder.path("\($0)") : "\($0)" })
    }
  }

  extension RunningTool {
    /// Whether the process has ended by itself.
    fileprivate var hasEnded: Bool {
      var information = siginfo_t()
      waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
      return information.si_signo == SIGCHLD
    }

    /// Waits until the process has a handler for Ctrl-C.
    fileprivate func waitUntilItListens() throws {
      while try !signals("SigCgt").contains(SIGINT) { sched_yield() }
    }

    /// Waits until a signal that was sent has been taken.
    fileprivate func waitUntilNothingIsPending() throws {
      while try signals("SigPnd").contains(SIGINT) || signals("ShdPnd").contains(SIGINT) {
        sched_yield()
      }
    }

    /// A set of signals of the process, as the kernel tells it.
    private func signals(_ name: String) throws -> Set<Int32> {
      let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("\(name):") })
      let mask = try #require(line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) })
      return Set((1...31).filter { mask & 1 << UInt64($0 - 1) != 0 })
    }
  }
#endif
