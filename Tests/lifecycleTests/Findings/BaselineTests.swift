import Testing

@testable import LifecycleCommands

@Suite struct `The baseline of findings` {
  private static let two = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(application: UIApplication) {}
      func applicationWillTerminat(_ application: UIApplication) {}
    }

    """
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.two, to: "App.swift")
  }

  private func run(_ options: String...) throws -> Tool.Result {
    let words = ["delegates", "App.swift", "--format", "xcode"]
    return try Tool.run(words + options, in: folder)
  }

  @Test func `accepts all findings once it is written`() throws {
    let result = try run("--write-baseline", "b.json")
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(result.errors == "b.json accepts 2 findings now.\n")
    let again = try run("--baseline", "b.json")
    #expect(again.status == 0)
    #expect(again.output == "")
    #expect(again.errors == "2 findings are accepted by b.json.\n")
  }

  @Test func `fits however a file is named`() throws {
    _ = try run("--write-baseline", "b.json")
    for path in ["./App.swift", folder.path("App.swift")] {
      let result = try Tool.run(["delegates", path, "--baseline", "b.json"], in: folder)
      #expect(result.status == 0, "\(path)")
      #expect(result.output.hasSuffix("2 findings are accepted by b.json.\n"), "\(path)")
    }
  }

  @Test func `is the same file each time`() throws {
    _ = try run("--write-baseline", "a.json")
    try folder.write("// moved\n\n" + Self.two, to: "App.swift")
    _ = try run("--write-baseline", "b.json")
    #expect(try folder.read("a.json") == folder.read("b.json"))
    #expect(try folder.contents == ["App.swift", "a.json", "b.json"])
  }

  @Test func `does not accept a new finding, which ends with status 1`() throws {
    _ = try run("--write-baseline", "b.json")
    let more = "func applicationDidEnterBackgrund(_ application: UIApplication) {}\n}"
    try folder.write(Self.two.replacing("{}\n}", with: "{}\n\(more)"), to: "App.swift")
    let result = try run("--baseline", "b.json", "--quiet")
    #expect(result.status == 1)
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.output.contains("applicationDidEnterBackgrund"))
  }

  @Test func `says what no longer occurs, and drops it on request`() throws {
    _ = try run("--write-baseline", "b.json")
    try folder.write(Self.two.replacing("Terminat(", with: "Terminate("), to: "App.swift")
    let words = [
      "1 finding is accepted by b.json.",
      "1 finding that is accepted by b.json no longer occurs:",
      "  App.swift: R20: AppDelegate.applicationWillTerminat(_:) is never called. UIKit "
        + "has no method of this name.",
    ]
    #expect(try run("--baseline", "b.json").errors == words.map { $0 + "\n" }.joined())
    let result = try run("--baseline", "b.json", "--write-baseline", "b.json")
    #expect(result.errors.hasSuffix("\nb.json accepts 1 finding now.\n"))
    #expect(try run("--baseline", "b.json").errors == "1 finding is accepted by b.json.\n")
  }

  @Test func `keeps what was not judged this time`() throws {
    try folder.write(Self.two.replacing("AppDelegate", with: "OtherDelegate"), to: "B/Other.swift")
    let both = ["delegates", "App.swift", "B/Other.swift", "--quiet"]
    #expect(try Tool.run(both + ["--write-baseline", "b.json"], in: folder).status == 0)
    let before = try folder.read("b.json")
    // One file of the two, then one that cannot be read.
    for paths in [["App.swift"], ["App.swift", "C/Other.swift"]] {
      let words = ["delegates"] + paths + ["--baseline", "b.json", "--format", "xcode"]
      #expect(!(try Tool.run(words, in: folder).errors.contains("no longer")))
    }
    _ = try run("--baseline", "b.json", "--write-baseline", "b.json")
    #expect(try folder.read("b.json") == before)
    // A folder stands for the files in it, and what was in it is gone.
    try folder.write("", to: "B/Other.swift")
    let words = ["delegates", "B", "--baseline", "b.json", "--format", "xcode"]
    let gone = try Tool.run(words, in: folder)
    #expect(gone.errors.contains("2 findings that are accepted by b.json no longer occur"))
  }

  @Test func `gains nothing while it shrinks`() throws {
    try folder.write(Self.two.replacing("Terminat(", with: "Terminate("), to: "App.swift")
    _ = try run("--write-baseline", "b.json")
    let before = try folder.read("b.json")
    try folder.write(Self.two, to: "App.swift")
    let result = try run("--baseline", "b.json", "--write-baseline", "b.json", "--quiet")
    #expect(result.status == 1)
    #expect(result.output.contains("applicationWillTerminat(_:)"))
    #expect(try folder.read("b.json") == before)
  }

  @Test func `is not written if a file could not be read`() throws {
    let words = ["delegates", "App.swift", "none.swift", "--write-baseline", "b.json"]
    let result = try Tool.run(words, in: folder)
    #expect(result.status == 74)
    #expect(result.errors.contains("no baseline is written, because not everything was read."))
    #expect(try folder.contents == ["App.swift"])
  }

  @Test func `is refused if it is missing, of another command, or no JSON`() throws {
    let missing = try run("--baseline", "none.json")
    #expect(missing.status == 74)
    #expect(
      missing.errors
        == "lifecycle: there is no baseline “none.json”; write one with --write-baseline none.json.\n"
    )
    _ = try run("--write-baseline", "b.json")
    let other = try Tool.run(["validate", "x.log", "--baseline", "b.json"], in: folder)
    #expect(other.status == 65)
    #expect(other.errors.contains("“b.json”: this is a baseline of “delegates”, not of “validate”"))
    try folder.write("{", to: "c.json")
    #expect(try run("--baseline", "c.json").errors.hasPrefix("lifecycle: “c.json”: the JSON ends"))
    #expect(try run("--write-baseline", "no/b.json").errors.contains("there is no folder “no”"))
  }

  @Test func `accepts rejected logs, which are not shown then`() throws {
    try folder.write("applicationDidBecomeActive\napplicationDidBecomeActive\n", to: "bad.log")
    try folder.write("applicationDidBecomeActive\n", to: "good.log")
    let baseline = folder.path("b.json")
    let words = ["validate", folder.path("bad.log"), folder.path("good.log")]
    _ = try Tool.run(words + ["--write-baseline", baseline])
    let result = try Tool.run(words + ["--baseline", baseline])
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("✓ \(folder.path("good.log")): accepted"))
    #expect(result.output.hasSuffix("\n1 finding is accepted by \(baseline).\n"))
    try folder.write("nothing of interest\n", to: "bad.log")
    #expect(try Tool.run(words + ["--baseline", baseline]).status == 2)
  }
}
