import ModelChecking
import Testing

/// A check may need further searches: for the shortest trace that breaks a pattern, and for the
/// transitions.
@Suite struct `The searches of one check on the fly` {
  private static let size = 6_000

  /// Each property needs a search after the first one.
  private static let properties: [Property<RegisteredChain>] = [
    Property("pattern", "broken at 3", .pattern(.absence(of: .init("into 3") { $2.number == 3 }))),
    Property("large", "an observer of its own", .pattern(.boundedExistence(of: .any, atMost: 100))),
    Property("graph", "the end can be reached", .alwaysPossible(.init("end") { $0.number == size })),
  ]

  @Test(arguments: properties.indices, [1, 2])
  func `begin when the memory of those before was given back`(index: Int, threads: Int) {
    let register = LifeRegister()
    let machine = RegisteredChain(register: register, size: Self.size)
    var searches = 0
    var livingAtStart: [Int] = []
    var last = 0
    _ = machine.check([Self.properties[index]], threads: threads) { progress in
      if searches == 0 || progress.states < last {
        searches += 1
        livingAtStart.append(register.count)
      }
      last = progress.states
      return .proceed
    }
    #expect(searches == 2)
    // The counterexample of a pattern and the states of a turn are all that may be left.
    #expect(livingAtStart.allSatisfy { $0 < 20 }, "\(livingAtStart)")
    #expect(register.count == 0)
  }

  @Test(arguments: properties.indices) func `share one limit of time`(index: Int) {
    let machine = RegisteredChain(register: LifeRegister(), size: 100)
    let limit = Duration.milliseconds(2)
    var calls = 0
    let report = machine.check([Self.properties[index]], limits: SearchLimits(time: limit)) { _ in
      calls += 1
      let start = ContinuousClock.now
      while ContinuousClock.now - start < limit {}
      return .proceed
    }
    // The first search is too small to look at the clock twice; none of the time is left after it.
    #expect(report.stoppedBy == nil && report.states == 101 && calls == 1)
    #expect(
      report.results.map { Outcome($0.verdict) } == [.undecided(.stopped(by: .time(limit)))])
  }

  @Test(arguments: properties.indices) func `have each the whole limit of memory`(index: Int) {
    let machine = RegisteredChain(register: LifeRegister(), size: Self.size)
    let needed = machine.check([Self.properties[index]]).memory.total
    // Enough for each search alone, and too little for two at once.
    let limits = SearchLimits(memory: 3 * needed)
    let outcomes = machine.check(Self.properties, limits: limits).results.map { Outcome($0.verdict) }
    #expect(outcomes == machine.check(Self.properties).results.map { Outcome($0.verdict) })
  }

  @Test func `are all cancelled when the caller stops one of them`() {
    let machine = RegisteredChain(register: LifeRegister(), size: Self.size)
    var (searches, last, callsAfterStop) = (0, 0, 0)
    let report = machine.check(Self.properties) { progress in
      if searches == 0 || progress.states < last { searches += 1 }
      last = progress.states
      if searches > 1 { callsAfterStop += 1 }
      return searches > 1 ? .stop : .proceed
    }
    #expect(callsAfterStop == 1)
    let stopped = Outcome<Int>.undecided(.stopped(by: .cancelled))
    #expect(report.results.map { Outcome($0.verdict) } == [stopped, stopped, stopped])
  }
}

/// A chain of states that are registered while they live.
private struct RegisteredChain: StateMachine {
  let register: LifeRegister
  let size: Int

  var initialStates: [Witnessed] { [Witnessed(0, in: register)] }

  func actions(in state: Witnessed) -> [Int] { state.number < size ? [state.number + 1] : [] }

  func successor(of state: Witnessed, taking action: Int) -> Witnessed {
    Witnessed(action, in: register)
  }
}
