import ModelChecking
import Testing

@Suite struct `A property that holds vacuously` {
  static let graph = Graph([(0, "a", 1), (1, "b", 2), (2, "c", 0)])

  private func result(
    _ claims: Claim<Graph>..., trigger: StepPredicate<Graph>? = nil, limits: SearchLimits = .none
  ) -> PropertyResult<Graph> {
    let property = Property("id", "statement", trigger: trigger, claims: claims)
    return Self.graph.explore(limits: limits).check(property)
  }

  @Test func `is one whose trigger cannot be reached`() {
    let result = result(.everyStep(where: .taking("d"), is: !.any))
    #expect(Outcome(result.verdict) == .holds && result.isVacuous && result.witness == nil)
  }

  @Test func `is not one whose trigger is shown by a witness`() {
    let result = result(.everyStep(where: .taking("c"), is: .any))
    #expect(!result.isVacuous && result.witness?.actions == ["a", "b", "c"])
  }

  @Test func `is not known from a search that was cut short`() {
    let result = result(.everyStep(where: .taking("c"), is: .any), limits: .depth(1))
    #expect(!result.isVacuous && result.witness == nil)
  }

  @Test func `is not one without a trigger`() {
    let result = result(.always(.notAt(9)), .pattern(.absence(of: .taking("d"))))
    #expect(!result.isVacuous && result.witness == nil)
  }

  @Test func `is judged by the trigger given rather than by those of its claims`() {
    let claim = Claim<Graph>.everyStep(where: .taking("a"), is: .any)
    #expect(result(claim, trigger: .taking("d")).isTriggerUnreachable)
    #expect(result(claim, trigger: .taking("d")).isVacuous)
    #expect(result(claim, trigger: .taking("b")).witness?.actions == ["a", "b"])
  }

  @Test func `is judged by the trigger of its first claim that has one`() {
    let result = result(
      .always(.notAt(9)), .everyStep(where: .taking("b"), is: .any),
      .everyStep(where: .taking("d"), is: .any))
    #expect(!result.isTriggerUnreachable && result.witness?.actions == ["a", "b"])
  }

  @Test func `may be violated all the same`() {
    let result = result(.always(.notAt(1)), trigger: .taking("d"))
    #expect(Outcome(result.verdict) == .violated(by: ["a"]) && result.isVacuous)
  }

  typealias Row = (requirement: Pattern<Graph>.Requirement, scope: Pattern<Graph>.Scope)

  static let triggeredByB: [Row] = [
    (.precedence(of: .taking("a"), before: .taking("b")), .globally),
    (.precedence(of: .taking("a"), before: .taking("b")), .before(.taking("c"))),
    (.response(of: .taking("a"), to: .taking("b")), .globally),
    (.response(of: .taking("a"), to: .taking("b")), .before(.taking("c"))),
    (.boundedExistence(of: .taking("b"), atMost: 1), .globally),
    (.absence(of: .taking("a")), .before(.taking("b"))),
    (.existence(of: .taking("a")), .before(.taking("b"))),
    (.universality(of: .taking("a")), .before(.taking("b"))),
    (.absence(of: .taking("a")), .after(.taking("b"))),
    (.response(of: .taking("c"), to: .taking("a")), .after(.taking("b"))),
    (.existence(of: .taking("a")), .between(.taking("b"), and: .taking("c"))),
    (
      .boundedExistence(of: .taking("a"), atMost: 2),
      .afterUntil(.taking("b"), until: .taking("b"))
    ),
  ]

  @Test(arguments: triggeredByB.indices)
  func `is not a pattern whose trigger is shown`(index: Int) {
    let row = Self.triggeredByB[index]
    let result = result(.pattern(row.requirement, row.scope))
    #expect(!result.isVacuous && result.witness?.actions == ["a", "b"])
  }

  static let withoutTrigger: [Pattern<Graph>.Requirement] = [
    .absence(of: .any), .existence(of: .any), .universality(of: .any),
  ]

  @Test(arguments: withoutTrigger.indices)
  func `is not a global pattern, which applies to every trace`(index: Int) {
    let result = result(.pattern(Self.withoutTrigger[index]))
    #expect(!result.isVacuous && result.witness == nil)
  }

  @Test func `may be a scope that opens and never closes`() {
    let claim = Claim<Graph>.pattern(
      .absence(of: .taking("c")), .between(.taking("b"), and: .taking("d"), ending: .weak))
    #expect(Outcome(result(claim).verdict) == .holds && result(claim).isVacuous)
  }

  @Test func `may be a pattern whose step never comes within its scope`() {
    let claim = Claim<Graph>.pattern(
      .response(of: .taking("a"), to: .taking("d")), .after(.taking("b")))
    #expect(Outcome(result(claim).verdict) == .holds && result(claim).isVacuous)
  }
}
