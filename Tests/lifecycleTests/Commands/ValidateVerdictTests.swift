import CommandLineTools
import Foundation
import Testing

@testable import LifecycleCommands

@Suite struct `A rejected log on the command line` {
  private static let bounce = """
    applicationDidBecomeActive
    applicationDidEnterBackground
    applicationWillEnterForeground
    applicationDidBecomeActive

    """

  @Test func `is shown with the nearest legal log, and with what was possible and why`()
    throws
  {
    let result = try validate(Self.bounce)
    #expect(result.status == 1)
    #expect(result.output.contains("app.willResignActive would have\n    to come first."))
    #expect(result.output.contains("    Possible there: app.didFinishLaunching (F12 F17 F18 F21)"))
    #expect(
      result.output.contains(
        """
            Nearest legal log, 1 edit away:
                app.didBecomeActive
              + app.willResignActive
                app.didEnterBackground
                app.willEnterForeground
                app.didBecomeActive

        """))
  }

  @Test func `names the disputed point whose other decision would accept it`() throws {
    let input = "applicationDidFinishLaunching\napplicationDidEnterBackground\nperformFetch\n"
    let result = try validate(input, "--ios", "7")
    #expect(result.status == 1)
    #expect(result.output.contains("    Accepted by the app model, profile documented, iOS 7.\n"))
    #expect(
      result.output.contains(
        "    Accepted by the app model, profile observed, iOS 10 and later.\n"))
    #expect(
      result.output.contains(
        "    Accepted by the app model, profile observed, iOS 7, if one assumes "))
  }

  @Test func `is also judged with more scenes`() throws {
    let input = String(repeating: "sceneDidBecomeActive\n", count: 3)
    let result = try validate(input)
    #expect(result.status == 1)
    #expect(
      result.output.contains("Accepted by the scene model with 3 scenes, profile observed."))
  }

  @Test func `is judged beyond malformed lines, which are reported`() throws {
    let input = """
      {"callback":"app.didBecomeActive"}
      {"callback":"app.didBecomeActiv"}
      {"callback":"app.willResignActive"}
      {"callback":"app.willResignActive"}

      """
    let result = try validate(input)
    #expect(result.status == 65)
    #expect(result.output.hasPrefix("✗ log: rejected (app, profile observed)\n"))
    #expect(result.output.contains("    1 malformed entry was not judged.\n"))
    #expect(
      result.errors.contains(
        "Line 2: no callback is called “app.didBecomeActiv”. Did you mean “app.didBecomeActive”?"))
  }
}

@Suite struct `An accepted log on the command line` {
  private static let twoLives = """
    applicationDidBecomeActive
    applicationWillResignActive
    applicationDidEnterBackground
    application(_:didFinishLaunchingWithOptions:)
    applicationDidBecomeActive

    """

  @Test func `says what it proves`() throws {
    let result = try validate(Self.twoLives)
    #expect(result.status == 0)
    #expect(
      result.output.hasSuffix(
        """
            An ordinary life cycle explains every entry. It shows that the process ended without a
            callback: by a purge of the suspended app or the user, who swiped it away (F7, F79, F90,
            F82, F84), before position 4.

        """))
  }

  @Test func `has a life that can be replayed`() throws {
    let result = try validate(Self.twoLives, "--life")
    #expect(result.output.contains("app.didEnterBackground   → background"))
    #expect(result.output.contains("← entry 4\n"))
    let line = try #require(
      result.output.split(separator: "\n").first { $0.hasPrefix("    lifecycle replay ") })
    let again = try Tool.run(line.split(separator: " ").dropFirst().map(String.init))
    #expect(again.status == 0)
  }

  @Test func `counts towards the coverage of the model`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.twoLives, to: "two")
    try folder.write("applicationWillResignActive\napplicationWillResignActive\n", to: "wrong")
    let paths = [folder.path("two"), folder.path("wrong")]
    let text = try Tool.run(["validate", "--coverage"] + paths).output
    #expect(
      text.contains(
        "Coverage of app, profile observed, by 1 log (without 1 that are rejected, empty or too long"
      ))
    let line = try #require(
      text.split(separator: "\n").first { $0.hasPrefix("    app.didBecomeActive  ") })
    #expect(
      line.split(separator: " ") == [
        "app.didBecomeActive", "2", "0", "1", "system", "delivery", "F13", "F26",
      ])
    let output = try Tool.run(["validate", "--coverage", "--format", "json"] + paths).output
    let coverage = try #require(try JSON(output).object?["coverage"]?.list?.first)
    let missing = try #require(coverage["missing"]?.list).compactMap(\.string)
    #expect(missing.contains("app.willTerminate"))
    #expect(!missing.contains("purge"))
  }

  @Test func `may break a time limit, which can be changed`() throws {
    let input = #"{"callback":"app.didEnterBackground","duration":7.5,"time":1780000000}"# + "\n"
    let slow = try validate(input)
    #expect(slow.status == 1)
    #expect(slow.output.contains("✓ log: accepted"))
    #expect(slow.output.contains("    Too slow: "))
    #expect(
      try validate(input, "--limit", "didEnterBackground=8").status == 0)
    let wrong = try validate(input, "--limit", "didEnterBackgroun=8")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("Did you mean “didEnterBackground”?"))
  }

  @Test func `may be too long to be kept in memory`() throws {
    let visit = """
      applicationWillEnterForeground
      applicationDidBecomeActive
      applicationWillResignActive
      applicationDidEnterBackground

      """
    let long = String(repeating: visit, count: 5_001)
    let result = try validate(long + Self.launch, "--life")
    #expect(result.status == 0)
    #expect(
      result.errors.contains("no trace is shown for a log that is empty or has more than 1,000"))
    #expect(result.output.contains("before position 20005."))
  }

  private static let launch = "application(_:didFinishLaunchingWithOptions:)\n"
}
