/// The strongly connected components of a product that have a cycle, whatever is assumed of them.
struct ProductCycles {
  /// The component of each place.
  private(set) var component: [Int32] = []
  private(set) var stoppedBy: Limit?
  /// The places of the components, one component after the other.
  private var members: [Int32] = []
  /// Where each component begins, and at last where they end.
  private var first = [0]

  init(of product: FairProduct, limits: SearchLimits, shared: SharedLimits?) {
    let places = product.cycling
    component = Array(repeating: PlaceComponents.outside, count: product.placeCount)
    stoppedBy = limits.reached(
      places: places.count, bytes: 4 * (component.count + 4 * places.count), shared)
    guard stoppedBy == nil else { return }
    var (members, first) = ([Int32](), [0])
    stoppedBy = component.withUnsafeMutableBufferPointer { component in
      var search = PlaceComponents(in: product, numbering: component)
      return search.find(among: places, shared: shared) { found, _ in
        members += found
        first.append(members.count)
      }
    }
    (self.members, self.first) = (members, first)
  }

  /// How many components there are.
  var count: Int { first.count - 1 }

  /// The places of a component.
  subscript(index: Int) -> ArraySlice<Int32> { members[first[index]..<first[index + 1]] }

  /// The number that stands for a component in ``component``.
  func number(of index: Int) -> Int32 { PlaceComponents.firstComponent - Int32(index) }
}

/// The cycles of the product that was searched last, because a statement that fails is searched under
/// one assumption after the other, and its product stays the same.
final class CycleCache {
  private var last: (automaton: BuchiAutomaton, cycles: ProductCycles)?

  /// The cycles of a product, all of which are of the same classes of steps.
  func cycles(
    of product: FairProduct, limits: SearchLimits, shared: SharedLimits?
  ) -> ProductCycles {
    if let last, last.automaton == product.automaton { return last.cycles }
    let cycles = ProductCycles(of: product, limits: limits, shared: shared)
    if cycles.stoppedBy == nil { last = (product.automaton, cycles) }
    return cycles
  }
}
