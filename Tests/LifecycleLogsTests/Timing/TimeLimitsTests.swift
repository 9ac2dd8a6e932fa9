import Foundation
import LifecycleModels
import Testing

@testable import LifecycleLogs

@Suite struct `Time limits` {
  @Test func `are those of current systems`() {
    #expect(
      TimeLimits.current.all.map { "\($0.name) \($0.words)" } == [
        "launch about 20 s (F93, F94; observed)", "resume about 10 s (F93, F94; observed)",
        "suspend about 10 s (F93, F94; observed)",
        "didEnterBackground about 5 s (F104, F153; documented)",
        "willTerminate about 5 s (F105; documented)",
        "remoteNotification about 30 s (F69; documented)", "fetch about 30 s (F69; documented)",
        "expiration about 1 s (F109; documented)",
        "backgroundTime about 30 s (F107, F108; documented)",
      ])
  }

  @Test func `cite existing facts`() {
    for limit in TimeLimits.current.all {
      #expect(limit.citations.allSatisfy { $0.explanation != "no such fact" }, "\(limit)")
    }
  }

  @Test func `are changed by text`() throws {
    let limits = try TimeLimits(parsing: "didEnterBackground=5.5, backgroundTime = 180")
    #expect(
      limits
        == .current.with(.didEnterBackground, seconds: 5.5).with(.backgroundTime, seconds: 180))
    #expect(limits[.backgroundTime].citations == [107, 108])
  }

  @Test func `are rejected if the text names none`() {
    for (text, error, words) in [
      (
        "", .noPair(""), "“” is not a time limit; write a name with seconds, for example launch=20."
      ),
      (
        "launch", .noPair("launch"),
        "“launch” is not a time limit; write a name with seconds, for example launch=20."
      ),
      (
        "launch=20,", .noPair(""),
        "“” is not a time limit; write a name with seconds, for example launch=20."
      ),
      (
        "lanch=20", .unknownName("lanch", nearest: "launch"),
        "No time limit is called “lanch”. Did you mean “launch”?"
      ),
      (
        "purple=20", .unknownName("purple", nearest: nil),
        "No time limit is called “purple”. Known: launch, resume, suspend, didEnterBackground, "
          + "willTerminate, remoteNotification, fetch, expiration, backgroundTime."
      ),
      (
        "fetch=1,fetch=2", .repeated("fetch"), "The time limit fetch is given twice; give it once."
      ),
    ] as [(String, TimeLimitError, String)] {
      #expect(throws: error, "\(text)") { try TimeLimits(parsing: text) }
      #expect(error.errorDescription == words, "\(text)")
    }
  }

  @Test func `are rejected if no number of seconds follows`() {
    for seconds in ["", "5s", "0", "-1", "inf", "nan", "1e999", "5=6"] {
      let error = TimeLimitError.noSeconds(seconds, name: "launch")
      #expect(throws: error, "\(seconds)") { try TimeLimits(parsing: "launch=\(seconds)") }
      #expect(
        error.errorDescription
          == "The time limit launch is “\(seconds)”; write the seconds as a number above 0, "
          + "for example 5.", "\(seconds)")
    }
  }
}
