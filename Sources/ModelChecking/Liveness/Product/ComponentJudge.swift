/// Says whether components of a product are fair.
///
/// Most components are small and there are many. A class, because for each component a struct would be
/// copied, and count the references of all its arrays.
final class ComponentJudge {
  enum Judgement: Equatable {
    case fair, unfair
    /// Without these groups of rules it may be.
    case without(UInt64)
  }

  private let ways: ProductTransitionTable
  private let marks: [UInt64]
  private let classOfTransition: [Int32]
  /// The groups that a step of each class takes, and that are enabled in each state.
  private let groupsTaken: [UInt64]
  private let groupsEnabled: [UInt64]
  private let allMarks: UInt64
  private let masks: FairnessMasks
  /// The component of each place.
  private let component: UnsafeMutableBufferPointer<Int32>

  init(of product: FairProduct, numbering component: UnsafeMutableBufferPointer<Int32>) {
    ways = ProductTransitionTable(product, product.innerRows)
    marks = product.innerRows.marks
    classOfTransition = product.classes.classOfTransition
    groupsTaken = product.classes.taken
    groupsEnabled = product.classes.enabled
    allMarks = product.automaton.allMarks
    masks = product.masks
    self.component = component
  }

  /// Whether the component with a number is fair.
  ///
  /// - Complexity: O(ways out of the members).
  func judgement(of members: ArraySlice<Int32>, _ number: Int32) -> Judgement {
    var (accepted, met, taken, enabled): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    for place in members {
      let (state, automatonState) = place.quotientAndRemainder(dividingBy: ways.stateCount)
      let enabledHere = groupsEnabled[Int(state)]
      enabled |= enabledHere
      for transition in ways.transitions(of: state) {
        let base = ways.targets[transition] &* ways.stateCount
        for way in ways.range(of: transition, in: automatonState)
        where component[Int(base &+ ways.rowTargets[way])] == number {
          let takenHere = groupsTaken[Int(classOfTransition[transition])]
          accepted |= marks[way]
          taken |= takenHere
          met |= masks.met(taking: takenHere, enabled: enabledHere)
        }
      }
      // A large component often has everything in its first places.
      if accepted == allMarks, met == masks.recurring, masks.strong & ~taken == 0 { return .fair }
    }
    guard accepted == allMarks, met == masks.recurring else { return .unfair }
    let starved = enabled & ~taken & masks.strong
    return starved == 0 ? .fair : .without(starved)
  }

  /// The places in whose states none of some groups is enabled.
  func places(of members: ArraySlice<Int32>, without groups: UInt64) -> [Int32] {
    members.filter { groupsEnabled[Int($0 / ways.stateCount)] & groups == 0 }
  }
}
