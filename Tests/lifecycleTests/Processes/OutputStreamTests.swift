import Foundation
import Testing

@Suite struct `A reader that stops early` {
  @Test func `ends the tool silently`() throws {
    let cases: [[String]] = [
      ["list"], ["diagram", "app", "--detail", "full", "--max-states", "2000"],
    ]
    for words in cases {
      let folder = try TemporaryFolder()
      #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
      // A reader must be there for the tool to open the pipe; it goes before anything is read.
      let reader = open(folder.path("pipe"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      let tool = try RunningTool(words, output: folder.path("pipe"))
      close(reader)
      let result = try tool.wait()
      #expect(result.status == 128 + SIGPIPE)
      #expect(result.errors.hasPrefix("lifecycle:") == false)
    }
  }
}

@Suite struct `Standard output` {
  @Test func `that cannot be written is a file error`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "out")
    let result = try RunningTool(["list"], output: folder.path("out"), access: O_RDONLY).wait()
    #expect(result.status == 74)
    #expect(result.errors == "lifecycle: cannot write standard output: Bad file descriptor.\n")
  }

  @Test func `holds the result, and standard error the remarks`() throws {
    let words = ["verify", "app", "--max-states", "50", "--format", "json"]
    let result = try Tool.run(words)
    _ = try JSON(result.output)
    #expect(result.errors.hasPrefix("Took "))
  }

  @Test func `receives the same bytes every time`() throws {
    let words = ["diagram", "app", "--detail", "full", "--max-states", "500"]
    #expect(try Tool.run(words).output == (try Tool.run(words).output))
  }
}

#if os(Linux)
  @Suite struct `Progress` {
    private static let words = ["verify", "app", "--profile", "observed", "--property", "I3"]

    /// Runs the tool with a terminal for standard error, and returns what the terminal got.
    private func errors(_ words: [String]) throws -> String {
      let terminal = try Terminal()
      _ = try RunningTool(words, errors: terminal.name).wait()
      return terminal.content
    }

    @Test func `is shown on a terminal and erased at the end`() throws {
      let shown = try errors(Self.words)
      #expect(shown.hasPrefix("\r\u{1B}[Kapp observed: "))
      #expect(shown.contains(" in the frontier, depth "))
      let lines = shown.components(separatedBy: "\r\u{1B}[K")
      #expect(lines.last?.hasPrefix("Took ") == true)
      #expect(lines.allSatisfy { $0.count < 80 })
    }

    @Test func `is not shown by a quiet tool`() throws {
      #expect(try errors(Self.words + ["--quiet"]) == "")
    }

    @Test func `is not shown in a pipe or a file`() throws {
      #expect(!(try Tool.run(Self.words).errors.contains("\u{1B}")))
    }
  }
#endif
