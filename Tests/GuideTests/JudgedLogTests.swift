import LifecycleLogs
import Testing

/// The guide's test of a log.
@Suite struct `The log of the guide` {
  private let bytes = Array(
    """
    {"api":"app","ios":12}
    {"callback":"app.willEnterForeground","time":1780000000.1}
    {"callback":"app.didBecomeActive","time":1780000000.4}

    """.utf8)

  @Test func `what the beta testers sent in is what iOS does`() throws {
    var examiner = LogExaminer(profile: .observed)
    for log in try LogReader.read(bytes, name: "beta.jsonl") {
      let judgement = examiner.examine(log)
      #expect(judgement.verdict == .accepted, "\(judgement.explanation)")
    }
  }

  @Test func `the limits that the guide tells are those that are held against`() {
    let limits = TimeLimits.current.all.map { "\($0.name.rawValue)=\(Int($0.seconds))" }
    #expect(
      limits == [
        "launch=20", "resume=10", "suspend=10", "didEnterBackground=5", "willTerminate=5",
        "remoteNotification=30", "fetch=30", "expiration=1", "backgroundTime=30",
      ])
  }
}
