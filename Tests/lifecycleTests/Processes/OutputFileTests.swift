import Foundation
import Testing

@Suite struct `An output file` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func list(to path: String) throws -> Tool.Result {
    try Tool.run("list", "--output", path)
  }

  @Test func `receives the result and leaves no other file behind`() throws {
    let result = try list(to: folder.path("out"))
    #expect(result.status == 0)
    #expect(result.output == "" && result.errors == "")
    #expect(try folder.read("out") == (try Tool.run("list").output))
    #expect(try folder.contents == ["out"])
  }

  @Test func `destroys no file of others with the name of a temporary one`() throws {
    // The number of the next process is likely to be one of these.
    let names = (0..<400).map { ".lifecycle-\(Int(getpid()) + $0).tmp" }
    for name in names { try folder.write("mine", to: name) }
    #expect(try list(to: folder.path("out")).status == 0)
    for name in names { #expect(try folder.read(name) == "mine") }
  }

  @Test func `replaces what was there, and keeps its permissions`() throws {
    try folder.write("old", to: "out")
    chmod(folder.path("out"), 0o640)
    #expect(try list(to: folder.path("out")).status == 0)
    #expect(try folder.read("out").hasPrefix("app: "))
    var information = stat()
    stat(folder.path("out"), &information)
    #expect(information.st_mode & 0o777 == 0o640)
  }

  @Test func `that is a link stays a link`() throws {
    try folder.write("old", to: "real")
    symlink("real", folder.path("link"))
    #expect(try list(to: folder.path("link")).status == 0)
    #expect(try folder.read("real").hasPrefix("app: "))
    #expect(try folder.contents == ["link", "real"])
    var information = stat()
    lstat(folder.path("link"), &information)
    #expect(information.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func `is standard output if it is named by a hyphen`() throws {
    #expect(try list(to: "-").output == (try Tool.run("list").output))
  }

  @Test func `that is a device is written in place`() throws {
    #expect(try list(to: "/dev/null").status == 0)
    var information = stat()
    stat("/dev/null", &information)
    #expect(information.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func `that cannot be created is a file error`() throws {
    let cases: [(String, String)] = [
      ("none/out", "none”; create it first."), ("file/out", "file” is not a folder."),
      ("", "”: it is a folder; give a file in it."),
    ]
    for (name, reason) in cases {
      try folder.write("", to: "file")
      let result = try list(to: folder.path(name))
      #expect(result.status == 74)
      #expect(result.output == "")
      #expect(result.errors.hasPrefix("lifecycle: cannot write “\(folder.path)"))
      #expect(result.errors.hasSuffix(reason + "\n"))
      #expect(try folder.contents == ["file"])
    }
  }

  @Test func `whose name the system refuses is a file error`() throws {
    let path = folder.path(String(repeating: "x", count: 300))
    let result = try list(to: path)
    #expect(result.status == 74)
    #expect(result.errors.hasPrefix("lifecycle: cannot write “\(folder.path)"))
    #expect(result.errors.hasSuffix("”: File name too long.\n"))
    #expect(try folder.contents == [])
  }

  @Test func `that is a link to itself is a file error`() throws {
    symlink("loop", folder.path("loop"))
    let result = try list(to: folder.path("loop/out"))
    #expect(result.status == 74)
    #expect(result.errors.hasPrefix("lifecycle: cannot write “\(folder.path("loop/out"))”: "))
    #expect(try folder.contents == ["loop"])
  }

  @Test func `is refused before the search`() throws {
    let result = try Tool.run(
      "walk", "app", "--walks", "1000000000", "--output", folder.path("none/out"))
    #expect(result.status == 74)
  }

  @Test func `stays unchanged if the command fails`() throws {
    try folder.write("old", to: "out")
    let words = ["replay", "app", "--actions", "home", "--output", folder.path("out")]
    #expect(try Tool.run(words).status == 65)
    #expect(try folder.read("out") == "old")
    #expect(try folder.contents == ["out"])
  }

  @Test func `is never one of the files that are read`() throws {
    try folder.write("launch", to: "trace.json")
    try folder.write("class AppDelegate {}", to: "App/AppDelegate.swift")
    try folder.write("[]", to: "log.json")
    symlink("log.json", folder.path("link"))
    link(folder.path("log.json"), folder.path("copy"))
    let cases: [([String], String)] = [
      (["replay", "app", "--trace", "trace.json"], "trace.json"),
      (["validate", "log.json"], "log.json"), (["validate", "log.json"], "link"),
      (["validate", "link"], "log.json"), (["validate", "log.json"], "copy"),
      (["validate", "--coverage", "log.json"], "log.json"),
      (["delegates", "App"], "App/AppDelegate.swift"),
      (["delegates", "App/AppDelegate.swift"], "App/AppDelegate.swift"),
      (["audit", "App"], "App/AppDelegate.swift"),
      (["drive", "trace.json"], "trace.json"),
      (["drive", "/bin/sh", "trace.json"], "trace.json"),
      (["drive", "/bin/sh", "--lives", "trace.json"], "trace.json"),
      (["delegates", "App", "--settings", "log.json"], "log.json"),
    ]
    let before = try contents()
    for (words, target) in cases {
      let output = ["--output", target]
      let result = try Tool.run(
        [words[0]] + output + words.dropFirst(), in: folder)
      #expect(result.status == 74, "\(words) \(result)")
      #expect(
        result.errors.hasPrefix("lifecycle: cannot write “\(target)”: the command reads it"),
        "\(words) \(result)")
      let after = try contents()
      #expect(after == before)
    }
  }

  @Test func `is never a file that is read by default, or found in a folder`() throws {
    try folder.write("{}", to: ".lifecycle.json")
    try folder.write("{}", to: "s.json")
    try folder.write("class AppDelegate: UIResponder, UIApplicationDelegate {}", to: "A.swift")
    try folder.write(Self.coverage, to: "lived/a.json")
    try folder.write("launch", to: "logs/a.log")
    symlink("lived/a.json", folder.path("link"))
    let before = try folder.snapshot()
    let cases = [
      "delegates A.swift --write-baseline .lifecycle.json",
      "delegates A.swift --output .lifecycle.json", "delegates A.swift --output ./.lifecycle.json",
      "delegates A.swift --settings s.json --write-baseline s.json",
      "delegates A.swift --settings s.json --output s.json",
      "coverage lived --merged lived/a.json", "coverage lived --merged link",
      "coverage lived --output lived/a.json", "explain logs --output logs/a.log",
    ]
    for line in cases {
      let result = try Tool.run(line.split(separator: " ").map(String.init), in: folder)
      #expect(result.status == 74, "\(line): \(result)")
      #expect(result.errors.contains("the command reads it"), "\(line): \(result)")
      #expect(try folder.snapshot() == before, "\(line)")
    }
  }

  @Test func `may be the report of an earlier run, below the folder that is read`() throws {
    try folder.write("class AppDelegate: UIResponder, UIApplicationDelegate {}", to: "App/A.swift")
    let line = "delegates App --format junit --output App/findings.xml"
    for _ in 1...2 {
      let result = try Tool.run(line.split(separator: " ").map(String.init), in: folder)
      #expect(result.status != 74, "\(result)")
    }
  }

  @Test(arguments: [
    "coverage lived --merged m --output m", "coverage lived --merged m --output ./m",
    "delegates A.swift --write-baseline m --output lived/../m",
  ])
  func `is never another result of the same command`(line: String) throws {
    try folder.write("class AppDelegate: UIResponder, UIApplicationDelegate {}", to: "A.swift")
    try folder.write(Self.coverage, to: "lived/a.json")
    let result = try Tool.run(line.split(separator: " ").map(String.init), in: folder)
    #expect(result.status == 64)
    #expect(result.errors.contains("“m” is already the file of --output; name another file."))
    #expect(try folder.contents == ["A.swift", "lived"])
  }

  @Test func `may be the baseline that is read`() throws {
    try folder.write("class AppDelegate: UIResponder, UIApplicationDelegate {}", to: "A.swift")
    let words = ["delegates", "A.swift", "--write-baseline", "b.json"]
    #expect(try Tool.run(words, in: folder).status == 0)
    #expect(try Tool.run(words + ["--baseline", "b.json"], in: folder).status == 0)
  }

  private static let coverage = """
    {"lifecycleCoverage": 1, "model": "app", "profile": "observed", "size": null, "checks": 1,
     "lives": 3, "steps": 20, "rules": {"launch": 2}, "callbacks": {}, "states": {"active": 2}}
    """

  private func contents() throws -> [String] {
    try ["trace.json", "App/AppDelegate.swift", "log.json"].map(folder.read) + folder.contents
  }
}

extension TemporaryFolder {
  /// The files in the folder and its subfolders, each with its content.
  fileprivate func snapshot() throws -> [String: String] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: path)
      .filter { [".json", ".swift", ".log"].contains(where: $0.hasSuffix) }
    return Dictionary(uniqueKeysWithValues: try files.map { ($0, try read($0)) })
  }
}
