import ModelChecking
import Testing

/// A pattern known to be broken is searched again with its observer, in a space that is larger.
@Suite struct `The trace that breaks a pattern` {
  /// The rooms are entered before the detour and after it: thirteen states, and seven more with what
  /// the observer has read before the third step breaks the pattern.
  static let graph = Graph(
    [(0, "q", 1), (0, "a", 1)] + (2...9).map { (1, "\($0)", $0) }
      + [(9, "p", 10), (10, "b", 11), (11, "c", 12)])
  static let pattern = Claim<Graph>.pattern(.absence(of: .taking("p")), .after(.taking("q")))
  static let shortest = Outcome<String>.violated(by: ["q", "9", "p"])

  private func outcome(_ claims: Claim<Graph>..., limits: SearchLimits) -> Outcome<String>? {
    Self.graph.check([Property("id", "statement", claims: claims)], options: .limits(limits))
      .results.first.map { Outcome($0.verdict) }
  }

  @Test func `is found where the limit leaves room for the observer`() {
    #expect(outcome(Self.pattern, limits: .states(20)) == Self.shortest)
  }

  @Test(arguments: [SearchLimits(states: 13), SearchLimits(states: 19)])
  func `is found where the limit leaves room for the machine alone`(limits: SearchLimits) {
    #expect(Self.graph.check(options: .limits(limits)).isComplete)
    #expect(outcome(Self.pattern, limits: limits) == Self.shortest)
  }

  @Test func `comes before a longer one that breaks another claim`() {
    let limits = SearchLimits(states: 13)
    #expect(outcome(Self.pattern, .always(.notAt(12)), limits: limits) == Self.shortest)
  }
}
