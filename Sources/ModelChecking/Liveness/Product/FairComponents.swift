/// The places of a product that lie on fair and accepted cycles, whether they can be reached or not.
///
/// Recursive decomposition: a component that lacks what must recur is dropped; one in which a group
/// of rules is enabled and never taken loses the places where it is enabled, if that group is
/// assumed to be strongly fair, and is decomposed again. After Emerson and Lei, “Modalities for model
/// checking”, 1987, and Lichtenstein and Pnueli, “Checking that finite state concurrent programs
/// satisfy their linear specification”, POPL 1985. Each decomposition satisfies one more group, so
/// the cost is linear in the product, times one more than the number of strong assumptions.
///
/// The first decomposition does not depend on what is assumed, so it is made once for a product and
/// given to the search under each assumption (``ProductCycles``).
struct FairComponents {
  /// The component of each place.
  private(set) var component: [Int32] = []
  /// Whether each component is fair, by the number that it was found with.
  private var isFair: [Bool] = []
  private(set) var stoppedBy: Limit?

  init(of product: FairProduct, among cycles: ProductCycles, shared: SharedLimits?) {
    component = cycles.component
    stoppedBy = cycles.stoppedBy
    guard stoppedBy == nil else { return }
    (isFair, stoppedBy) = component.withUnsafeMutableBufferPointer { component in
      Self.decompose(cycles, of: product, into: component, shared: shared)
    }
  }

  private static func decompose(
    _ cycles: ProductCycles, of product: FairProduct,
    into component: UnsafeMutableBufferPointer<Int32>, shared: SharedLimits?
  ) -> (isFair: [Bool], stoppedBy: Limit?) {
    var (isFair, pending) = ([Bool](), [[Int32]]())
    let judge = ComponentJudge(of: product, numbering: component)
    func consider(_ members: ArraySlice<Int32>, _ number: Int32) {
      let judgement = judge.judgement(of: members, number)
      isFair.append(judgement == .fair)
      guard case .without(let groups) = judgement else { return }
      pending.append(judge.places(of: members, without: groups))
    }
    for index in 0..<cycles.count { consider(cycles[index], cycles.number(of: index)) }
    var search = PlaceComponents(
      in: product, numbering: component, from: cycles.number(of: cycles.count))
    while let places = pending.popLast() {
      if let limit = search.find(among: places, shared: shared, report: consider) {
        return (isFair, limit)
      }
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
