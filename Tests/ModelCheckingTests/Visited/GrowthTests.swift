import Testing

@testable import ModelChecking

@Suite struct `A segment of one of several workers` {
  private typealias Table = KeyTable<UInt64>

  private static func keys(_ range: Range<UInt64>) -> [UInt64] {
    range.filter { worker(ofHash: $0.scrambled, of: 2) == 0 }
  }

  /// Adds keys; returns how many of them are new.
  private static func add(_ keys: [UInt64], to table: inout Table) -> Int {
    var (keys, hashes, count) = (keys, keys.map(Table.hash), 0)
    table.insertNew(&keys, hashes: &hashes, count: keys.count) { _, _ in count += 1 }
    return count
  }

  /// How many keys are seen at a glance in what a directory has.
  private static func glances(
    _ keys: [UInt64], _ directory: borrowing SlotDirectory<UInt64>
  ) -> Int {
    var count = 0
    for key in keys where Table.isPresent(key, in: directory.place(ofHash: Table.hash(of: key))) {
      count += 1
    }
    return count
  }

  @Test func `grows while others still read where its keys were`() {
    var table = Table(worker: 0, of: 2)
    let keys = Self.keys(0..<30_000)
    #expect(Self.add(keys, to: &table) == keys.count && table.isGrowthDue)
    let before = SlotDirectory<UInt64>()
    table.enter(into: before)
    let seen = Self.glances(keys, before)
    table.growConcurrently()
    let after = SlotDirectory<UInt64>()
    table.enter(into: after)
    #expect(Self.glances(keys, before) == seen)
    #expect(Self.glances(keys, after) > seen && !table.isGrowthDue)
    table.freeRetired()
    #expect(Self.add(keys, to: &table) == 0)
    #expect(Self.add(Self.keys(30_000..<31_000), to: &table) == Self.keys(30_000..<31_000).count)
  }

  @Test func `does not wait until it is full`() {
    var table = Table(worker: 0, of: 2)
    var waiting = 0
    for start in stride(from: UInt64(0), to: 40_000, by: 100) {
      _ = Self.add(Self.keys(start..<start + 100), to: &table)
      for number in SegmentSizes.range(ofWorker: 0, of: 2) {
        let segment = table.segments.elements[number]
        waiting += segment.count >= SegmentSizes.limit(ofCapacity: segment.capacity) ? 1 : 0
        #expect(segment.count < SegmentSizes.lastLimit(ofCapacity: segment.capacity))
      }
    }
    #expect(waiting > 0)
  }

  @Test func `counts at each moment as if it had not waited`() {
    var one = Table(worker: 0, of: 1)
    var two = Table(worker: 0, of: 2)
    let others = one.bytes - two.bytes
    for start in stride(from: UInt64(0), to: 40_000, by: 100) {
      let keys = Self.keys(start..<start + 100)
      _ = (Self.add(keys, to: &one), Self.add(keys, to: &two))
      if start % 700 == 0 { two.growConcurrently() }
      #expect(one.bytes == two.bytes + others)
      two.freeRetired()
    }
  }
}
