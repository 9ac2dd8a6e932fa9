import Testing

@testable import ModelChecking

@Suite struct `The latest keys of a table` {
  @Test func `are few, and none is known that was not given`() {
    let latest = RecentSlotCache<UInt64>(bytes: 1 << 10)
    let (capacity, isEmpty) = (latest.capacity, latest.isEmpty)
    #expect(capacity == 128 && !isEmpty)
    var generator = SeededGenerator(seed: 3)
    var given: Set<UInt64> = []
    var (known, wrong) = (0, 0)
    for _ in 0..<20_000 {
      let key = UInt64(generator.next(below: 400))
      if latest.replace(with: key, hash: key.scrambled) {
        known += 1
        wrong += given.contains(key) ? 0 : 1
      }
      given.insert(key)
    }
    #expect(wrong == 0)
    #expect((2_000..<12_000).contains(known))
  }

  @Test func `are known until another key takes their place`() {
    let latest = RecentSlotCache<UInt64>(bytes: 64)
    let given: [(key: UInt64, hash: UInt64)] = [(5, 1), (5, 1), (6, 9), (5, 1)]
    let known = given.map { latest.replace(with: $0.key, hash: $0.hash) }
    #expect(known == [false, true, false, false])
  }

  @Test func `fit their size`() {
    let wide = RecentSlotCache<UInt128>(bytes: 1 << 10).capacity
    let pairs = RecentSlotCache<PairCode<UInt64, UInt128>>(bytes: 1 << 10).capacity
    let isEmpty = RecentSlotCache<UInt64>().isEmpty
    #expect(wide == 64 && pairs == 32 && isEmpty)
  }

  @Test func `are kept as soon as a table has grown, and never for keys that are numbered`() {
    var generator = SeededGenerator(seed: 1)
    let keys = (0..<20_000).map { _ in generator.next() >> 1 }
    #expect(Self.known(keys, of: 1) ?? 0 > 14_000)
    #expect(Self.known(Array(keys.prefix(100)), of: 1) == nil)
    var numbered = IndexTable<UInt64>(worker: 0, of: 1)
    var (batch, hashes) = (keys, keys.map(IndexTable<UInt64>.hash(of:)))
    numbered.insertNew(&batch, hashes: &hashes, count: keys.count) { _, _ in }
    let isEmpty = numbered.latest.isEmpty
    #expect(isEmpty)
  }

  @Test func `are kept by the threads, and not by a table, if there are several workers`() {
    let keys = (0..<20_000).map { UInt64($0) }.filter { worker(ofHash: $0.scrambled, of: 2) == 0 }
    #expect(Self.known(keys, of: 2) == nil)
  }

  /// How many of some keys are among the latest ones of a table after they were added; nil if it keeps
  /// none.
  private static func known(_ keys: [UInt64], of workers: Int) -> Int? {
    var table = KeyTable<UInt64>(worker: 0, of: workers)
    var batch = keys
    var hashes = keys.map(KeyTable<UInt64>.hash(of:))
    table.insertNew(&batch, hashes: &hashes, count: keys.count) { _, _ in }
    if table.latest.isEmpty { return nil }
    for (key, hash) in zip(keys, hashes) {
      _ = KeyTable<UInt64>.replace(key, hash: hash, in: table.latest)
    }
    return zip(keys, hashes).count { KeyTable<UInt64>.replace($0, hash: $1, in: table.latest) }
  }

  @Test(arguments: [1, 3]) func `do not change which keys are new`(workers: Int) {
    var generator = SeededGenerator(seed: 7)
    let given = (0..<120_000).map { _ in UInt64(generator.next(below: 40_000)) }
    let keys = given.filter { worker(ofHash: $0.scrambled, of: workers) == 0 }
    var table = KeyTable<UInt64>(worker: 0, of: workers)
    var (known, wrong) = (Set<UInt64>(), 0)
    for start in stride(from: 0, to: keys.count, by: 700) {
      var batch = Array(keys[start..<min(start + 700, keys.count)])
      var hashes = batch.map(KeyTable<UInt64>.hash(of:))
      var new: [Int] = []
      table.insertNew(&batch, hashes: &hashes, count: batch.count) { position, _ in
        new.append(position)
      }
      let expected = batch.indices.filter { known.insert(batch[$0]).inserted }
      wrong += new == expected ? 0 : 1
    }
    #expect(wrong == 0 && known.count == Set(keys).count)
  }
}
