import Thoroughness

#if os(Linux)
  import Foundation
  import LifecycleTesting
  import Testing

  /// An app without state.
  private final class Idle {}

  /// A way in which code ends its own process.
  private struct Ending: CustomTestStringConvertible, Sendable {
    let words: String
    let act: @Sendable () -> Void

    init(_ words: String, _ act: @escaping @Sendable () -> Void) {
      self.words = words
      self.act = act
    }

    var testDescription: String { words }

    /// An ordinary run leaves out the signals that end a process as the first one does.
    static let all = different + (Thoroughness.isFull ? otherSignals : [])

    private static let different = [
      Ending("was ended by SIGTERM") { raise(SIGTERM) },
      Ending("was ended by SIGKILL") { kill(getpid(), SIGKILL) },
      Ending("exited with status 0") { exit(0) },
      Ending("exited with status 87") { _exit(87) },
    ]

    private static let otherSignals = [
      Ending("was ended by SIGINT") { raise(SIGINT) },
      Ending("was ended by SIGHUP") { raise(SIGHUP) },
      Ending("was ended by SIGALRM") { raise(SIGALRM) },
      Ending("was ended by SIGUSR1") { raise(SIGUSR1) },
    ]
  }

  @Suite(.lifecycle(saved: .off)) struct `A delegate that ends its process` {
    @Test(arguments: Ending.all)
    private func `is found`(ending: Ending) {
      let world = World(disk: 0) { _, _ in Idle() }.named(ending.words)
        .on(.didEnterBackground) { _, _ in ending.act() }
      expectIssues {
        let report = expectSafe(world, by: [.exhaustive(depth: 2)])
        #expect(report?.findings.map(\.trace.choices) == [["launch", "home"]])
      } matching: {
        $0.firstLine.hasPrefix(
          "crash: app.didEnterBackground: the process \(ending.words)")
          || $0.isWarning
      }
    }

    @Test func `is found in each of its actions, however many they are`() {
      var world = World(disk: 0) { _, _ in Idle() }.fingerprint(
        disk: { _ in 0 }, memory: { _ in 0 })
      for number in 1...3 {
        world = world.action("trap \(number)") { _ in fatalError("\(number)") }
      }
      expectIssues {
        let report = expectSafe(world.invariant("nobody leaves") { $0.state != .background })
        #expect(report?.findings.count == 4)
      } matching: {
        $0.firstLine.hasPrefix("crash: the action “trap ")
          || $0.firstLine.hasPrefix("broken: nobody leaves") || $0.isWarning
      }
    }

    @Test func `is not lived here if the time is over before another process survives it`() {
      var world = World(disk: 0) { _, _ in Idle() }.fingerprint(
        disk: { _ in 0 }, memory: { _ in 0 })
      for number in 1...20 {
        world = world.action("trap \(number)") { _ in fatalError("\(number)") }
      }
      var remarks: [String] = []
      expectIssues {
        remarks = expectSafe(world, timeLimit: 1)?.remarks ?? []
      } matching: {
        $0.firstLine.hasPrefix("crash: the action “trap ") || $0.isWarning
      }
      #expect(
        remarks == [
          "the time of the check was over before a process survived all lives, so most were not lived"
        ])
    }
  }

  @Suite(.lifecycle(saved: .off)) struct `A delegate that starts processes` {
    /// The words are those of a shell.
    private func world(_ script: String, then act: @escaping @Sendable () -> Void) -> World<
      Int, Idle
    > {
      World(disk: 0) { _, _ in Idle() }.on(.didEnterBackground) { _, _ in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script]
        try process.run()
        act()
      }
    }

    private static func isRunning(_ command: String) -> Bool {
      let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return numbers.contains { number in
        let line = try? String(contentsOfFile: "/proc/\(number)/cmdline", encoding: .utf8)
        return line?.replacing("\0", with: " ").hasPrefix(command) ?? false
      }
    }

    @Test(arguments: ["exec sleep 12345", "setsid sleep 12346 & exit 0"])
    func `leaves none of them behind`(script: String) {
      let command = script.contains("12345") ? "sleep 12345" : "sleep 12346"
      // Until then the process still has the name of the program that starts it.
      let world = world(script) { while !Self.isRunning(command) {} }.named(script)
      var remarks: [String] = []
      expectIssues {
        remarks = expectSafe(world, by: [.replay(["launch", "home"])])?.remarks ?? []
      } matching: {
        $0.isWarning
      }
      #expect(
        remarks == [
          "the code under test has left processes running (\(command)), which were ended; on iOS an "
            + "app cannot start any"
        ])
      #expect(!Self.isRunning(command))
    }

    @Test func `and never returns is ended with them`() {
      let world = world("sleep 12347") { while true { usleep(10_000) } }
      expectIssues {
        expectSafe(world, by: [.replay(["launch", "home"])], stepLimit: 1)
      } matching: {
        $0.firstLine.hasPrefix("I34: app.didEnterBackground has not returned after 1 second")
          || $0.isWarning
      }
      #expect(!Self.isRunning("sleep 12347"))
    }
  }
#endif
