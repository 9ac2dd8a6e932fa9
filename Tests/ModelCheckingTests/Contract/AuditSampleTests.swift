import ModelChecking
import Testing
import Thoroughness

/// A counter with a code of too few bits for its last states.
private struct LongCounter: StateMachine {
  struct State: PackedState {
    var count: Int
    var code: UInt64 { UInt64(count % LongCounter.codes) }
    init(_ count: Int) { self.count = count }
    init(code: UInt64) { count = Int(code) }
  }

  typealias Encoding = PackedEncoding<State>

  static let codes = Thoroughness.isFullForEngine ? 60_000 : 6_000

  let first: Int
  var initialStates: [State] { [State(first)] }

  func actions(in state: State) -> [Int] { state.count < Self.codes * 5 / 3 ? [1, 2, 3] : [] }
  func successor(of state: State, taking action: Int) -> State { State(state.count + action) }
}

@Suite struct `The audit of a sample` {
  @Test func `is of a thousand states and a thousandth of the others`() {
    #expect(ContractAudit.sample.count(of: 1_000) == 1_000)
    #expect(ContractAudit.sample.count(of: 1_024 + 1_024_000) == 2_024)
    #expect(ContractAudit.everyState.count(of: 5_000) == 5_000)
    #expect(ContractAudit.off.count(of: 5_000) == 0)
  }

  @Test func `says how likely it is to miss a fault`() {
    let chance = ContractAudit.sample.missProbability(oneIn: 1_000, of: 1_024 + 1_024_000)
    #expect(abs(chance - 0.132) < 0.001)
    #expect(ContractAudit.sample.missProbability(oneIn: 1_000, of: 1_000) == 0)
    #expect(ContractAudit.everyState.missProbability(oneIn: 1_000, of: 1_000_000) == 0)
    #expect(ContractAudit.off.missProbability(oneIn: 2, of: 1) == 1)
  }

  @Test(arguments: [1, 8]) func `may miss a fault that shows in three of many states`(threads: Int)
  {
    // Only the last three states lead to a wrong code.
    let report = LongCounter(first: 0).check(options: .audit(.sample).threads(threads))
    #expect(report.stoppedBy == nil && report.fault == nil && report.states == LongCounter.codes)
    let every = LongCounter(first: 0).check(options: .audit(.everyState).threads(threads))
    #expect(every.fault == .lossyCode(of: .init(LongCounter.codes), decoded: .init(0)))
    #expect(every.stoppedBy == .fault && every.states == LongCounter.codes)
  }

  @Test func `reports the same fault and counts on any number of threads`() {
    let reports = [1, 2, 3, 8].map {
      LongCounter(first: LongCounter.codes / 3).check(options: .audit(.everyState).threads($0))
    }
    #expect(Set(reports.map(\.fault)).count == 1 && Set(reports.map(\.states)).count == 1)
    #expect(Set(reports.map(\.transitions)).count == 1 && reports[0].fault != nil)
  }

  @Test func `says how many states it looked at`() {
    #expect(BinaryTree(count: 60_000).check(options: .audit(.sample)).auditedStates == 1_024 + 57)
    #expect(BinaryTree(count: 600).check(options: .audit(.everyState)).auditedStates == 600)
  }
}

@Suite struct `The laws of machines` {
  @Test func `hold for those that keep the contract`() {
    #expect(WaterJugs().audited().fault == nil)
    #expect(TwoPhaseCommit(managers: 3).audited().isComplete)
    #expect(BinaryTree(count: 60_000).audited(limits: .states(500)).states < 500)
  }

  @Test func `fail for those that break it`() {
    #expect(NarrowCounter().audited().fault != nil)
    #expect(ForgetfulEquality(depth: 30).audited().fault != nil)
    #expect(HiddenFlag().audited(judging: [HiddenFlag.breaks]).fault != nil)
    #expect(UnsortedSet().audited().fault != nil)
    #expect(ShuffledActions().audited().fault != nil)
    #expect(RandomSuccessor().audited().fault != nil)
    #expect(RepeatedAction().audited().fault == .repeatedAction(1, in: 0))
    #expect(Ticking().audited(judging: [Ticking.breaks]).fault != nil)
    #expect(Graph(from: [], []).audited().fault == .noInitialState)
  }
}
