import Foundation
import Testing

#if os(Linux)
  /// However a command ends, nothing is left of what it has made or started.
  @Suite struct `The end of drive` {
    private let folder: TemporaryFolder
    private let adapter: String

    init() throws {
      folder = try TemporaryFolder()
      adapter = folder.path("adapter")
      try FileManager.default.createDirectory(
        atPath: folder.path("disks"), withIntermediateDirectories: false)
    }

    /// Drives an adapter that does something when it is sent its first callback.
    private func drive(_ body: String, _ options: String...) throws -> RunningTool {
      let text = """
        #!/bin/bash
        echo $$ >>"\(folder.path)/processes"
        echo '{"protocol":1,"implements":["app.didFinishLaunching"]}'
        read -r line
        touch "$LIFECYCLE_DISK/file"
        \(body)

        """
      try folder.write(text, to: "adapter")
      return try RunningTool(
        ["drive", "--time-limit", "100s"] + options + ["--", "/bin/bash", adapter],
        environment: ["TMPDIR": folder.path("disks")])
    }

    /// Waits until an adapter has been sent its first callback.
    private func waitUntilItDrives() throws {
      while !FileManager.default.fileExists(atPath: folder.path("drives")) { usleep(1_000) }
    }

    private static let waits =
      #"touch "${0%/*}/drives"; sleep 1000 & echo $! >>"${0%/*}/processes"; wait"#

    private var disks: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path("disks")) }
    }

    /// The processes of adapters that run.
    private var left: [pid_t] {
      get throws {
        try folder.read("processes").split(separator: "\n").compactMap { pid_t($0) }.filter {
          let stat = (try? String(contentsOfFile: "/proc/\($0)/stat", encoding: .utf8)) ?? ""
          return !stat.isEmpty && !stat.contains(") Z")
        }
      }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func `by a signal comes while a reply is awaited, and leaves nothing`(signal: Int32) throws {
      let tool = try drive(Self.waits)
      try waitUntilItDrives()
      tool.send(signal)
      let result = try tool.wait()
      #expect(result.status == 130)
      #expect(result.errors == "lifecycle: interrupted.\n")
      #expect(try disks == [])
      #expect(try left == [])
    }

    @Test func `by two signals at once leaves nothing`() throws {
      for _ in 0..<3 {
        let tool = try drive(Self.waits)
        try waitUntilItDrives()
        tool.send(SIGINT)
        tool.send(SIGTERM)
        #expect(try tool.wait().status == 130)
        #expect(try disks == [])
        #expect(try left == [])
        try FileManager.default.removeItem(atPath: folder.path("drives"))
      }
    }

    @Test func `by --max-time comes while a reply is awaited`() throws {
      let start = ContinuousClock.now
      let result = try drive(Self.waits, "--max-time", "1s").wait()
      #expect(result.status == 2, "\(result)")
      #expect(ContinuousClock.now - start < .seconds(50))
      #expect(try disks == [])
      #expect(try left == [])
    }

    @Test func `leaves no process that has outlived the adapter, whatever group it is in`() throws {
      let leaves = """
        setsid sleep 1000 </dev/null >/dev/null 2>&1 &
        echo $! >>"${0%/*}/processes"
        exit 3
        """
      #expect(try drive(leaves, "--actions", "launch").wait().status == 1)
      #expect(try disks == [])
      #expect(try left == [])
    }

    @Test func `leaves no process without the environment of the adapter`() throws {
      let leaves = """
        (setsid env -i bash -c 'echo $$ >>"$0"; exec sleep 1000' "${0%/*}/processes" \\
          </dev/null >/dev/null 2>&1 &)
        sleep 0.2
        exit 3
        """
      #expect(try drive(leaves, "--actions", "launch").wait().status == 1)
      #expect(try left == [])
    }
  }
#endif
