/// The arrays in which the ways out of a place are looked up.
///
/// Searches read them here, because an array inside a value of several parts gets another owner each
/// time that the value is handed on.
struct ProductTransitionTable {
  /// The number of states of the automaton.
  let stateCount: Int32
  /// The state that each transition of the graph leads to.
  let targets: [Int32]
  /// The state of the automaton that each way leads to.
  let rowTargets: [Int32]
  private let firstTransition: [Int32]
  private let expandedCount: Int32
  private let classes: [Int32]
  private let firstWay: [Int32]

  init(_ product: FairProduct, _ rows: AutomatonRows) {
    stateCount = Int32(rows.stateCount)
    targets = product.table.target
    rowTargets = rows.target
    firstTransition = product.table.first
    expandedCount = Int32(product.table.expandedCount)
    classes = product.classes.classOfTransition
    firstWay = rows.first
  }

  /// The transitions of a state; none for a state that was not expanded.
  func transitions(of state: Int32) -> Range<Int> {
    guard state < expandedCount else { return 0..<0 }
    return Int(firstTransition[Int(state)])..<Int(firstTransition[Int(state) + 1])
  }

  /// The ways that a state of the automaton has for a transition.
  func range(of transition: Int, in automatonState: Int32) -> Range<Int> {
    let row = Int(classes[transition] &* stateCount &+ automatonState)
    return Int(firstWay[row])..<Int(firstWay[row + 1])
  }
}
