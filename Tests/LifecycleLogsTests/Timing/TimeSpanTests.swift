import Testing

@testable import LifecycleLogs

@Suite struct `Seconds in words` {
  @Test func `are exact to the millisecond`() {
    for (seconds, words) in [
      (0, "0 s"), (5, "5 s"), (0.25, "0.25 s"), (0.001, "0.001 s"), (0.0004, "0 s"),
      (1.9996, "2 s"), (3600, "3,600 s"), (-0.5, "-0.5 s"), (-0.0001, "0 s"), (1e16, "1e+16 s"),
    ] as [(Double, String)] {
      #expect(seconds.inSeconds == words, "\(seconds)")
    }
  }

  @Test func `say what they prove`() {
    let spans = TimeSpan.Bound.allCases.map { TimeSpan(seconds: 2, bound: $0).description }
    #expect(spans == ["2 s", "at least 2 s", "at most 2 s"])
  }
}
