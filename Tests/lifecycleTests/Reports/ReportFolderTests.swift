import CommandLineTools
import Foundation
import SystemFiles
import Testing

@testable import LifecycleCommands

@Suite struct `The folder of reports` {
  private let folder: TemporaryFolder
  private let reports: ReportSet

  init() throws {
    folder = try TemporaryFolder()
    reports = try ToyReports.make()
  }

  private func write(to name: String) throws {
    try ReportFolder(folder.path(name)).write(
      reports, console: Console(program: "lifecycle", isQuiet: true))
  }

  @Test func `is created if it is missing, without temporary files`() throws {
    try write(to: "new")
    let made = try FileManager.default.contentsOfDirectory(atPath: folder.path("new")).sorted()
    #expect(made == ["README.md", "lift"])
    #expect(try folder.read("new/README.md") == reports.pages["README.md"])
  }

  @Test func `keeps files that are not reports`() throws {
    try folder.write("mine", to: "old/notes.txt")
    try write(to: "old")
    #expect(try folder.read("old/notes.txt") == "mine")
  }

  @Test func `is refused if its parent is missing or is no folder`() throws {
    try folder.write("", to: "file")
    #expect(
      throws: FileError.noParent(folder.path("none/reports"), parent: folder.path("none"))
    ) { try write(to: "none/reports") }
    #expect(throws: FileError.self) { try write(to: "file") }
    #expect(throws: FileError.self) { try write(to: "file/reports") }
    #expect(try folder.contents == ["file"])
  }

  @Test func `stays unchanged if a page cannot be written`() throws {
    try folder.write("", to: "old/README.md/in-the-way")
    #expect(throws: FileError.self) { try write(to: "old") }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path("old"))
    #expect(left == ["README.md"])
  }

  /// The last page finds a folder in its place when the first ones are there already.
  @Test func `has its old pages and no new folder if a later page cannot be written`() throws {
    let last = try #require(reports.pages.keys.max())
    try folder.write("mine", to: "old/README.md")
    let files = ReportFolder(folder.path("old"))
    #expect(throws: FileError.unwritable(folder.path("old"), SystemError(code: EISDIR))) {
      try files.write(["README.md": [1], "added/a.md": [2], last: [3]]) { place in
        // Nobody can foresee the folder's name, so it is made when the pages have been written.
        try folder.write("", to: "old/\(last)/in-the-way")
        return []
      }
    }
    #expect(try folder.read("old/README.md") == "mine")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path("old")).sorted()
    #expect(left == ["README.md", String(last.split(separator: "/")[0])])
  }

  @Test func `is refused by the command line, before the search`() throws {
    let cases: [(String, String)] = [
      ("/dev/null", "cannot write “/dev/null/README.md”: “/dev/null” is not a folder."),
      (
        "/none/reports",
        "cannot write “/none/reports”: there is no folder “/none”; create it first."
      ),
    ]
    for (path, words) in cases {
      let result = try Tool.run("verify", "--reports", path)
      #expect(result.status == 74)
      #expect(result.output == "")
      #expect(result.errors == "lifecycle: \(words)\n")
    }
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: committed + "/observed.md"),
      "a copy of the package may come without its reports"))
  func `receives the committed pages of a model, with or without pictures`() throws {
    let tool = try RunningTool(
      ["verify", "launch", "--reports", folder.path("reports")], environment: ["PATH": "/nowhere"])
    let result = try tool.wait()
    #expect(result.status == 0)
    #expect(result.errors.contains("(Debian package graphviz)"))
    let written = "\(folder.path("reports"))/launch"
    let names = try #require(FileManager.default.enumerator(atPath: written)).allObjects
      .compactMap { $0 as? String }
    #expect(names.contains("observed.md") && !names.contains { $0.hasSuffix(".svg") })
    for name in names where name.contains(".") {
      #expect(
        FileManager.default.contentsEqual(
          atPath: "\(written)/\(name)", andPath: "\(Self.committed)/\(name)"), "\(name)")
    }
  }

  /// The committed pages of the launch model.
  private static let committed = (1...4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
  .appending(path: "Reports/launch").path

  @Test func `receives no reports of a search that was cut short`() throws {
    let result = try Tool.run("verify", "--max-states", "10", "--reports", folder.path("reports"))
    #expect(result.status == 2)
    #expect(result.errors.contains("no report is written, because a search is incomplete."))
    #expect(try folder.contents == [])
  }
}

@Suite struct `The program dot` {
  @Test func `is not found in other folders`() {
    let cases: [String] = ["", "/nowhere", "relative:/dev", ":"]
    for path in cases {
      #expect(Graphviz(path: path) == nil)
    }
  }

  @Test func `is abandoned if it fails`() throws {
    let folder = try TemporaryFolder()
    try folder.write(program: "#!/bin/sh\nexec sleep 1000\n", to: "dot")
    let graphviz = try #require(Graphviz(path: folder.path))
    #expect(try !graphviz.draw("in", as: "out", timeout: .milliseconds(50)))
    try folder.write(program: "#!/bin/sh\nexit 1\n", to: "dot")
    #expect(try !graphviz.draw("in", as: "out"))
  }

  @Test func `is ended with all that it has started`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      program: "#!/bin/sh\nsleep 1000 &\necho $! >${0%/*}/process\nexit 0\n", to: "dot")
    let graphviz = try #require(Graphviz(path: folder.path))
    #expect(try graphviz.draw("in.dot", as: folder.path("out.svg")))
    let words = try folder.read("process").trimmingCharacters(in: .whitespacesAndNewlines)
    let process = try #require(pid_t(words))
    for _ in 0..<1_000 where kill(process, 0) == 0 && !isZombie(process) { usleep(10_000) }
    #expect(kill(process, 0) != 0 || isZombie(process))
  }

  private func isZombie(_ process: pid_t) -> Bool {
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return status.contains(") Z")
  }

  @Test func `receives the picture and the path of the result`() throws {
    let folder = try TemporaryFolder()
    try folder.write(program: "#!/bin/sh\necho \"$@\" > \"$4\"\n", to: "dot")
    let svg = folder.path("out.svg")
    let graphviz = try #require(Graphviz(path: folder.path))
    #expect(try graphviz.draw("in.dot", as: svg))
    #expect(try folder.read("out.svg") == "-Tsvg in.dot -o \(svg)\n")
  }
}
