import ModelChecking
import Testing
import Thoroughness

@Suite struct `A reduced search` {
  /// States of all, and of those visited for consistency, for an order obeyed, for terminal states.
  static let commits: [(managers: Int, all: Int, consistency: Int, obedience: Int, terminal: Int)] =
    [(3, 288, 82, 83, 172), (5, 8832, 892, 893, 2722), (7, 296_448, 9478, 9479, 43_522)]

  @Test(arguments: commits.prefix(Thoroughness.isFullForEngine ? 3 : 1))
  func `of two-phase commit visits as many states as the guide says`(
    managers: Int, all: Int, consistency: Int, obedience: Int, terminal: Int
  ) {
    let machine = TwoPhaseCommit(managers: managers)
    let deadlock = Property<TwoPhaseCommit>(
      "deadlock", "something can always happen",
      .noDeadlock(except: StatePredicate("never") { _ in false })
    ).seeing([])
    #expect(machine.check(options: .audit(.sample)).states == all)
    for (property, states) in [
      (machine.consistency, consistency), (machine.obedience, obedience), (deadlock, terminal),
    ] {
      let report = machine.reduced.check([property], options: .audit(.sample))
      #expect(report.states == states, "\(property.property.id)")
      #expect(ReducedFinding(report.results[0]).verdict == "holds")
    }
  }

  /// Apps, states and transitions of all, and of those visited.
  static let devices: [(apps: Int, all: [Int], visited: [Int])] =
    [
      (2, [21, 98], [21, 88]), (4, [297, 2484], [297, 1686]), (6, [3645, 43_254], [3645, 23_220]),
    ]

  @Test(arguments: devices.prefix(Thoroughness.isFullForEngine ? 3 : 2))
  func `of the device visits as much as the guide says`(apps: Int, all: [Int], visited: [Int]) {
    let machine = ReferenceDevice(apps: apps)
    let full = machine.check(options: .audit(.off))
    #expect([full.states, full.transitions] == all)
    let report = machine.reduced.check([machine.launchProperty], options: .audit(.sample))
    #expect([report.states, report.transitions] == visited)
    #expect(ReducedFinding(report.results[0]).verdict == "holds")
  }

  @Test func `of a small machine finds no fault in what it declares`() {
    let machine = TwoPhaseCommit(managers: 3)
    #expect(machine.reductionFault(in: [machine.consistency, machine.obedience]) == nil)
    let device = ReferenceDevice(apps: 3)
    #expect(device.reductionFault(in: [device.launchProperty]) == nil)
  }

  @Test func `refuses what depends on states that it leaves out`() {
    let machine = TwoPhaseCommit(managers: 2)
    let possible = Property<TwoPhaseCommit>(
      "possible", "an abort is always possible",
      .alwaysPossible(StatePredicate("aborted") { $0.decision == .aborted }))
    let answered = Property<TwoPhaseCommit>(
      "answered", "an order is obeyed",
      .pattern(
        .response(
          of: .action("obeyed") { $0 == .obeyCommit(0) }, to: .action("order") { $0 == .commit })))
    let report = machine.reduced.check([
      possible.seeingEverything, machine.consistency, answered.seeing([]),
    ])
    #expect(
      report.results.map { Outcome($0.verdict) } == [
        .undecided(.notReducible), .holds, .undecided(.notReducible),
      ])
  }

  @Test func `holds nothing if it was cut short`() {
    let machine = TwoPhaseCommit(managers: 3)
    let report = machine.reduced.check([machine.consistency], options: .limits(.states(10)))
    #expect(Outcome(report.results[0].verdict) == .undecided(.stopped(by: .states(10))))
  }
}
