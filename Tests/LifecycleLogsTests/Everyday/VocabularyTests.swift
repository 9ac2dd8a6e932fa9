import Reporting
import Testing

@testable import LifecycleLogs

@Suite struct `A vocabulary` {
  private static func vocabulary(_ text: String) throws -> LogVocabulary {
    try LogVocabulary(Array(text.utf8))
  }

  @Test func `gives a foreign log its meaning`() throws {
    let vocabulary = try Self.vocabulary(
      """
      {"names": {"onSuspend": "app.didEnterBackground", "onAppTerminate": "app.willTerminate",
       "TSLocationManager init": "new process", "onResume": "ignore", "stop": ""}}
      """)
    let log = try Everyday.read("vendor-location-sdk", vocabulary)
    #expect(
      log.entries.map(\.item.name) == ["app.didEnterBackground", "app.willTerminate", "proc.start"])
    #expect(Everyday.judge(log).verdict == .accepted)
  }

  @Test func `is offered for a log without any known name`() throws {
    let error = #expect(throws: LogError.self) { try Everyday.read("vendor-location-sdk") }
    guard case .noCallback(15, _, let offer?)? = error else { return #expect(Bool(false)) }
    #expect(
      offer == #"{"names": {"onAppTerminate": "", "onSuspend": "", "db_save": "", "#
        + #""stopOnTerminate": "", "stop": "", "init": "", "onResume": ""}}"#)
    #expect(throws: Never.self) { try Self.vocabulary(offer) }
  }

  @Test func `says where time and process stand`() throws {
    let vocabulary = try Self.vocabulary(
      #"{"names": {"front": "phase.active"}, "time": "at=(\\S+)", "process": "run (\\d+)"}"#)
    let text = "front run 7 at=2026-11-27T10:00:00Z\nfront run 8 at=2026-11-27T10:00:01Z"
    let entries = try LogReader.read(Array(text.utf8), name: "log", vocabulary: vocabulary)[0]
      .entries
    #expect(entries.map(\.process) == ["7", "8"])
    let times = entries.compactMap(\.time)
    #expect(times.count == 2 && times[0].seconds(until: times[1]) == 1)
  }

  @Test func `keeps scenes apart, and ignores what it is told to`() throws {
    let vocabulary = try Self.vocabulary(
      #"{"names": {"on": "scene.didBecomeActive", "stop": "ignore"}, "process": "run (\\d+)"}"#)
    let text = "on#A run 1\non#B run 1\non#C stop\napplicationDidBecomeActive run 2"
    let log = try LogReader.read(Array(text.utf8), name: "log", vocabulary: vocabulary)[0]
    #expect(log.entries.map(\.scene) == ["A", "B", nil] && log.skipped.map(\.reason) == [.remark])
    #expect(log.entries.map(\.process) == ["1", "1", "2"])
  }

  @Test func `takes precedence, also in JSON`() throws {
    let vocabulary = try Self.vocabulary(#"{"names": {"viewDidLoad": "(home)"}}"#)
    for text in ["viewDidLoad\ndidBecomeActive", #"["viewDidLoad", "didBecomeActive"]"#] {
      let log = try LogReader.read(Array(text.utf8), name: "log", vocabulary: vocabulary)[0]
      #expect(log.entries.first?.item.name == "(home)")
    }
  }

  @Test(arguments: [
    (#"{"names": {"a": "app.didBecomActive"}}"#, "names → a", "“app.didBecomActive”"),
    (#"{"names": {"--": "phase.active"}}"#, "names → --", "a name with letters or digits"),
    (#"{"names": {"a": 1}}"#, "names → a", "a callback"),
    (
      #"{"names": {"a": "app.didBecomActive"}}"#, "names → a", "Did you mean “app.didBecomeActive”?"
    ),
    (#"{"time": "("}"#, "time", "a regular expression with one group"),
    (#"{"process": "pid"}"#, "process", "“pid”"),
    (#"{"words": {}}"#, "at the top", "“words”"), ("[", "line 1", "JSON"),
  ])
  func `names the place of a mistake`(text: String, place: String, words: String) {
    let error = #expect(throws: PolicyError.self) { try Self.vocabulary(text) }
    let message = error?.localizedDescription ?? ""
    #expect(message.contains(place) && message.contains(words), "\(message)")
  }

  @Test func `may stand in the settings of a project`() throws {
    let settings = #"{"vocabulary": {"names": {"front": "phase.active"}}}"#
    #expect(try LogVocabulary(ofSettings: Array(settings.utf8)) != nil)
    #expect(try LogVocabulary(ofSettings: Array(#"{"rules": {}}"#.utf8)) == nil)
    #expect(throws: Never.self) { try FindingSettings(Array(settings.utf8), rules: []) }
  }
}
