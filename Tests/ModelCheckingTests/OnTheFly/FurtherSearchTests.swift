import ModelChecking
import Testing
import Thoroughness

/// A check may need further searches: for the shortest trace that breaks a pattern, and for the
/// transitions.
@Suite struct `The searches of one check on the fly` {
  /// Each property needs a search after the first one.
  private static func properties(_ size: Int) -> [Property<RegisteredChain>] {
    [
      Property("pattern", "broken at 3", .pattern(.absence(of: .init("to 3") { $2.number == 3 }))),
      Property("large", "observed alone", .pattern(.boundedExistence(of: .any, atMost: 100))),
      Property("graph", "can end", .alwaysPossible(.init("end") { $0.number == size })),
    ]
  }

  /// Checks a property of a chain, and calls `observe` with the number of the search, from 1 on.
  @discardableResult private func check(
    _ property: Int, size: Int, register: InstanceCounter = InstanceCounter(), threads: Int = 1,
    limits: SearchLimits = .none, observe: (Int) -> SearchControl
  ) -> SearchReport<RegisteredChain> {
    var (searches, last) = (0, Int.max)
    return RegisteredChain(register: register, size: size).check(
      [Self.properties(size)[property]], options: .limits(limits).threads(threads)
    ) { progress in
      if progress.states < last { searches += 1 }
      last = progress.states
      return observe(searches)
    }
  }

  @Test(arguments: [0, 1, 2], [1, 2])
  func `begin when the memory of those before was given back`(property: Int, threads: Int) {
    let register = InstanceCounter()
    var livingAtStart: [Int] = []
    let size = Thoroughness.isFullForEngine ? 3_000 : 1_000
    check(property, size: size, register: register, threads: threads) { search in
      if livingAtStart.count < search { livingAtStart.append(register.count) }
      return .proceed
    }
    // A few states of the new search, and none of the many of the search before.
    #expect(livingAtStart.count == 2 && livingAtStart.allSatisfy { $0 < 20 }, "\(livingAtStart)")
    #expect(register.count == 0)
  }

  @Test(arguments: Thoroughness.isFullForEngine ? [0, 1, 2] : [0, 2])
  func `share one limit of time`(property: Int) {
    var callsOfFirst = 0
    check(property, size: 20) { search in
      callsOfFirst += search == 1 ? 1 : 0
      return .proceed
    }
    let limit = Duration.milliseconds(200)
    let start = ContinuousClock.now
    var calls = 0
    let report = check(property, size: 20, limits: .time(limit)) { _ in
      calls += 1
      // The first search looks at the clock no more, and leaves no time to the second one.
      while calls == callsOfFirst, ContinuousClock.now - start < limit * 2 {}
      return .proceed
    }
    #expect(report.stoppedBy == nil && report.states == 21 && calls == callsOfFirst)
    // The first search has seen the violation, and only its trace is missing.
    let expected: Outcome<Int> =
      property == 0 ? .violatedWithoutTrace : .undecided(.stopped(by: .time(limit)))
    #expect(report.results.map { Outcome($0.verdict) } == [expected])
  }

  @Test func `are all cancelled when the caller stops one of them`() {
    let machine = RegisteredChain(register: InstanceCounter(), size: 3_000)
    var (searches, last, callsAfterStop) = (0, Int.max, 0)
    let report = machine.check(Self.properties(3_000)) { progress in
      if progress.states < last { searches += 1 }
      last = progress.states
      if searches > 1 { callsAfterStop += 1 }
      return searches > 1 ? .stop : .proceed
    }
    #expect(callsAfterStop == 1)
    let stopped = Outcome<Int>.undecided(.stopped(by: .cancelled))
    #expect(
      report.results.map { Outcome($0.verdict) } == [.violatedWithoutTrace, stopped, stopped])
  }
}

/// A chain of states that are counted while they exist.
private struct RegisteredChain: StateMachine {
  let register: InstanceCounter
  let size: Int

  var initialStates: [CountedState] { [CountedState(0, in: register)] }

  func actions(in state: CountedState) -> [Int] { state.number < size ? [state.number + 1] : [] }

  func successor(of state: CountedState, taking action: Int) -> CountedState {
    CountedState(action, in: register)
  }
}
