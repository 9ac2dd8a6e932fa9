/// The places of a product that lie on fair and accepted cycles.
///
/// Recursive decomposition: a component that lacks what must recur is dropped; one in which a group
/// of rules is enabled and never taken loses the places where it is enabled, if that group is
/// assumed to be strongly fair, and is decomposed again. After Emerson and Lei, “Modalities for model
/// checking”, 1987, and Lichtenstein and Pnueli, “Checking that finite state concurrent programs
/// satisfy their linear specification”, POPL 1985. Each decomposition satisfies one more group, so
/// the cost is linear in the product, times one more than the number of strong assumptions.
struct FairComponents {
  /// The fair component of each place; other numbers belong to no fair one.
  private(set) var component: [Int32] = []
  private(set) var fair: Set<Int32> = []
  private(set) var stoppedBy: Limit?

  private enum Judgement {
    case fair, unfair
    /// Without these groups of rules it may be.
    case without(UInt64)
  }

  init(of product: FairProduct, among reach: ProductReach, shared: SharedLimits?) {
    let count = product.automaton.stateCount
    var pending = [reach.order.filter { product.canAccept[Int($0) % count] }]
    var search = PlaceComponents(placeCount: product.placeCount)
    var (steps, limit): (Int, Limit?) = (0, nil)
    func isStopped() -> Bool {
      steps += 1
      guard steps & 0x3FF == 0 else { return false }
      limit = shared?.limitReached ?? (Task<Never, Never>.isCancelled ? .cancelled : nil)
      return limit != nil
    }
    var fair: Set<Int32> = []
    while let places = pending.popLast() {
      let isComplete = search.find(among: places, in: product, isStopped: isStopped) {
        members, number, mark in
        switch Self.judge(members, number, mark, in: product) {
        case .fair: fair.insert(number)
        case .unfair: break
        case .without(let groups):
          pending.append(
            members.filter { product.classes.enabled[product.state(of: $0)] & groups == 0 })
        }
      }
      guard isComplete else { break }
    }
    stoppedBy = limit
    self.fair = fair
    component = search.mark
  }

  /// - Complexity: O(ways out of the members).
  private static func judge(
    _ members: [Int32], _ number: Int32, _ mark: [Int32], in product: FairProduct
  ) -> Judgement {
    let count = product.automaton.stateCount
    let (rows, classes, masks) = (product.innerRows, product.classes, product.masks)
    let targets = product.table.target
    var (accepted, met, taken, enabled): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    for place in members {
      let (state, automatonState) = Int(place).quotientAndRemainder(dividingBy: count)
      let enabledHere = classes.enabled[state]
      enabled |= enabledHere
      for transition in product.table.range(of: state) {
        let stepClass = Int(classes.classOfTransition[transition])
        let row = stepClass * count + automatonState
        for way in Int(rows.first[row])..<Int(rows.first[row + 1]) {
          let target = Int(targets[transition]) * count + Int(rows.target[way])
          guard mark[target] == number else { continue }
          accepted |= rows.marks[way]
          taken |= classes.taken[stepClass]
          met |= masks.met(taking: classes.taken[stepClass], enabled: enabledHere)
        }
      }
    }
    guard accepted == product.automaton.allMarks, met == masks.recurring else { return .unfair }
    let starved = enabled & ~taken & masks.strong
    return starved == 0 ? .fair : .without(starved)
  }
}
