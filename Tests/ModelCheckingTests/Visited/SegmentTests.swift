import Testing

@testable import ModelChecking

@Suite struct `The segments of a visited table` {
  @Test func `have one worker each, the one that their hashes name`() {
    for workers in 1...64 {
      let owners = (0..<workers).flatMap { number in
        SegmentSizes.range(ofWorker: number, of: workers).map { (segment: $0, worker: number) }
      }
      #expect(owners.map(\.segment) == Array(0..<64), "\(workers) workers")
      let isNamed = owners.allSatisfy {
        worker(ofHash: UInt64($0.segment) << 58, of: workers) == $0.worker
      }
      #expect(isNamed, "\(workers) workers")
    }
  }

  @Test func `are shared out evenly`() {
    for workers in 1...64 {
      let sizes = (0..<workers).map { SegmentSizes.range(ofWorker: $0, of: workers).count }
      let isEven = sizes.allSatisfy { (64 / workers...64 / workers + 1).contains($0) }
      #expect(isEven, "\(workers) workers")
    }
  }

  @Test func `grow before they are full`() {
    var capacity = SegmentSizes.first(segment: 0)
    while capacity < 1 << 40 {
      let next = SegmentSizes.next(after: capacity)
      #expect(next > capacity && SegmentSizes.limit(ofCapacity: capacity) < capacity)
      // What made the segment grow does not make it grow again, even if it has waited.
      #expect(
        SegmentSizes.limit(ofCapacity: capacity) < SegmentSizes.lastLimit(ofCapacity: capacity))
      #expect(SegmentSizes.lastLimit(ofCapacity: capacity) < SegmentSizes.limit(ofCapacity: next))
      capacity = next
    }
  }

  @Test(arguments: [64, 65, 95, 96, 1_000_003])
  func `have a slot for every hash, in the order of the hashes`(capacity: Int) {
    let hashes = (0..<1_000).map { UInt64($0) << 48 } + [UInt64.max >> 6]
    let slots = hashes.map { SegmentSizes.slot(ofHash: $0, capacity: capacity) }
    #expect(slots == slots.sorted() && slots.first == 0 && slots.last == capacity - 1)
  }

  @Test func `have slots that do not depend on the bits that chose the segment`() {
    for segment in 0..<UInt64(64) {
      let slot = SegmentSizes.slot(ofHash: segment << 58 | 0x0123_4567_89AB_CDEF, capacity: 1_000)
      #expect(slot == SegmentSizes.slot(ofHash: 0x0123_4567_89AB_CDEF, capacity: 1_000))
    }
  }
}
