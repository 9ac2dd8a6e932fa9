import SourceCode

/// Which function and which declaration of a type the tokens of a file stand in.
struct TokenOwners: Sendable {
  private let functions: NestedIntervals
  private let parts: NestedIntervals

  /// - Complexity: O(*n* log *n*) for *n* declarations.
  init(_ parts: [CodePart], _ functions: [CodeFunction], _ tokens: CodeTokens) {
    func places(_ body: Range<Int>?) -> ClosedRange<Int>? {
      guard let body, let first = tokens[body].first, let last = tokens[body].last else {
        return nil
      }
      return first.offset...last.offset
    }
    self.parts = NestedIntervals(parts.map { places($0.body) })
    self.functions = NestedIntervals(functions.map { places($0.body) })
  }

  /// The position of the innermost function whose body holds a token.
  func function(around token: CodeToken) -> Int? { functions.innermost(around: token.offset) }

  /// The position of the innermost declaration of a type that holds a token.
  func part(around token: CodeToken) -> Int? { parts.innermost(around: token.offset) }
}

/// Intervals that lie apart or contain each other, as those between braces do.
struct NestedIntervals: Sendable {
  /// Where another interval becomes the innermost one, in order, and which; nil for none.
  private var changes: [(place: Int, owner: Int?)] = []

  /// - Parameter intervals: The intervals by their positions; nil for one that holds nothing.
  init(_ intervals: [ClosedRange<Int>?]) {
    let sorted = intervals.enumerated().compactMap { owner, interval in
      interval.map { (owner: owner, interval: $0) }
    }.sorted {
      ($0.interval.lowerBound, $1.interval.upperBound, $0.owner)
        < ($1.interval.lowerBound, $0.interval.upperBound, $1.owner)
    }
    var open: [(owner: Int, end: Int)] = []
    for (owner, interval) in sorted {
      close(&open, before: interval.lowerBound)
      open.append((owner, interval.upperBound))
      note(owner, from: interval.lowerBound)
    }
    close(&open, before: .max)
  }

  /// Ends the intervals that end before a place.
  private mutating func close(_ open: inout [(owner: Int, end: Int)], before place: Int) {
    while let last = open.last, last.end < place {
      open.removeLast()
      note(open.last?.owner, from: last.end + 1)
    }
  }

  private mutating func note(_ owner: Int?, from place: Int) {
    changes.append((max(place, changes.last?.place ?? place), owner))
  }

  /// The position of the innermost interval that holds a place; nil if none does.
  ///
  /// - Complexity: O(log *n*).
  func innermost(around place: Int) -> Int? {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].place <= place { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : changes[low - 1].owner
  }
}
