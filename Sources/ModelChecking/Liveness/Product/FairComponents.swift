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
    let judge = ComponentJudge(of: product, numbering: component)
    while let places = pending.popLast() {
      let limit = search.find(among: places, shared: shared) { members, number in
        let judgement = judge.judgement(of: members, number)
        isFair.append(judgement == .fair)
        guard case .without(let groups) = judgement else { return }
        pending.append(judge.places(of: members, without: groups))
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
}
