import CommandLineTools
import Foundation
import SystemFiles
import Testing

@testable import LifecycleCommands

@Suite struct `The comparison of reports` {
  private let folder: ScratchFolder
  private let reports = ReportSet(
    pages: [
      "README.md": "# Verdicts\n", "lift/rules.md": "# Rules\n\na lift squeaks\n",
      "lift/observed.md": "# Lift\n", "lift/observed/I2.txt": "✗ I2\n",
      "lift/overview.dot": "digraph { a -> b }\n",
    ], pictures: [ReportSet.Picture(dot: "lift/overview.dot", svg: "lift/overview.svg")])

  init() throws {
    folder = try ScratchFolder(in: NSTemporaryDirectory(), named: "reports-tests-")
    try ReportFolder(folder.path).write(
      reports, console: Console(program: "reports", isQuiet: true))
    try write("<svg></svg>\n", to: "lift/overview.svg")
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(folder.path)/\(name)", atomically: true, encoding: .utf8)
  }

  private var differences: [String] {
    ReportComparison(folder: folder.path).differences(from: reports)
  }

  @Test func `finds no difference in new files`() { #expect(differences == []) }

  @Test func `finds one changed character, and shows the line`() throws {
    try write("# Rules\n\na lift creaks\n", to: "lift/rules.md")
    #expect(
      differences == [
        "lift/rules.md: committed “a lift creaks”, generated “a lift squeaks”"
      ])
  }

  @Test func `finds a missing line at the end`() throws {
    try write("# Lift\nmore\n", to: "lift/observed.md")
    #expect(differences == ["lift/observed.md: committed “more”, generated “nothing”"])
  }

  @Test func `finds missing files, extra files and broken pictures`() throws {
    try FileManager.default.removeItem(atPath: folder.path + "/lift/observed/I2.txt")
    try write("", to: "lift/observed/I9.txt")
    try write("<svg><g></svg>\n", to: "lift/overview.svg")
    #expect(
      differences == [
        "lift/observed/I2.txt: missing", "lift/overview.svg: not well-formed",
        "lift/observed/I9.txt: left over",
      ])
  }

  @Test func `ignores a page that was not generated because it is slow`() throws {
    for page in ["lift/mutants.md", "migration.md", "versions.md"] { try write("slow", to: page) }
    #expect(differences == [])
  }

  @Test func `updates everything on request`() throws {
    try write("nonsense", to: "README.md")
    try write("", to: "lift/observed/I9.txt")
    try ReportComparison(folder: folder.path).update(to: reports)
    #expect(differences == [])
  }
}
