import Foundation
import Reporting
import Testing

@testable import LifecycleCommands

@Suite struct `The forms of findings` {
  private static let misspelt = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      /* é */ func applicationWillTerminat(_ application: UIApplication) {}
    }

    """

  @Test func `show a misspelt callback to Xcode by its whole path`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.misspelt, to: "App.swift")
    let result = try Tool.run("delegates", folder.path("App.swift"), "--format", "xcode")
    #expect(result.status == 1)
    #expect(
      result.output == """
        \(folder.path("App.swift")):2:16: error: AppDelegate.applicationWillTerminat(_:) is never \
        called. UIKit has no method of this name. [R20]

        """)
  }

  @Test func `have no file for standard input, and say the line in words`() throws {
    let words = ["delegates", "-", "--format", "github"]
    #expect(
      try Tool.run(words, input: Self.misspelt).output == """
        ::error title=R20%3A Methods of delegates are spelt as UIKit calls them.::AppDelegate.\
        applicationWillTerminat(_:) is never called. UIKit has no method of this name.%0ALine 2, \
        column 17.%0AWrite:%0Afunc applicationWillTerminate(_ application: UIApplication)

        """)
  }

  @Test func `take paths from the folder in which the command runs`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.misspelt, to: "My App/A.swift")
    for path in ["My App/A.swift", "./My App/A.swift", folder.path("My App/A.swift")] {
      let words = ["delegates", path, "--format", "sarif"]
      let log = try JSON(try Tool.run(words, in: folder).output)
      let result = try #require(log["runs"]?.list?.first?["results"]?.list?.first)
      let place = result["locations"]?.list?.first?["physicalLocation"]
      #expect(place?["artifactLocation"]?["uri"]?.string == "My%20App/A.swift", "\(path)")
      #expect(place?["region"]?["startColumn"]?.number == 16)
    }
  }

  @Test func `say which files were not judged`() throws {
    let folder = try TemporaryFolder()
    try folder.write([0x63, 0xFF], to: "bad.swift")
    let path = folder.path("bad.swift")
    let result = try Tool.run("delegates", path, "--format", "junit")
    #expect(result.status == 65)
    #expect(result.output.contains("tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"1\" "))
    #expect(result.output.contains("the bytes from offset 1 are not UTF-8, so this is not Swift."))
  }

  @Test func `name the line of a rejected log and of a malformed entry`() throws {
    let folder = try TemporaryFolder()
    let log = "applicationDidBecomeActive\napplicationDidBecomeActive\n"
    try folder.write(log, to: "a.log")
    try folder.write(
      "{\"callback\":\"applicationDidBecomeActive\"}\n{\"callback\":3}\n", to: "b.log")
    let paths = [folder.path("a.log"), folder.path("b.log")]
    let result = try Tool.run(["validate", "--format", "xcode"] + paths)
    #expect(result.status == 65)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("/a.log:2: error: app.didBecomeActive at position 2 (line 2): "))
    #expect(lines[0].hasSuffix(" [log-rejected]"))
    #expect(lines[1].contains("/b.log:2: error: "))
    #expect(lines[1].hasSuffix(" [log-malformed]"))
  }

  @Test func `skip what a limit leaves undecided`() throws {
    let words = ["verify", "launch", "--max-states", "100", "--format", "junit", "--quiet"]
    let result = try Tool.run(words)
    #expect(result.status == 2)
    #expect(
      result.output.contains("<testsuite name=\"lifecycle verify\" package=\"lifecycle\" id=\"0\" ")
    )
    #expect(result.output.contains(" tests=\"249\" failures=\"0\""))
    #expect(result.output.contains("<skipped message=\"undecided, stopped by the limit of 100 "))
  }

  @Test func `report a verdict that is not the expected one`() {
    let property = PropertyReport(
      id: "I1", statement: "it is so", kind: "invariant", expected: .holds, verdict: .violated,
      sources: [SourceReport(label: "F1", statement: "It is.")], hasWitness: true)
    let report = FindingReport([
      ModelReport(
        model: "app", profile: "observed", states: 1, transitions: 0, depth: 0, stoppedBy: nil,
        properties: [property], rulesNeverFired: [])
    ])
    #expect(
      FindingForm.github.text(of: report, in: nil) == """
        ::error title=I1%3A it is so::app, profile observed: “it is so”: VIOLATED, but was expected \
        to hold.%0A✗ I1: it is so%0A  invariant (app, profile observed): VIOLATED, but was expected \
        to hold%0A    F1    It is.

        """)
    #expect(report.subjects == ["app, profile observed: I1"])
  }
}
