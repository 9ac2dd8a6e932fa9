import ModelChecking
import Testing

@testable import ProjectAudit

@Suite struct `The innermost of nested intervals` {
  @Test func `is the last one that begins before a place and has not ended`() {
    let intervals = NestedIntervals([0...20, nil, 2...4, 4...4, 10...20, 12...12, 30...31])
    let owners = (0...32).map { intervals.innermost(around: $0) }
    #expect(
      owners == [0, 0, 2, 2, 3, 0, 0, 0, 0, 0, 4, 4, 5, 4, 4, 4, 4, 4, 4, 4, 4] + .none(9) + [
        6, 6, nil,
      ])
  }

  @Test func `is none if there are none`() {
    #expect(NestedIntervals([]).innermost(around: 0) == nil)
    #expect(NestedIntervals([nil]).innermost(around: 0) == nil)
  }

  @Test func `is what a search through all of them finds`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      var ranges: [ClosedRange<Int>] = []
      nest(in: 0...40, &ranges, &generator)
      for index in ranges.indices { ranges.swapAt(index, generator.next(below: ranges.count)) }
      let intervals = NestedIntervals(ranges)
      for place in -1...41 {
        let naive = ranges.indices.filter { ranges[$0].contains(place) }
          .min { (ranges[$0].count, -$0) < (ranges[$1].count, -$1) }
        #expect(intervals.innermost(around: place) == naive, "\(ranges), \(place)")
      }
    }
  }

  /// Adds intervals that lie apart within an outer one, and others within these.
  private func nest(
    in outer: ClosedRange<Int>, _ ranges: inout [ClosedRange<Int>],
    _ generator: inout SeededGenerator
  ) {
    var place = outer.lowerBound + generator.next(below: 4)
    while place <= outer.upperBound {
      let end = place + generator.next(below: min(outer.upperBound - place, 12) + 1)
      ranges.append(place...end)
      if place < end { nest(in: (place + 1)...end, &ranges, &generator) }
      place = end + 1 + generator.next(below: 6)
    }
  }
}

extension [Int?] {
  fileprivate static func none(_ count: Int) -> Self { Array(repeating: nil, count: count) }
}
