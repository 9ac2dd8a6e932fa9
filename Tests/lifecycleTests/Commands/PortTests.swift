import Foundation
import Testing

@Suite struct `The port command` {
  private static let notes = """
    import FirebaseCore
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
      @IBOutlet weak var label: UILabel!
    }

    """

  /// The delegate that the build-tool plugin compiles in this package.
  private static func example() throws -> String {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return try String(
      contentsOf: tests.appending(path: "PortedApp/Original/AppDelegate.swift"), encoding: .utf8)
  }

  @Test func `prints one file, and what Linux may not have`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.notes, to: "A.swift")
    let result = try Tool.run(["port", "A.swift"], in: folder)
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "/* Made by lifecycle port. Change the original. */ ")
    #expect(lines[1].hasSuffix("/A.swift\", line: 1)"))
    #expect(lines[2] == "import FirebaseCore")
    #expect(lines[5].hasPrefix("@main "))
    #expect(
      lines.count == 2 + Self.notes.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(result.errors.contains("Modules that Linux may not have: FirebaseCore."))
  }

  @Test func `writes files and those of folders, and counts what it has done, as documented`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.example(), to: "Notes/AppDelegate.swift")
    let words = [
      "port", "Notes/AppDelegate.swift", "--without", "AppMetrics", "--output", "Ported",
    ]
    let result = try Tool.run(words, in: folder)
    #expect(result.status == 0)
    #expect(try folder.read("Ported/AppDelegate.ported.swift").contains("Selector(\"save\", "))
    let article = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/LifecycleUIKit/Documentation.docc/SourceOnLinux.md")
    let shown = "$ lifecycle \(words.joined(separator: " "))\n\(result.output)"
    #expect(try String(contentsOf: article, encoding: .utf8).contains(shown), "\(shown)")
    try folder.write(Self.notes, to: "Sources/App/A.swift")
    try folder.write(Self.notes, to: "Sources/Pods/B.swift")
    try folder.write("not Swift", to: "Sources/App/Info.plist")
    #expect(try Tool.run(["port", "Sources", "--output", "All"], in: folder).status == 0)
    #expect(try TemporaryFolder.names(in: folder.path("All")) == ["App/A.ported.swift"])
  }

  @Test func `can be run again, and skips what it wrote itself`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.notes, to: "A.swift")
    for _ in 1...2 {
      #expect(try Tool.run(["port", ".", "--output", "Ported"], in: folder).status == 0)
    }
    #expect(try folder.contents == ["A.swift", "Ported"])
    #expect(try TemporaryFolder.names(in: folder.path("Ported")) == ["A.ported.swift"])
    let result = try Tool.run(["port", "Ported/A.ported.swift"], in: folder)
    #expect(result.status == 65)
    #expect(result.errors.contains("was written by lifecycle port; name the original."))
  }

  @Test func `replaces nothing that it did not write, and then writes nothing`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.notes, to: "A.swift")
    try folder.write(Self.notes, to: "B.swift")
    try folder.write("mine", to: "Ported/B.ported.swift")
    let result = try Tool.run(["port", "A.swift", "B.swift", "--output", "Ported"], in: folder)
    #expect(result.status == 74)
    #expect(result.errors.contains("exists, but lifecycle port did not write it"))
    #expect(try TemporaryFolder.names(in: folder.path("Ported")) == ["B.ported.swift"])
    #expect(try folder.read("Ported/B.ported.swift") == "mine")
  }

  @Test func `follows no link in its folder`() throws {
    for link in ["Ported/A.ported.swift", "Ported/Sub"] {
      let folder = try TemporaryFolder()
      try folder.write(Self.notes, to: "App/A.swift")
      try folder.write(Self.notes, to: "App/Sub/B.swift")
      let mark = "/* Made by lifecycle port. Change the original. */"
      try folder.write(mark, to: "Other/A.ported.swift")
      try folder.write("mine", to: "Ported/mine")
      let isFile = link.hasSuffix(".swift")
      symlink(isFile ? "../Other/A.ported.swift" : "../Other", folder.path(link))
      let result = try Tool.run(["port", "App", "--output", "Ported"], in: folder)
      #expect(result.status == 74)
      #expect(result.errors.contains("“\(link)”: it is a symbolic link"), "\(result.errors)")
      #expect(try folder.read("Other/A.ported.swift") == mark)
      #expect(try TemporaryFolder.names(in: folder.path("Other")) == ["A.ported.swift"])
    }
  }

  @Test func `leaves out what it cannot read in a folder, says so, and rewrites the rest`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.notes, to: "App/A.swift")
    try folder.write([0x2F, 0x2F, 0xE9, 0x0A], to: "App/Latin.swift")
    mkfifo(folder.path("App/Pipe.swift"), 0o600)
    var name = Array(folder.path("App/Name").utf8CString.dropLast()) + [-1]
    name += Array(".swift".utf8CString)
    close(open(name, O_CREAT | O_WRONLY, 0o600))
    let result = try Tool.run(["port", "App", "--output", "Ported"], in: folder)
    #expect(result.status == 65)
    #expect(try TemporaryFolder.names(in: folder.path("Ported")) == ["A.ported.swift"])
    for reason in [
      "Latin.swift” is left out: the bytes from offset 2 are not UTF-8.",
      "Pipe.swift” is left out: it is not an ordinary file.", "its name is not UTF-8; rename it.",
    ] {
      #expect(result.errors.contains(reason), "\(result.errors)")
    }
  }

  @Test func `names the copies whose sources are gone`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.notes, to: "App/A.swift")
    try folder.write(Self.notes, to: "App/B.swift")
    #expect(try Tool.run(["port", "App", "--output", "Ported"], in: folder).errors == "")
    unlink(folder.path("App/B.swift"))
    let result = try Tool.run(["port", "App", "--output", "Ported"], in: folder)
    #expect(result.errors.contains("the source of “Ported/B.ported.swift”, “"))
    #expect(result.errors.contains("/App/B.swift”, is gone; remove the copy."))
  }

  @Test func `ends with 1 where something cannot compile, and names the place`() throws {
    let folder = try TemporaryFolder()
    try folder.write("@objc protocol P {\n  @objc optional func f()\n}\n", to: "P.swift")
    let result = try Tool.run(["port", "P.swift", "--output", "Ported"], in: folder)
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix("P.swift: 2 attributes\n  error P.swift:2:9\n    optional: only"))
    let json = try Tool.run(
      ["port", "P.swift", "--output", "Ported", "--format", "json"], in: folder)
    let file = try #require(try JSON(json.output)["files"]?.list?.first)
    #expect(file["remarks"]?.list?.first?["line"]?.number == 2)
  }

  @Test(arguments: [
    (["port"], 64, "needs PATH"),
    (["port", "A.swift", "A.swift"], 64, "is named twice"),
    (["port", "A.swift", "--format", "json"], 64, "--output"),
    (["port", "A.m"], 65, "only Swift can be rewritten"),
    (["port", "None.swift"], 74, "cannot read"),
    (["port", "Empty"], 65, "there is no Swift file in"),
    (["port", "A.swift", "Sub/A.swift", "--output", "Ported"], 64, "would both become"),
    (["port", "A.swift", "Sub/B.swift"], 64, "name it with --output DIR"),
    (["port", "A.swift", "--output", "A.swift"], 74, "it is not a folder"),
    (["port", "A.swift", "--output", "no/such/folder"], 74, "there is no folder"),
    (["port", "Latin.swift"], 65, "are not UTF-8"),
  ])
  func `explains wrong input`(words: [String], status: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    for name in ["A.swift", "Sub/A.swift", "Sub/B.swift", "A.m", "Empty/a.txt"] {
      try folder.write(Self.notes, to: name)
    }
    try folder.write([0x2F, 0x2F, 0xE9, 0x0A], to: "Latin.swift")
    let result = try Tool.run(words, in: folder)
    #expect(result.status == status)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}

extension TemporaryFolder {
  /// The files in a folder and its subfolders, in alphabetical order.
  fileprivate static func names(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }
}
