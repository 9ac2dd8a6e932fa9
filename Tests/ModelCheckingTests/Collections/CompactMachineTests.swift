import ModelChecking
import Testing

@Suite struct `A machine with collections for states` {
  @Test(arguments: 1...4)
  func `takes the same steps in the same order as one with arrays`(managers: Int) {
    let plain = TwoPhaseCommit(managers: managers).explore()
    let compact = CompactTwoPhaseCommit(managers: managers).explore()
    #expect(compact.actions == plain.actions && compact.states.count == plain.states.count)
    for state in plain.states.indices {
      #expect(
        compact.transitions(from: state).map(\.target)
          == plain.transitions(from: state).map(\.target))
    }
  }

  @Test(arguments: [1, 2, 3])
  func `finds the counterexample of one with arrays`(threads: Int) throws {
    let plain: Claim<TwoPhaseCommit> = .always(
      .init("no commit") { !$0.managers.contains(.committed) })
    let compact: Claim<CompactTwoPhaseCommit> = .always(
      .init("no commit") { !$0.managers.contains(.committed) })
    let expected = TwoPhaseCommit(managers: 4).checkedFindings(
      [Property("C", "none commits", claims: [plain])], threads: 1)
    let found = CompactTwoPhaseCommit(managers: 4).checkedFindings(
      [Property("C", "none commits", claims: [compact])], threads: threads)
    let trace = try #require(found.results[0].counterexample)
    #expect(found.counts == expected.counts)
    #expect(
      trace.steps.map(\.action) == expected.results[0].counterexample?.steps.map(\.action))
  }

  @Test func `takes as little memory as one with codes of one word`() {
    let report = CompactTwoPhaseCommit(managers: 5).check()
    #expect(report.memory.heap == 0)
    #expect(CompactEncoding<CompactTwoPhaseCommit.State>.Key.self == UInt64.self)
  }
}
