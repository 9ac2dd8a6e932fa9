import Testing
import Thoroughness

@testable import ModelChecking

@Suite struct `A table of codes` {
  @Test(arguments: [0, 1, 63, 64, 65, 3_000, Thoroughness.isFullForEngine ? 200_000 : 20_000])
  func `knows what it has been given, from nothing to many codes`(count: UInt64) {
    #expect(TableDrill<KeyTable<UInt64>>.faults(Array(0..<count)) == [])
  }

  @Test func `knows random codes, each given up to three times in one batch or in several`() {
    var generator = SeededGenerator(seed: 7)
    let count = Thoroughness.isFullForEngine ? 30_000 : 9_000
    let few = (0..<count).map { _ in UInt64(generator.next(below: count / 3)) }
    let many = (0..<count).map { _ in generator.next() >> 1 }
    #expect(TableDrill<KeyTable<UInt64>>.faults(few, many, few + many) == [])
  }

  @Test func `knows wide codes that differ in one half only`() {
    let codes = (0..<(Thoroughness.isFullForEngine ? 20_000 : 6_000)).flatMap {
      number -> [UInt128] in
      [UInt128(number), UInt128(number) << 64, UInt128(number) << 64 | UInt128(number)]
    }
    #expect(TableDrill<KeyTable<UInt128>>.faults(codes) == [])
  }

  @Test func `knows pairs of codes that are each other’s mirror`() {
    let pairs = (0..<150).flatMap { first in
      (0..<150).map { second in
        PairCode<UInt64, UInt128>(UInt64(first), UInt128(second))
      }
    }
    #expect(TableDrill<KeyTable<PairCode<UInt64, UInt128>>>.faults(pairs) == [])
  }

  @Test(arguments: HardHashes.allCases) func `knows codes with hard hashes`(hashes: HardHashes) {
    let codes = ChosenCode.codes(Thoroughness.isFullForEngine ? 1_200 : 600, hash: hashes.hash)
    #expect(TableDrill<KeyTable<ChosenCode>>.faults(codes) == [])
  }

  @Test(arguments: [2, 3, 7, 64]) func `takes the codes of its worker only`(workers: Int) {
    let codes = Array(0..<UInt64(Thoroughness.isFullForEngine ? 20_000 : 6_000))
    var found = 0
    for number in 0..<workers {
      var drill = TableDrill<KeyTable<UInt64>>(worker: number, of: workers)
      drill.insert(codes.filter { worker(ofHash: $0.scrambled, of: workers) == number })
      drill.finish()
      #expect(drill.faults == [])
      found += drill.references.count
    }
    #expect(found == codes.count)
  }

  @Test(arguments: Thoroughness.isFullForEngine ? [2, 3, 7, 64] : [3, 64])
  func `needs as much memory on any number of workers`(workers: Int) {
    #expect(Self.bytes(workers: workers) == Self.bytes(workers: 1))
  }

  private static func bytes(workers: Int) -> Int {
    (0..<workers).reduce(0) { sum, number in
      var drill = TableDrill<KeyTable<UInt64>>(worker: number, of: workers)
      drill.insert((0..<10_000).filter { worker(ofHash: $0.scrambled, of: workers) == number })
      return sum + drill.bytes
    }
  }

  @Test(arguments: [1, 8]) func `refuses the code that marks vacant slots`(threads: Int) {
    let initial = Respelled(Graph(from: [-1], []), as: PackedSpelling<Int, UInt64>.self)
    #expect(
      initial.check(options: .threads(threads)).fault == .vacantCode(of: initial.initialStates[0]))
    let later = Respelled(Graph([(0, "a", 1), (1, "b", -1)]), as: PackedSpelling<Int, UInt64>.self)
    let report = later.check(options: .threads(threads))
    #expect(report.fault == .vacantCode(of: initial.initialStates[0]))
    #expect(report.states == 2 && report.transitions == 1 && report.stoppedBy == .fault)
  }
}
