import ModelChecking
import Testing
import Thoroughness

@Suite struct `A property checked by orbits` {
  typealias Device = ReferenceDevice

  private static func count(
    _ app: Device.App, atLeast bound: Int
  ) -> StatePredicate<Device> {
    StatePredicate("at least \(bound) apps are \(app)") { state in
      state.count { $0 == app } >= bound
    }
  }

  private static func no(_ condition: StatePredicate<Device>) -> StatePredicate<Device> {
    StatePredicate("not \(condition.name)") { !condition.holds(in: $0) }
  }

  private static func taking(_ rule: Device.Action.Rule) -> StepPredicate<Device> {
    .action("\(rule)") { $0.rule == rule }
  }

  private static let leavesNoneActive = StepPredicate<Device>("leaves no app active") {
    source, _, target in source.contains(.active) && !target.contains(.active)
  }

  static let claims: [Claim<Device>] = [
    .always(no(count(.suspended, atLeast: 3))), .always(no(count(.active, atLeast: 2))),
    .reachable(count(.suspended, atLeast: 3)), .reachable(count(.inactive, atLeast: 2)),
    .everyStep(where: leavesNoneActive, is: taking(.resign)),
    .everyStep(where: taking(.activate), is: !leavesNoneActive),
    .reachableStep(taking(.purge)), .noDeadlock(except: count(.active, atLeast: 1)),
    .alwaysPossible(count(.active, atLeast: 1)),
    .alwaysPossible(count(.active, atLeast: 2)),
    .pattern(.absence(of: taking(.purge)), .after(taking(.resign))),
    .pattern(.precedence(of: taking(.activate), before: taking(.resign))),
    .pattern(.precedence(of: taking(.launch), before: taking(.resign))),
    .pattern(.boundedExistence(of: taking(.suspend), atMost: 2)),
    .pattern(.response(of: taking(.purge), to: taking(.suspend))),
    .pattern(.absence(of: taking(.purge)), .between(taking(.launch), and: !.any, ending: .weak)),
    .pattern(.absence(of: !.any), .between(taking(.launch), and: taking(.purge), ending: .weak)),
  ]

  @Test(arguments: Thoroughness.isFullForEngine ? [2, 3, 4] : [2, 3])
  func `has the verdict that it has without symmetry`(apps: Int) {
    let machine = Device(apps: apps)
    for (index, claim) in Self.claims.enumerated() {
      let property = Property<Device>("id", "statement", claims: [claim])
      let full = machine.check([property]).results[0]
      let orbits = machine.orbits.check([property]).results[0]
      #expect(agree(full.verdict, orbits.verdict), "claim \(index)")
      #expect(full.witness?.count == orbits.witness?.count, "claim \(index)")
      #expect(full.isVacuous == orbits.isVacuous, "claim \(index)")
      #expect(full.vacuousClaims == orbits.vacuousClaims, "claim \(index)")
    }
  }

  private func agree(_ left: Verdict<Device>, _ right: Verdict<Device>) -> Bool {
    switch (left, right) {
    case (.holds(let left), .holds(let right)): left?.count == right?.count
    case (.violated(let left), .violated(let right)):
      left?.trace.count == right?.trace.count && left?.isMinimal == right?.isMinimal
    case (.undecided(let left), .undecided(let right)): left == right
    case (.holds, _), (.violated, _), (.undecided, _), (.faulty, _): false
    }
  }

  @Test func `is refuted by a real trace`() throws {
    for claim in Self.claims { try expectRealTraces(of: claim) }
  }

  private func expectRealTraces(of claim: Claim<Device>) throws {
    let machine = Device(apps: 3)
    let property = Property<Device>("id", "statement", claims: [claim])
    let result = machine.orbits.check([property]).results[0]
    var traces = [result.witness].compactMap(\.self)
    if case .violated(let counterexample?) = result.verdict { traces.append(counterexample.trace) }
    for trace in traces {
      #expect(try machine.replay(trace.actions, from: trace.initialState) == trace)
    }
  }
}
