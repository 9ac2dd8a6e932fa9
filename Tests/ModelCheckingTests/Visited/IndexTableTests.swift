import Testing
import Thoroughness

@testable import ModelChecking

@Suite struct `A table of numbers` {
  @Test(arguments: [
    0, 1, 63, 64, 65, 4_095, 4_096, 4_097, Thoroughness.isFullForEngine ? 200_000 : 20_000,
  ])
  func `knows what it has been given, from nothing to many keys`(count: Int) {
    #expect(TableDrill<IndexTable<Int>>.faults(Array(0..<count)) == [])
  }

  @Test func `knows texts, each given several times`() {
    var generator = SeededGenerator(seed: 3)
    let texts = (0..<20_000).map { _ in
      String(repeating: "a long text ", count: 3) + "\(generator.next(below: 6_000))"
    }
    #expect(TableDrill<IndexTable<String>>.faults(texts, texts) == [])
  }

  /// What the table may remember of a hash is all that it is given.
  @Test(arguments: HardHashes.allCases) func `knows keys with hard hashes`(hashes: HardHashes) {
    let keys = Array(0..<UInt64(Thoroughness.isFullForEngine ? 1_200 : 600))
    let faults = TableDrill<IndexTable<UInt64>>.faults(keys) { number in
      hashes.hash(number) & ~(UInt64.max >> 38)
    }
    #expect(faults == [])
  }

  @Test(arguments: [2, 3, 7, 64]) func `numbers the keys of its worker only`(workers: Int) {
    let keys = Array(0..<(Thoroughness.isFullForEngine ? 20_000 : 6_000))
    var found = 0
    for number in 0..<workers {
      var drill = TableDrill<IndexTable<Int>>(worker: number, of: workers)
      drill.insert(
        keys.filter { worker(ofHash: IndexTable<Int>.hash(of: $0), of: workers) == number })
      drill.finish()
      #expect(drill.faults == [])
      found += drill.references.count
    }
    #expect(found == keys.count)
  }

  @Test(arguments: Thoroughness.isFullForEngine ? [2, 3, 7, 64] : [3, 64])
  func `needs as much memory on any number of workers`(workers: Int) {
    #expect(Self.bytes(workers: workers) == Self.bytes(workers: 1))
  }

  private static func bytes(workers: Int) -> Int {
    (0..<workers).reduce(0) { sum, number in
      var drill = TableDrill<IndexTable<Int>>(worker: number, of: workers)
      let keys = (0..<10_000).filter {
        worker(ofHash: IndexTable<Int>.hash(of: $0), of: workers) == number
      }
      drill.insert(keys)
      return sum + drill.bytes
    }
  }
}
