/// Finds strongly connected components among some places of a product.
///
/// After Pearce, “A space-efficient algorithm for finding strongly connected components”, 2016: one
/// number for each place is its position while it is open, and its component afterwards. Components
/// are numbered downwards, so that a finished place never looks older than an open one.
struct PlaceComponents {
  private struct Frame {
    let place: Int32
    let automatonState: Int32
    var transition: Int32
    let end: Int32
    var way: Int32
    var isRoot = true
    var hasLoop = false
  }

  static let outside = Int32.max

  /// 0 for a place to be visited, its position, its component, or ``outside``.
  private(set) var mark: [Int32]
  private var nextComponent = Int32.max - 1
  private var open: [Int32] = []
  private var frames: [Frame] = []
  private var position: Int32 = 1

  init(placeCount: Int) { mark = Array(repeating: Self.outside, count: placeCount) }

  /// Hands over each component that has a cycle.
  ///
  /// - Parameters:
  ///   - places: Where to look; other places are as if they did not exist.
  ///   - product: The product that the places belong to.
  ///   - isStopped: Asked now and then whether to give up.
  ///   - report: Given the places of a component and its number.
  /// - Returns: Whether all were found; not if the caller stops the search.
  mutating func find(
    among places: [Int32], in product: FairProduct, isStopped: () -> Bool,
    report: (_ members: [Int32], _ component: Int32, _ mark: [Int32]) -> Void
  ) -> Bool {
    for place in places { mark[Int(place)] = 0 }
    let rows = product.innerRows
    let count = Int32(rows.stateCount)
    let (targets, classes) = (product.table.target, product.classes.classOfTransition)
    let (first, rowTargets) = (rows.first, rows.target)
    for start in places where mark[Int(start)] == 0 {
      if isStopped() { return false }
      enter(start, in: product)
      while var frame = frames.popLast() {
        var child: Int32?
        var own = mark[Int(frame.place)]
        while frame.transition < frame.end {
          let transition = Int(frame.transition)
          let row = Int(classes[transition] * count + frame.automatonState)
          let way = first[row] + frame.way
          guard way < first[row + 1] else {
            frame.transition += 1
            frame.way = 0
            continue
          }
          let target = targets[transition] * count + rowTargets[Int(way)]
          let other = mark[Int(target)]
          if other == 0 {
            child = target
            break
          }
          if target == frame.place { frame.hasLoop = true }
          if other < own {
            own = other
            frame.isRoot = false
          }
          frame.way += 1
        }
        mark[Int(frame.place)] = own
        if let child {
          frames.append(frame)
          enter(child, in: product)
        } else {
          leave(frame, report: report)
        }
      }
    }
    return true
  }

  private mutating func enter(_ place: Int32, in product: FairProduct) {
    mark[Int(place)] = position
    position += 1
    let count = product.automaton.stateCount
    let range = product.table.range(of: Int(place) / count)
    frames.append(
      Frame(
        place: place, automatonState: place % Int32(count), transition: Int32(range.lowerBound),
        end: Int32(range.upperBound), way: 0))
  }

  private mutating func leave(
    _ frame: Frame, report: ([Int32], Int32, [Int32]) -> Void
  ) {
    let own = mark[Int(frame.place)]
    guard frame.isRoot else {
      open.append(frame.place)
      return
    }
    let component = nextComponent
    nextComponent -= 1
    var begin = open.count
    while begin > 0, mark[Int(open[begin - 1])] >= own { begin -= 1 }
    let isTrivial = begin == open.count && !frame.hasLoop
    for member in open[begin...] { mark[Int(member)] = component }
    mark[Int(frame.place)] = component
    position -= Int32(open.count - begin) + 1
    if !isTrivial { report(open[begin...] + [frame.place], component, mark) }
    open.removeSubrange(begin...)
  }
}
