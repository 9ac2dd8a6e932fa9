import ModelChecking
import Testing

/// What becomes of a stretch that is neither closed nor abandoned.
@Suite struct `A stretch that never ends` {
  static let requirements: [Pattern<Graph>.Requirement] = [
    .absence(of: .taking("o")), .existence(of: .taking("p")), .universality(of: .taking("p")),
    .precedence(of: .taking("s"), before: .taking("o")),
    .response(of: .taking("s"), to: .taking("o")), .boundedExistence(of: .taking("o"), atMost: 0),
  ]

  private func outcomes(
    _ graph: Graph, _ index: Int, unless abandon: StepPredicate<Graph>? = nil, _ ending: ScopeEnding
  ) -> Set<Outcome<String>> {
    let claim = Claim<Graph>.pattern(
      Self.requirements[index],
      .between(.taking("q"), and: .taking("r"), unless: abandon, ending: ending))
    let property = Property("id", "statement", claim)
    return Set(
      [graph.outcome(claim)]
        + [1, 3].map { Outcome(graph.check([property], options: .threads($0)).results[0].verdict) })
  }

  static let ended = Graph([(0, "q", 1), (1, "o", 2)])
  static let endless = Graph([(0, "q", 1), (1, "o", 2), (2, "o", 1), (2, "r", 3), (2, "x", 0)])
  static let round = Graph([(0, "q", 1), (1, "o", 2), (2, "o", 1)])

  @Test(arguments: requirements.indices)
  func `is not judged in the weak reading`(index: Int) {
    #expect(outcomes(Self.ended, index, .weak) == [.holds])
    #expect(outcomes(Self.round, index, .weak) == [.holds])
    #expect(outcomes(Self.ended, index, unless: .taking("x"), .weak) == [.holds])
    #expect(outcomes(Self.round, index, unless: .taking("x"), .weak) == [.holds])
  }

  @Test(arguments: requirements.indices)
  func `violates in the strong reading where the trace ends`(index: Int) {
    #expect(outcomes(Self.ended, index, .strong) == [.violated(by: ["q", "o"])])
    #expect(
      outcomes(Self.ended, index, unless: .taking("x"), .strong) == [.violated(by: ["q", "o"])])
  }

  /// A step that still may be abandoned is not decided by any finite trace.
  @Test(arguments: requirements.indices)
  func `is undecided in the strong reading where it may stay open and owing`(index: Int) {
    #expect(
      outcomes(Self.round, index, unless: .taking("x"), .strong) == [.undecided(.needsLiveness)])
  }

  @Test(arguments: requirements.indices)
  func `violates in both readings where it can be closed`(index: Int) {
    for ending in ScopeEnding.allCases {
      #expect(
        outcomes(Self.endless, index, unless: .taking("x"), ending)
          == [.violated(by: ["q", "o", "r"])])
    }
  }

  @Test func `owes nothing once it is abandoned, even if the same step opens the next`() {
    let graph = Graph([(0, "q", 1), (1, "xq", 1), (1, "p", 2), (2, "r", 0)])
    let claim = Claim<Graph>.pattern(
      .existence(of: .taking("p")),
      .between(.taking("q", "xq"), and: .taking("r"), unless: .taking("xq"), ending: .strong))
    #expect(graph.outcome(claim) == .holds)
  }

  @Test func `owes something while one that is not abandoned can stay open`() {
    let graph = Graph([(0, "q", 1), (1, "xq", 1), (1, "o", 1), (1, "p", 2), (2, "r", 0)])
    let claim = Claim<Graph>.pattern(
      .existence(of: .taking("p")),
      .between(.taking("q", "xq"), and: .taking("r"), unless: .taking("xq"), ending: .strong))
    #expect(graph.outcome(claim) == .undecided(.needsLiveness))
  }

  @Test func `is meant by “between” unless the weak reading is asked for`() {
    let claim = Claim<Graph>.pattern(
      .existence(of: .taking("p")), .between(.taking("q"), and: .taking("r")))
    #expect(Self.ended.outcome(claim) == .violated(by: ["q", "o"]))
    #expect(claim.description.hasSuffix(", whether or not the stretch ends"))
  }

  @Test func `puts the pattern to the test if it stays open, unless it is abandoned`() {
    let claim = Claim<Graph>.pattern(
      .absence(of: .taking("p")),
      .between(.taking("q", "xq"), and: .taking("r"), unless: .taking("x", "xq"), ending: .strong))
    let property = Property("id", "statement", claim)
    func vacuousClaims(_ transitions: [(Int, String, Int)]) -> [Int] {
      Graph(transitions).explore().check(property).vacuousClaims
    }
    #expect(vacuousClaims([(0, "q", 1), (1, "o", 1), (1, "x", 0)]) == [])
    #expect(vacuousClaims([(0, "q", 1), (1, "o", 2)]) == [])
    #expect(vacuousClaims([(0, "q", 1), (1, "o", 2), (2, "x", 0)]) == [0])
    #expect(vacuousClaims([(0, "q", 1), (1, "xq", 1), (1, "x", 0)]) == [0])
  }
}
