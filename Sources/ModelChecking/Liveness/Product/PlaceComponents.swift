/// Finds strongly connected components among some places of a product.
///
/// After Pearce, “A space-efficient algorithm for finding strongly connected components”, 2016: one
/// number for each place is its position while it is open, and its component afterwards. Components
/// are numbered downwards, so that a finished place never looks older than an open one.
struct PlaceComponents {
  private struct Frame {
    let place: Int32
    let automatonState: Int32
    var transition: Int
    let end: Int
    var way = 0
    var isRoot = true
    var hasLoop = false
  }

  /// The number of places to be left out, and of those on no cycle.
  static let outside = Int32.max
  /// The number of the component that is reported first.
  static let firstComponent = Int32.max - 1

  /// 0 for a place to be visited, its position, its component, or ``outside``.
  private let mark: UnsafeMutableBufferPointer<Int32>
  private var nextComponent: Int32
  private var open: [Int32] = []
  private var position: Int32 = 1
  private let ways: ProductTransitionTable

  /// - Parameters:
  ///   - product: The product that the places belong to.
  ///   - mark: Room for a number for each place, ``outside`` at first.
  ///   - first: The number of the next component; others have larger ones.
  init(
    in product: FairProduct, numbering mark: UnsafeMutableBufferPointer<Int32>,
    from first: Int32 = Self.firstComponent
  ) {
    self.mark = mark
    nextComponent = first
    ways = ProductTransitionTable(product, product.innerRows)
  }

  /// Hands over each component that has a cycle.
  ///
  /// - Parameters:
  ///   - places: Where to look; other places are as if they did not exist.
  ///   - shared: What may stop the search; asked now and then.
  ///   - report: Given the places of a component and its number.
  /// - Returns: What stopped the search before all were found.
  mutating func find(
    among places: [Int32], shared: SharedLimits?,
    report: (_ members: ArraySlice<Int32>, _ component: Int32) -> Void
  ) -> Limit? {
    for place in places { mark[Int(place)] = 0 }
    var (entered, frames) = (0, [Frame]())
    for start in places where mark[Int(start)] == 0 {
      frames.append(enter(start))
      while !frames.isEmpty {
        if let child = nextChild(of: &frames[frames.count - 1]) {
          frames.append(enter(child))
          entered += 1
          if entered & 0xFFF == 0, let limit = shared.interruption { return limit }
        } else {
          leave(frames.removeLast(), report: report)
        }
      }
    }
    return nil
  }

  /// The next place behind one that was not visited before, if there is one.
  ///
  /// It is seen again when it is finished, because the frame stays at the way to it.
  private func nextChild(of frame: inout Frame) -> Int32? {
    var own = mark[Int(frame.place)]
    defer { mark[Int(frame.place)] = own }
    while frame.transition < frame.end {
      let base = ways.targets[frame.transition] &* ways.stateCount
      let range = ways.range(of: frame.transition, in: frame.automatonState)
      for way in range.dropFirst(frame.way) {
        let target = base &+ ways.rowTargets[way]
        let other = mark[Int(target)]
        if other == 0 {
          frame.way = way - range.lowerBound
          return target
        }
        if target == frame.place { frame.hasLoop = true }
        if other < own {
          own = other
          frame.isRoot = false
        }
      }
      frame.way = 0
      frame.transition += 1
    }
    return nil
  }

  private mutating func enter(_ place: Int32) -> Frame {
    mark[Int(place)] = position
    position += 1
    let (state, automatonState) = place.quotientAndRemainder(dividingBy: ways.stateCount)
    let transitions = ways.transitions(of: state)
    return Frame(
      place: place, automatonState: automatonState, transition: transitions.lowerBound,
      end: transitions.upperBound)
  }

  private mutating func leave(_ frame: Frame, report: (ArraySlice<Int32>, Int32) -> Void) {
    let own = mark[Int(frame.place)]
    open.append(frame.place)
    guard frame.isRoot else { return }
    var begin = open.count - 1
    while begin > 0, mark[Int(open[begin - 1])] >= own { begin -= 1 }
    let hasCycle = begin < open.count - 1 || frame.hasLoop
    let component = hasCycle ? nextComponent : Self.outside
    for member in open[begin...] { mark[Int(member)] = component }
    position -= Int32(open.count - begin)
    if hasCycle {
      nextComponent -= 1
      report(open[begin...], component)
    }
    open.removeSubrange(begin...)
  }
}
