/// The places of a product that lie on fair and accepted cycles, whether they can be reached or not.
///
/// Recursive decomposition: a component that lacks what must recur is dropped; one in which a group
/// of rules is enabled and never taken loses the places where it is enabled, if that group is
/// assumed to be strongly fair, and is decomposed again. After Emerson and Lei, “Modalities for model
/// checking”, 1987, and Lichtenstein and Pnueli, “Checking that finite state concurrent programs
/// satisfy their linear specification”, POPL 1985. Each decomposition satisfies one more group, so
/// the cost is linear in the product, times one more than the number of strong assumptions.
struct FairComponents {
  /// The component of each place.
  private(set) var component: [Int32] = []
  /// Whether each component is fair, by the number that it was found with.
  private var isFair: [Bool] = []
  private(set) var stoppedBy: Limit?

  private enum Judgement: Equatable {
    case fair, unfair
    /// Without these groups of rules it may be.
    case without(UInt64)
  }

  init(of product: FairProduct, limits: SearchLimits, shared: SharedLimits?) {
    let places = product.cycling
    component = Array(repeating: PlaceComponents.outside, count: product.placeCount)
    stoppedBy = limits.reached(
      places: places.count, bytes: 4 * (component.count + 3 * places.count), shared)
    guard stoppedBy == nil else { return }
    (isFair, stoppedBy) = component.withUnsafeMutableBufferPointer { component in
      Self.decompose(places, of: product, into: component, shared: shared)
    }
  }

  private static func decompose(
    _ places: [Int32], of product: FairProduct, into component: UnsafeMutableBufferPointer<Int32>,
    shared: SharedLimits?
  ) -> (isFair: [Bool], stoppedBy: Limit?) {
    var (isFair, pending) = ([Bool](), [places])
    var search = PlaceComponents(in: product, numbering: component)
    while let places = pending.popLast() {
      let limit = search.find(among: places, shared: shared) { members, number in
        let judgement = judge(members, number, in: product, component)
        isFair.append(judgement == .fair)
        guard case .without(let groups) = judgement else { return }
        pending.append(
          members.filter { product.classes.enabled[product.state(of: $0)] & groups == 0 })
      }
      if limit != nil { return (isFair, limit) }
    }
    return (isFair, nil)
  }

  /// Whether there is a fair component.
  var areAny: Bool { isFair.contains(true) }

  /// Whether a place is in a fair component.
  func contain(_ place: Int32) -> Bool {
    let number = Int(PlaceComponents.firstComponent - component[Int(place)])
    return isFair.indices.contains(number) && isFair[number]
  }

  /// - Complexity: O(ways out of the members).
  private static func judge(
    _ members: ArraySlice<Int32>, _ number: Int32, in product: FairProduct,
    _ component: UnsafeMutableBufferPointer<Int32>
  ) -> Judgement {
    let count = product.automaton.stateCount
    let (rows, classes, masks) = (product.innerRows, product.classes, product.masks)
    let (firstTransition, targets) = (product.table.first, product.table.target)
    let (classOfTransition, groupsEnabled) = (classes.classOfTransition, classes.enabled)
    let (firstWay, rowTargets) = (rows.first, rows.target)
    let allMarks = product.automaton.allMarks
    var (accepted, met, taken, enabled): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    for place in members {
      let (state, automatonState) = Int(place).quotientAndRemainder(dividingBy: count)
      let enabledHere = groupsEnabled[state]
      enabled |= enabledHere
      for transition in Int(firstTransition[state])..<Int(firstTransition[state + 1]) {
        let stepClass = Int(classOfTransition[transition])
        let row = stepClass * count + automatonState
        for way in Int(firstWay[row])..<Int(firstWay[row + 1]) {
          let target = Int(targets[transition]) * count + Int(rowTargets[way])
          guard component[target] == number else { continue }
          accepted |= rows.marks[way]
          taken |= classes.taken[stepClass]
          met |= masks.met(taking: classes.taken[stepClass], enabled: enabledHere)
        }
      }
      // A large component often has everything in its first places.
      if accepted == allMarks, met == masks.recurring, masks.strong & ~taken == 0 { return .fair }
    }
    guard accepted == allMarks, met == masks.recurring else { return .unfair }
    let starved = enabled & ~taken & masks.strong
    return starved == 0 ? .fair : .without(starved)
  }
}
