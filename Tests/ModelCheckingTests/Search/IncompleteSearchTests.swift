import ModelChecking
import Testing

@Suite struct `A search that was cut short` {
  typealias Cut = (limits: SearchLimits, limit: Limit)

  static let cuts: [Cut] = [
    (SearchLimits(states: 0), .states(0)), (SearchLimits(states: 1), .states(1)),
    (SearchLimits(states: 3), .states(3)), (SearchLimits(depth: 0), .depth(0)),
    (SearchLimits(depth: 2), .depth(2)), (SearchLimits(memory: 0), .memory(0)),
    (SearchLimits(memory: 1), .memory(1)), (SearchLimits(time: .zero), .time(.zero)),
  ]

  static let demands: [Claim<Ring>] = [
    .always(.notAt(5)), .everyStep(where: .any, is: .any), .alwaysPossible(.at(5)),
    .alwaysPossible(.at(0)), .noDeadlock(except: .at()), .pattern(.absence(of: !.any)),
    .pattern(.existence(of: .any)), .pattern(.response(of: .any, to: .any)),
    .reachable(.at(5)), .reachableStep(StepPredicate("into 5") { $2 == 5 }),
  ]

  @Test(arguments: cuts)
  func `never says that a demand holds or that nothing is reachable`(cut: Cut) {
    for (index, demand) in Self.demands.enumerated() {
      let outcome = Ring(size: 10).outcome(demand, limits: cut.limits)
      #expect(outcome == .undecided(.stopped(by: cut.limit)), "demand \(index)")
    }
  }

  @Test func `still knows a violation that it has found`() {
    let outcome = Ring(size: 10).outcome(.always(.notAt(8)), limits: .depth(2))
    #expect(outcome == .violated(by: [.left, .left]))
  }

  @Test func `still knows a witness that it has found`() {
    let outcome = Ring(size: 10).outcome(.reachable(.at(2)), limits: .depth(2))
    #expect(outcome == .holdsAsShown(by: [.right, .right]))
  }

  @Test func `takes no unexpanded state for a terminal one`() {
    let claim = Claim<Counter>.noDeadlock(except: .at())
    let outcome = Counter(limit: 9).outcome(claim, limits: .depth(8))
    #expect(outcome == .undecided(.stopped(by: .depth(8))))
  }

  @Test func `takes no unexpanded state for one from which nothing is possible`() {
    let claim = Claim<Counter>.alwaysPossible(.at(9))
    let outcome = Counter(limit: 9).outcome(claim, limits: .states(9))
    #expect(outcome == .undecided(.stopped(by: .states(9))))
  }

  @Test func `is stopped by the limit that it reaches first`() {
    let graph = Counter(limit: 1_000).explore(limits: SearchLimits(states: 4, depth: 2))
    #expect(graph.stoppedBy == .depth(2))
  }

  @Test(arguments: [
    (Limit.states(5), "the limit of 5 states"), (.depth(2), "the limit of depth 2"),
    (.memory(64), "the limit of 64 bytes"), (.time(.seconds(3)), "the limit of 3.0 seconds"),
    (.cancelled, "an interruption"),
  ])
  func `says in words what stopped it`(limit: Limit, words: String) {
    #expect("\(limit)" == words)
    #expect("\(Undecided.stopped(by: limit))" == "stopped by \(words)")
  }
}
