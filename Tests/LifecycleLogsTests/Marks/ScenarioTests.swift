import Foundation
import LifecycleModels
import Testing

@testable import LifecycleLogs

@Suite struct `A scenario` {
  @Test(arguments: [
    ("cold launch", ["launch"]),
    ("Home and return", ["home", "return"]),
    ("user presses Home and returns", ["home", "return"]),
    ("launch, then Home", ["launch", "home"]),
    ("incoming call, user declines", ["call", "decline call"]),
    ("incoming call, user takes it", ["call", "answer call"]),
    ("open custom URL, app not loaded", ["open by url while not running"]),
    ("open from URL scheme, app in background", ["open by url while in background"]),
    ("cold launch from icon (not loaded)", ["launch while not running"]),
    ("double-click Home (switcher) then return to the app", ["switcher", "return"]),
    ("app in background, user taps notification", ["open by notification while in background"]),
    ("background fetch, app not loaded", ["arrival by background fetch while not running"]),
    ("lock, unlock", ["lock", "unlock"]),
    ("launch → Home → return", ["launch", "home", "return"]),
    ("pull Control Centre, dismiss it", ["interruption", "dismiss it"]),
  ])
  func `of known phrases is read as marks`(text: String, names: [String]) {
    #expect(Scenario(text)?.marks.map(\.name) == names)
  }

  @Test(arguments: [
    "", ",", "()", "launch (cause unknown)", "termination of any app", "user force quits",
    "launch, swipe up half way, swipe up completely", "kill from background", "states table",
    "app opens a URL", "app in background", "Home with a task begun earlier",
    "switcher / Home", "system terminates the app for memory",
  ])
  func `that is not understood as a whole is not read`(text: String) {
    #expect(Scenario(text) == nil)
  }

  @Test func `says how the log begins`() {
    let judgement = judge("cold launch", ["didFinishLaunching", "willEnterForeground"])
    #expect(judgement.verdict == .rejected)
    #expect(judgement.position == 2)
    #expect(
      judgement.explanation.contains("The scenario “cold launch” says (launch), which leads to"),
      "\(judgement.explanation)")
    #expect(judge(nil, ["didFinishLaunching", "willEnterForeground"]).verdict == .accepted)
  }

  @Test func `may be about a part of a log that begins with a launch`() {
    let callbacks = ["didFinishLaunching", "didBecomeActive", "willResignActive"]
    #expect(judge("press Home", callbacks).verdict == .accepted)
    #expect(judge("press Home", ["willEnterForeground"]).verdict == .rejected)
  }

  @Test func `says in which order things happen, and a log may end before the last`() {
    let call = "incoming call, user declines"
    #expect(judge(call, ["willResignActive", "didBecomeActive"]).verdict == .accepted)
    #expect(judge(call, ["willResignActive"]).verdict == .accepted)
    let judgement = judge(call, ["willResignActive", "didEnterBackground"])
    #expect(judgement.verdict == .rejected)
    #expect(judgement.callback == "(decline call)")
    #expect(judgement.explanation.contains("it can have happened nowhere"))
  }

  @Test func `of a claim says that nothing else comes`() {
    #expect(judge("cold launch by URL", ["didFinishLaunching"]).verdict == .accepted)
    let claim = judge("cold launch by URL", ["didFinishLaunching"], isClaim: true)
    #expect(claim.verdict == .rejected)
    #expect(claim.explanation.hasPrefix("The log is a claim"), "\(claim.explanation)")
    let whole = judge("cold launch", ["didFinishLaunching", "didBecomeActive"], isClaim: true)
    #expect(whole.verdict == .accepted)
  }

  @Test func `can be left aside`() {
    let log = log(scenario: "cold launch", ["didFinishLaunching", "willEnterForeground"])
    #expect(
      CorpusJudges.app.judge(LogSurvey(log).withoutScenario) { log.entries.forEach($0) }.verdict
        == .accepted)
    // Of an old system, which is quick to explore with each disputed point decided otherwise.
    var examiner = LogExaminer(profile: .observed, systems: .only(8))
    let alternatives = examiner.examine(log).alternatives
    #expect(alternatives.map(\.ignoresScenario).contains(true))
  }

  @Test func `comes with the heading of JSON lines`() throws {
    let log = try Written.log(
      #"{"api":"app","scenario":"cold launch"}"# + "\n"
        + #"{"callback":"didFinishLaunching"}"# + "\n" + #"{"callback":"willEnterForeground"}"#)
    #expect(log.scenario == "cold launch")
    #expect(CorpusJudges.app.judge(log).verdict == .rejected)
  }

  @Test func `is not read for a log of several apps`() {
    let lines = ["didBecomeActive @1", "didBecomeActive @2", "willResignActive @1"]
    #expect(LogSurvey(log(scenario: "cold launch", lines)).scenario == nil)
  }

  private func judge(
    _ scenario: String?, _ lines: [String], isClaim: Bool = false
  ) -> Judgement {
    CorpusJudges.app.judge(log(scenario: scenario, lines, isClaim: isClaim))
  }

  private func log(scenario: String?, _ lines: [String], isClaim: Bool = false) -> RecordedLog {
    let plain = LifecycleLogsTests.log(lines)
    return RecordedLog(name: "test", scenario: scenario, isClaim: isClaim, entries: plain.entries)
  }
}

@Suite struct `The scenarios of the recorded logs` {
  /// What is read of each scenario that is understood.
  private static let table: [(id: String, marks: String)] = RecordedCorpus.files.compactMap {
    file in
    LogSurvey(file.log).scenario.map { scenario in
      (file.id, scenario.marks.map(\.name).joined(separator: "; "))
    }
  }

  @Test func `are read like this`() throws {
    let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Recorded/scenarios.txt")
    let rows = RecordedCorpus.files.map { file in
      let read = Self.table.first { $0.id == file.id }?.marks ?? "(not read)"
      return "\(file.id): \(file.header.scenario)\n    \(read)\n"
    }
    let text = rows.joined()
    if ProcessInfo.processInfo.environment["UPDATE_REPORTS"] == "1" {
      try text.write(to: place, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: place, encoding: .utf8) == text,
      "UPDATE_REPORTS=1 swift test --filter Scenario writes it")
  }

  @Test func `refute no log that a device was observed to write`() {
    let observed = RecordedCorpus.files.filter { $0.verdict == "observed" }
    for (file, judgement) in CorpusJudges.judged(observed)
    where judgement.verdict == .rejected && LogSurvey(file.log).scenario != nil {
      let checker = CorpusJudges.judge(
        RecordedLog(
          name: file.id, lifeCycle: file.log.lifeCycle, alphabet: file.log.alphabet,
          entries: file.log.entries))
      #expect(checker.verdict == .rejected, "\(file.id) is rejected because of its scenario")
    }
  }

  /// From iOS 18 on the user can open a locked app and not unlock it, which looks like a background
  /// launch that enters the background; the claims are older.
  @Test func `refute at least nine of ten wrong claims that have one, before iOS 18`() {
    var examiner = LogExaminer(
      profile: .observed, systems: .only(17), findsAlternatives: false)
    let wrong = RecordedCorpus.files.filter {
      $0.verdict == "wrong" && LogSurvey($0.log).scenario != nil
    }
    let refuted = wrong.filter { examiner.examine($0.log).verdict == .rejected }
    #expect(wrong.count >= 9)
    #expect(10 * refuted.count >= 9 * wrong.count, "\(refuted.map(\.id))")
  }
}
