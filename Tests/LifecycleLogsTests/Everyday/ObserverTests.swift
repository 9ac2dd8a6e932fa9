import LifecycleLogs
import Testing

@Suite struct `Methods with the names of an app delegate` {
  private static let scenes = """
    sceneWillEnterForeground(_:)
    %1
    sceneDidBecomeActive(_:)
    %2
    """

  private func verdict(_ first: String, _ second: String) throws -> Judgement.Verdict {
    let text = Self.scenes.replacing("%1", with: first).replacing("%2", with: second)
    return try Everyday.verdict(text)
  }

  @Test(arguments: [
    ("App Will Enter Foreground", "App Did Become Active"),
    ("appWillEnterForeground()", "appDidBecomeActive()"),
    ("-[Tracker applicationWillEnterForeground:]", "-[Tracker applicationDidBecomeActive:]"),
    // Calls by the app’s own scene delegate, which come too early for notifications.
    ("AppDelegate.applicationDidBecomeActive(_:)", "AppDelegate.applicationWillResignActive(_:)"),
    (
      "AppDelegate.applicationWillEnterForeground(_:)\nTracker.applicationWillEnterForeground(_:)",
      "Tracker.applicationDidBecomeActive(_:)\nAppDelegate.applicationDidBecomeActive(_:)"
    ),
  ])
  func `are observers in an app with scenes, or calls of its own`(first: String, second: String)
    throws
  {
    #expect(try verdict(first, second) == .accepted)
  }

  @Test func `need not be all that there are`() throws {
    let text = """
      -[SceneDelegate sceneDidBecomeActive:]
      -[Analytics applicationDidBecomeActive:]
      -[SceneDelegate sceneWillResignActive:]
      -[Analytics applicationWillResignActive:]
      -[SceneDelegate sceneDidEnterBackground:]
      """
    #expect(try Everyday.verdict(text) == .accepted)
  }

  @Test func `are what they say if a recorder uses the names of the models`() throws {
    #expect(try verdict("app.willEnterForeground", "app.didBecomeActive") == .rejected)
  }

  @Test func `excuse nothing that the scenes were sent`() throws {
    let scene = "sceneDidBecomeActive(_:) #main\n"
    let text = scene + scene + "appDidBecomeActive()"
    #expect(try Everyday.verdict(text) == .rejected)
  }

  @Test func `are observers beside a delegate, by the names of their types`() throws {
    let text = """
      AppDelegate.applicationDidBecomeActive(_:)
      Tracker.applicationDidBecomeActive(_:)
      AppDelegate.applicationWillResignActive(_:)
      Tracker.applicationWillResignActive(_:)
      """
    #expect(try Everyday.verdict(text) == .accepted)
    #expect(
      try Everyday.verdict(text.replacing("Tracker", with: "OtherDelegate")) == .rejected)
  }

  @Test(arguments: [
    "Shop[1:1] [org.example.shop:%] applicationDidBecomeActive",
    #"{"eventMessage":"applicationDidBecomeActive","category":"%"}"#,
  ])
  func `are observers beside a delegate, by the category of the unified log`(line: String) throws {
    let calls = ["AppDelegate", "Tracker"].map { line.replacing("%", with: $0) }
    #expect(try Everyday.verdict(calls.joined(separator: "\n")) == .accepted)
    #expect(try Everyday.verdict([calls[0], calls[0]].joined(separator: "\n")) == .rejected)
  }
}

@Suite struct `A recorder without launches` {
  @Test func `is told by a process that begins without one`() throws {
    let life =
      "applicationDidBecomeActive\napplicationWillResignActive\napplicationDidEnterBackground\n"
    #expect(try Everyday.verdict("new process\n" + life + "new process\n" + life) == .accepted)
  }

  @Test func `is told by a process that follows another`() throws {
    let second = "S[2:1] applicationDidBecomeActive"
    #expect(try Everyday.verdict("S[1:1] applicationDidEnterBackground\n" + second) == .accepted)
    // Two apps at the same time prove nothing, nor does a process that may have begun before.
    let both = "S[1:1] applicationDidEnterBackground\n\(second)\nS[1:1] applicationDidBecomeActive"
    #expect(try Everyday.verdict(both) == .rejected)
    let launch = "S[1:1] application:didFinishLaunchingWithOptions:\n"
    #expect(
      try Everyday.verdict(launch + "S[1:1] applicationDidBecomeActive\n" + second) == .rejected)
  }
}
