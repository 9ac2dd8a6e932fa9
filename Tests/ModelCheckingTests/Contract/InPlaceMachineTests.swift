import Testing
import Thoroughness

@testable import ModelChecking

/// Lamps in a ring: each switches itself and the next one.
private struct Lamps: InPlaceMachine {
  let count: Int

  var initialStates: [[Bool]] { [Array(repeating: false, count: count)] }

  func actions(in state: [Bool]) -> Range<Int> { 0..<count }

  func apply(_ lamp: Int, to state: inout [Bool]) {
    state[lamp].toggle()
    state[(lamp + 1) % count].toggle()
  }
}

/// The same, which makes new states.
private struct PlainLamps: StateMachine {
  let lamps: Lamps

  var initialStates: [[Bool]] { lamps.initialStates }

  func actions(in state: [Bool]) -> Range<Int> { lamps.actions(in: state) }

  func successor(of state: [Bool], taking lamp: Int) -> [Bool] {
    var next = state
    lamps.apply(lamp, to: &next)
    return next
  }
}

/// Lamps that say two different things about what a switch does.
private struct ContradictoryLamps: InPlaceMachine {
  let initialStates = [[false, false]]

  func actions(in state: [Bool]) -> [Int] { [0, 1] }

  func apply(_ lamp: Int, to state: inout [Bool]) { state[lamp] = true }

  func successor(of state: [Bool], taking lamp: Int) -> [Bool] {
    var next = state
    next[1 - lamp] = true
    return next
  }
}

@Suite struct `A machine that changes states in place` {
  @Test(arguments: Thoroughness.isFullForEngine ? [2, 5, 12, 17] : [2, 5, 10], [1, 2])
  func `is searched like others`(count: Int, threads: Int) {
    guard count < 17 || threads == 1 else { return }
    let lamps = Lamps(count: min(count, 13))
    let found = lamps.check(options: .threads(threads))
    let expected = PlainLamps(lamps: lamps).check()
    #expect(found.states == 1 << (lamps.count - 1))
    #expect(found.states == expected.states && found.transitions == expected.transitions)
    #expect(found.depth == expected.depth && found.fault == nil)
  }

  @Test func `has successors, too`() {
    #expect(
      Lamps(count: 3).successor(of: [true, false, false], taking: 0) == [false, true, false])
    #expect(Lamps(count: 3).explore().states.count == 4)
  }

  @Test func `is at fault if it has others`() {
    let fault = ContradictoryLamps().check(options: .audit(.everyState)).fault
    #expect(fault == .changeDiffers(of: [false, false], taking: 0))
    #expect(
      fault.map(\.description)
        == "apply(_:to:) and successor(of:taking:) lead from “[false, false]” by “0” to different "
        + "states: implement apply(_:to:) alone")
  }

  @Test func `may leave a state as it is, or be asked by a sequence that keeps it`() {
    let report = Ladder().check()
    #expect(report.states == 16 && report.transitions == 16 * 3)
  }
}

/// A ladder with a step that goes nowhere. Its actions are made from a copy of the state.
private struct Ladder: InPlaceMachine {
  let initialStates: [[UInt8]] = [[0, 0]]

  func actions(in state: [UInt8]) -> some Sequence<Int> {
    (0..<3).lazy.map { $0 + (state.isEmpty ? 1 : 0) }
  }

  func apply(_ action: Int, to state: inout [UInt8]) {
    if action < 2 { state[action] = (state[action] + 1) % 4 }
  }
}
