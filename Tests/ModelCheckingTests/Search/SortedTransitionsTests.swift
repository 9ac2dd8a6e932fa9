import Testing

@testable import ModelChecking

@Suite struct `The transitions of a graph that are sorted by action` {
  private let table = Scatter(count: 300, ways: 5).explore().table
  private var sorted: SortedTransitions { SortedTransitions(table, actionCount: 5) }

  private func transitions(of action: Int, within range: Range<Int>) -> [Int] {
    range.filter { table.action(of: $0) == action }
  }

  private func transitions(at positions: Range<Int>) -> [Int] {
    sorted.transitions[positions].map(Int.init)
  }

  @Test(arguments: 0..<5) func `are those with the action, in order`(action: Int) {
    let positions = sorted.positions(of: action)
    #expect(transitions(at: positions) == transitions(of: action, within: 0..<table.count))
  }

  @Test func `stand beside their sources and targets`() {
    let transitions = sorted.transitions.map(Int.init)
    #expect(sorted.sources.map(Int.init) == transitions.map(table.source))
    #expect(sorted.targets == transitions.map { table.target[$0] })
  }

  @Test(arguments: [0..<0, 0..<1, 3..<17, 100..<101, 40..<1_000, 1_400..<1_500, 0..<1_500])
  func `are found by their numbers`(range: Range<Int>) {
    for action in 0..<5 {
      #expect(
        transitions(at: sorted.positions(of: action, within: range))
          == transitions(of: action, within: range.clamped(to: 0..<table.count)))
    }
  }
}
