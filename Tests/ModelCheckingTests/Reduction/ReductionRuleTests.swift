import ModelChecking
import Testing

/// Each rule of a stubborn set is left out once, by a declaration that hides what it needs; without
/// an audit the verdict is then wrong, and with one the search says so.
@Suite struct `Each rule of a reduced search` {
  private let clocks = Clocks(clocks: 3, last: 2)

  @Test func `gives the right verdicts together with the others`() {
    let full = clocks.check([clocks.lateSecond.property])
    let reduced = clocks.reduced.check([clocks.lateSecond, Self.stops])
    #expect(ReducedFinding(full.results[0]) == ReducedFinding(reduced.results[0]))
    #expect(ReducedFinding(reduced.results[0]).verdict == "violated")
    #expect(clocks.reductionFault(in: [clocks.lateSecond, Self.stops]) == nil)
  }

  @Test(arguments: Clocks.Mistake.allCases)
  func `is needed for what a machine declares`(mistake: Clocks.Mistake) throws {
    let wrong = Clocks(clocks: 3, last: 2, mistake: mistake)
    let properties =
      mistake == .hiddenInterference ? [Self.stopsEverywhere] : [wrong.lateSecond]
    let full = wrong.check(properties.map(\.property))
    let unaudited = wrong.reduced.check(properties, options: .audit(.off))
    #expect(ReducedFinding(full.results[0]).verdict == "violated")
    #expect(ReducedFinding(unaudited.results[0]).verdict == "holds")
    let audited = wrong.reduced.check(properties, options: .audit(.everyState))
    guard case .faulty(.irreducible) = audited.results[0].verdict else {
      Issue.record("the audit has found nothing: \(audited.results[0].verdict)")
      return
    }
    #expect(wrong.reductionFault() != nil)
  }

  @Test func `is needed for what a property sees`() {
    let blind = clocks.lateSecond.property.seeing([])
    #expect(
      ReducedFinding(clocks.reduced.check([blind], options: .audit(.off)).results[0]).verdict
        == "holds")
    guard
      case .faulty(.irreducible(.unseen("late", _, _))) =
        clocks.reduced.check([blind], options: .audit(.everyState)).results[0].verdict
    else {
      Issue.record("the audit has found nothing")
      return
    }
  }

  @Test func `is needed for terminal states`() {
    let forgetful = ReducedMachine(clocks, keeping: [])
    let property = Property<ReducedMachine<Clocks>>(
      "stops", "no clock stands still at the beginning",
      .noDeadlock(except: StatePredicate("some clock has moved") { $0 != [0, 0, 0] }))
    #expect(ReducedFinding(clocks.reduced.check([Self.stops]).results[0]).verdict == "holds")
    #expect(ReducedFinding(forgetful.check([property]).results[0]).verdict == "violated")
  }

  /// No clock stands still at the beginning.
  static let stops = Property<Clocks>(
    "stops", "no clock stands still at the beginning",
    .noDeadlock(except: StatePredicate("some clock has moved") { $0 != [0, 0, 0] })
  ).seeing([])

  /// The clocks that are late when the last one begins never stop.
  static let stopsEverywhere = Property<Clocks>(
    "all", "when nothing runs, the second clock has stopped",
    .noDeadlock(except: StatePredicate("the second has stopped") { $0[1] == 2 })
  ).seeing([])
}
