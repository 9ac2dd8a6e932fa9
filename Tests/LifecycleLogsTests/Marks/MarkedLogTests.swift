import LifecycleModels
import Testing

@testable import LifecycleLogs

@Suite struct `A mark in a log` {
  private static let marked = ["(home)", "app.willResignActive", "app.didEnterBackground"]

  @Test(arguments: [
    "(pressed Home)\napplicationWillResignActive\napplicationDidEnterBackground",
    "# Home\napplicationWillResignActive\napplicationDidEnterBackground",
    "// press home\napplicationWillResignActive\napplicationDidEnterBackground",
    """
    2026-05-01 10:11:12.345 MyApp[71:1f] (pressed Home)
    2026-05-01 10:11:12.445 MyApp[71:1f] -[AppDelegate applicationWillResignActive:]
    2026-05-01 10:11:12.545 MyApp[71:1f] -[AppDelegate applicationDidEnterBackground:]
    """,
    """
    2026-05-01 10:11:12.345 UITests-Runner[70:1f] # home
    2026-05-01 10:11:12.445 MyApp[71:1f] applicationWillResignActive
    2026-05-01 10:11:12.545 MyApp[71:1f] applicationDidEnterBackground
    """,
    #"["(pressed Home)", "applicationWillResignActive", "applicationDidEnterBackground"]"#,
    ##"{"callbacks": ["# home", "applicationWillResignActive", "applicationDidEnterBackground"]}"##,
    """
    {"mark":"home"}
    {"callback":"applicationWillResignActive"}
    {"callback":"applicationDidEnterBackground"}
    """,
    """
    {"message":"(pressed Home)"}
    {"message":"applicationWillResignActive"}
    {"message":"applicationDidEnterBackground"}
    """,
  ])
  func `is read in every format`(text: String) throws {
    let log = try Written.log(text)
    #expect(log.itemNames == Self.marked)
    #expect(CorpusJudges.app.judge(log).verdict == .accepted)
    let survey = LogSurvey(log)
    #expect(survey.markCount == 1)
    #expect(survey.marks.map(\.item.mark) == [Mark(.home)])
  }

  @Test func `has a position like every entry`() throws {
    let text = "applicationDidBecomeActive\n\n(pressed Home)\napplicationWillResignActive"
    let log = try Written.log(text)
    #expect(log.entries.map(\.position) == [1, 2, 3])
    #expect(log.entries.map(\.line) == [1, 3, 4])
  }

  @Test func `belongs to the process of the entry before it`() throws {
    let log = try Written.log(
      """
      {"callback":"applicationDidBecomeActive","pid":71}
      {"mark":"home","pid":9}
      {"callback":"applicationWillResignActive","pid":71}
      """)
    #expect(log.entries.map(\.process) == ["71", nil, "71"])
    #expect(CorpusJudges.app.judge(log).verdict == .accepted)
  }

  @Test func `is counted beyond those that are listed`() {
    var survey = LogSurvey(name: "many")
    for position in 1...1_000 {
      survey.read(.entry(LogEntry(position: position, text: "", item: .mark(Mark(.lock)))))
    }
    #expect(survey.markCount == 1_000)
    #expect(survey.marks.count == LogSurvey.maxMarks)
  }

  @Test func `takes no part in the measurement of times`() throws {
    let log = try Written.log(
      "10:00:00 applicationDidEnterBackground\n10:09:00 (unlocked)\n10:10:00 SIGKILL")
    let without = try Written.log("10:00:00 applicationDidEnterBackground\n10:10:00 SIGKILL")
    #expect(log.entries.count == 3)
    #expect(log.timing().processCount == without.timing().processCount)
  }
}

@Suite struct `A hostile mark` {
  @Test(arguments: ["(pressed Home", "pressed Home)", "((", "()", "(", "#", "//", "# ", "(Home))"])
  func `without its parentheses is no mark`(line: String) throws {
    let log = try Written.log(line + "\napplicationDidBecomeActive")
    #expect(log.itemNames == ["app.didBecomeActive"])
    #expect(log.skippedCount == 1)
  }

  @Test func `with unknown words stays a remark`() throws {
    #expect(
      try Written.reasons("(tea)\n(pressed Hmoe)\napplicationDidBecomeActive")
        == [.remark, .remark])
    #expect(
      try Written.reasons(#"{"mark":"tea"}"# + "\n" + #"{"callback":"didBecomeActive"}"#)
        == [.remark])
    #expect(try Written.reasons("# tea\napplicationDidBecomeActive") == [.noCallback])
  }

  @Test func `that is not text is malformed`() {
    #expect(
      Written.error(#"{"mark":3}"# + "\n" + #"{"callback":"didBecomeActive"}"#)
        == .wrongShape(
          place: "Line 1, key “mark”", found: "the number 3", expected: "text in quotation marks"))
  }

  @Test func `does not make a log of a file that names no callback`() {
    #expect(Written.error("# Home\n\nWelcome to my page.\n") != nil)
  }

  @Test func `may stand at both ends and twice in a row`() {
    #expect(verdict("(launch)", "didFinishLaunching", "didBecomeActive", "(home)") == .accepted)
    #expect(verdict("didBecomeActive", "(home)", "(home)") == .rejected)
    #expect(verdict("(lock)", "(lock)", "(unlock)") == .accepted)
    #expect(verdict("(force quit)", "(launch)", "didFinishLaunching") == .accepted)
  }

  private func verdict(_ lines: String...) -> Judgement.Verdict {
    CorpusJudges.oldApp.judge(log(lines)).verdict
  }
}
