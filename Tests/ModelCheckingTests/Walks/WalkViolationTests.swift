import ModelChecking
import Testing

@Suite struct `A walk that breaks a property` {
  typealias Options = WalkOptions

  private func property<Machine: StateMachine>(
    _ id: String, _ claims: Claim<Machine>...
  ) -> Property<Machine> {
    Property(id, "statement", claims: claims)
  }

  private func violation(
    of claim: Claim<Counter>, length: Int = 9
  ) -> WalkReport<Counter>.Violation? {
    Counter(limit: 5).walk(
      Options(seed: 0, walks: 2, length: length), checking: [property("id", claim)]
    ).violation
  }

  @Test func `is recorded up to the breaking step`() {
    let violation = violation(of: .always(.notAt(3)))
    #expect(violation?.property.id == "id" && violation?.trace.count == 3)
    #expect(violation?.trace.finalState == 3)
  }

  @Test func `is the last one`() {
    let report = Ring(size: 5).walk(
      Options(seed: 0, walks: 50, length: 50), checking: [property("id", .always(.notAt(2)))])
    #expect(report.walks == 1 && report.steps == report.violation?.trace.count)
  }

  @Test func `need not be the first one`() {
    let graph = Graph([(0, "a", 1), (0, "b", 2)])
    let report = graph.walk(
      Options(seed: 7, walks: 50, length: 5), checking: [property("id", .always(.notAt(2)))])
    #expect(report.violation?.trace.actions == ["b"] && report.actionCounts["b"] == 1)
    #expect(report.walks == report.steps && report.walks > 1)
  }

  @Test func `may break it in its initial state`() {
    #expect(violation(of: .always(.notAt(0)))?.trace == Trace(from: 0))
  }

  @Test func `may break it by a step`() {
    let intoFour = StepPredicate<Counter>("into 4") { $2 == 4 }
    #expect(violation(of: .everyStep(where: .any, is: !intoFour))?.trace.count == 4)
    #expect(violation(of: .everyStep(where: !.any, is: intoFour)) == nil)
  }

  @Test func `may break it by a pattern`() {
    #expect(violation(of: .pattern(.boundedExistence(of: .any, atMost: 2)))?.trace.count == 3)
  }

  @Test func `may break it by its end`() {
    #expect(violation(of: .noDeadlock(except: .at(4)))?.trace.count == 5)
    #expect(violation(of: .noDeadlock(except: .at(5))) == nil)
    #expect(violation(of: .pattern(.response(of: !.any, to: .any)))?.trace.count == 5)
  }

  @Test func `may break it by its end after its last step`() {
    #expect(violation(of: .noDeadlock(except: .at()), length: 5)?.trace.count == 5)
    #expect(violation(of: .pattern(.existence(of: !.any)), length: 5)?.trace.count == 5)
  }

  @Test func `may break it by an end that was harmless before`() {
    let graph = Graph([(0, "o", 1), (0, "p", 1)])
    let owed = Claim<Graph>.pattern(.response(of: !.any, to: .taking("p")))
    let report = graph.walk(
      Options(seed: 5, walks: 1_000, length: 5), checking: [property("id", owed)],
      weight: { $0 == "p" ? 1 : 20 })
    #expect(report.violation?.trace.actions == ["p"] && report.walks > 3)
  }

  @Test func `does not break it by being too short`() {
    #expect(violation(of: .noDeadlock(except: .at()), length: 4) == nil)
    #expect(violation(of: .pattern(.existence(of: !.any)), length: 4) == nil)
  }

  @Test func `cannot break what only a search can refute`() {
    #expect(violation(of: .reachable(.at(99))) == nil)
    #expect(violation(of: .reachableStep(!.any)) == nil)
    #expect(violation(of: .alwaysPossible(.at(99))) == nil)
  }

  @Test func `breaks a property if it breaks the last of its claims`() {
    let both = property("id", .reachable(.at(99)), Claim<Counter>.always(.notAt(2)))
    let report = Counter(limit: 5).walk(Options(seed: 0, walks: 1, length: 9), checking: [both])
    #expect(report.violation?.trace.count == 2)
  }

  @Test func `breaks the first of the properties that a step breaks`() {
    let properties = [
      property("later", Claim<Counter>.always(.notAt(4))),
      property("first", .pattern(.boundedExistence(of: .any, atMost: 1))),
      property("second", .always(.notAt(2))),
    ]
    let report = Counter(limit: 5).walk(
      Options(seed: 0, walks: 1, length: 9), checking: properties)
    #expect(report.violation?.property.id == "first" && report.violation?.trace.count == 2)
  }

  @Test func `has forgotten the walks before`() {
    let claim = Claim<Graph>.pattern(.absence(of: .taking("p")), .after(.taking("q")))
    let report = Graph([(0, "q", 1), (0, "p", 2)]).walk(
      Options(seed: 0, walks: 100, length: 5), checking: [property("id", claim)])
    #expect(report.violation == nil && report.actionCounts.count == 2)
  }
}
