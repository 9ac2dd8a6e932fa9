import Testing
import Thoroughness

@testable import ModelChecking

/// A key whose equality ignores a part of its memory.
private struct Loose: Hashable, Sendable {
  let value: UInt32
  let noise: UInt32

  static func == (left: Loose, right: Loose) -> Bool { left.value == right.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A state as one writes it at first: arrays beside other fields, and a struct in it.
private struct Ledger: Hashable, Sendable {
  struct Head: Hashable, Sendable {
    var isOpen = false
    var names: [UInt16] = []
  }

  var phases: [UInt8] = []
  var head = Head()
  var total: UInt64 = 0

  init(from generator: inout SeededGenerator) {
    phases = (0..<generator.next(below: 4)).map { _ in UInt8(generator.next(below: 3)) }
    head.isOpen = generator.next(below: 2) == 0
    head.names = (0..<generator.next(below: 3)).map { _ in UInt16(generator.next(below: 3)) }
    total = UInt64(generator.next(below: 2))
  }
}

/// A struct with fields that refer to memory.
private struct TwoNames: Hashable, Sendable {
  var first = "a", second = ["b"]
}

/// A struct whose field is a container of any value; its size is that of one of them.
private struct Boxed: Hashable, Sendable {
  struct Wide: Hashable, Sendable { var words = (0..<5).map { UInt64($0) } }
  struct Inline: Hashable, Sendable { var a = 1, b = 2, c = 3, d = 4, e = 5 }

  var value: any Hashable & Sendable = Inline()

  static func == (left: Boxed, right: Boxed) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}

@Suite struct `A table that recognises keys by their bytes` {
  /// What a table says of keys that it is given in turns of 100, prepared or not.
  private func answers<Key: Hashable & Sendable>(_ keys: [Key], isPrepared: Bool) -> [[Int]] {
    var table = IndexTable<Key>(worker: 0, of: 1)
    var answers: [[Int]] = []
    for start in stride(from: 0, to: keys.count, by: 100) {
      var turn = Array(keys[start..<min(start + 100, keys.count)])
      var hashes = turn.map(IndexTable<Key>.hash(of:))
      turn.withUnsafeMutableBufferPointer { turn in
        hashes.withUnsafeMutableBufferPointer { hashes in
          guard let keys = turn.baseAddress, let places = hashes.baseAddress else { return }
          if isPrepared {
            _ = table.prepare(keys, count: turn.count, hashes: places, onlyNew: false)
          }
          table.insert(keys, hashes: places, count: turn.count) { position, reference, isNew in
            answers.append([position, Int(reference), isNew ? 1 : 0])
          }
        }
      }
    }
    return answers
  }

  private func firstDifference<Key: Hashable & Sendable>(
    of count: Int, _ key: (inout SeededGenerator) -> Key
  ) -> UInt64? {
    Thoroughness.seeds(45).first { seed in
      var generator = SeededGenerator(seed: seed)
      let keys = (0..<count).map { _ in key(&generator) }
      return answers(keys, isPrepared: true) != answers(keys, isPrepared: false)
    }
  }

  @Test func `answers as without it`() {
    let seed = firstDifference(of: 4_000) { $0.next(below: 1_500) }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test func `answers as without it for arrays of every length`() {
    let seed = firstDifference(of: 4_000) { generator in
      (0..<generator.next(below: 18)).map { _ in UInt8(generator.next(below: 2)) }
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test func `answers as without it for structs with arrays`() {
    let seed = firstDifference(of: 4_000) { Ledger(from: &$0) }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test func `shows the new keys as one that shows all`() {
    let seed = Thoroughness.seeds(45).first { seed in
      var generator = SeededGenerator(seed: seed)
      let ledgers = (0..<4_000).map { _ in Ledger(from: &generator) }
      let codes = (0..<4_000).map { _ in UInt64(generator.next(below: 1_500)) }
      return newKeys(IndexTable.self, ledgers, showsAll: false)
        != newKeys(IndexTable.self, ledgers, showsAll: true)
        || newKeys(IndexTable.self, codes, showsAll: false)
          != newKeys(IndexTable.self, codes, showsAll: true)
        || newKeys(KeyTable.self, codes, showsAll: false)
          != newKeys(KeyTable.self, codes, showsAll: true)
    }
    #expect(seed == nil, "seed of the first difference")
  }

  /// The positions of the new keys among those that a table is given in turns of 700.
  private func newKeys<Table: ExactTable & ~Copyable>(
    _ type: Table.Type, _ keys: [Table.Key], showsAll: Bool
  ) -> [Int] {
    var table = Table(worker: 0, of: 1)
    var new: [Int] = []
    for start in stride(from: 0, to: keys.count, by: 700) {
      var turn = Array(keys[start..<min(start + 700, keys.count)])
      var hashes = turn.map { _ in UInt64(0) }
      let count = turn.count
      turn.withUnsafeMutableBufferPointer { turn in
        hashes.withUnsafeMutableBufferPointer { hashes in
          guard let keys = turn.baseAddress, let places = hashes.baseAddress else { return }
          _ = table.prepare(keys, count: count, hashes: places, onlyNew: !showsAll)
          if showsAll {
            table.insert(keys, hashes: places, count: count) { if $2 { new.append(start + $0) } }
          } else {
            table.insertNew(keys, hashes: places, count: count) { position, _ in
              new.append(start + position)
            }
          }
        }
      }
    }
    return new
  }

  @Test func `reads the fields of a struct only where bytes decide`() {
    var generator = SeededGenerator(seed: 1)
    let ledger = Ledger(from: &generator)
    #expect(MemoryBytes(like: ledger).areKnown && !MemoryBytes<Ledger>().areKnown)
    #expect(MemoryBytes(like: ledger).parts.map(\.offset) == [0, 8, 16, 24])
    #expect(MemoryBytes(like: ledger).parts.map(\.stride) == [1, 0, 2, 0])
    #expect(!MemoryBytes(like: Boxed()).areKnown)
    #expect(!MemoryBytes(like: Boxed(value: Boxed.Wide())).areKnown)
    #expect(!MemoryBytes(like: TwoNames()).areKnown)
  }

  @Test func `answers as without it where equal keys have different bytes`() {
    let seed = firstDifference(of: 4_000) { generator in
      Loose(value: UInt32(generator.next(below: 700)), noise: UInt32(generator.next(below: 3)))
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test func `finds most keys that it has seen`() {
    var recent = KeyNumberCache<UInt64>()
    var keys = ChunkedArray<UInt64>()
    var new = (0..<400).map { UInt64($0) }
    recent.find(&new, count: 400, in: keys, onlyNew: false)
    #expect((0..<400).allSatisfy { recent.numbers[$0] == 0 } && recent.unknown.count == 400)
    for key in new { keys.append(key) }
    for number in 0..<400 { recent.remember(number, at: number) }
    recent.find(&new, count: 400, in: keys, onlyNew: false)
    let found = (0..<400).filter { recent.numbers[$0] > 0 }
    #expect(found.count > 320)
    #expect(found.allSatisfy { Int(recent.numbers[$0]) == $0 + 1 })
  }

  @Test func `remembers all keys when it grows`() {
    var recent = KeyNumberCache<UInt64>()
    var keys = ChunkedArray<UInt64>()
    for key in 0..<100_000 as Range<UInt64> { keys.append(key) }
    var asked = (0..<1_000).map { UInt64($0 * 97) }
    let capacities = (0..<4).map { _ in
      recent.find(&asked, count: 1_000, in: keys, onlyNew: false)
      return recent.entries.capacity
    }
    #expect(capacities == [2_048, 8_192, 32_768, 131_072])
    for _ in 0..<2 { recent.find(&asked, count: 1_000, in: keys, onlyNew: false) }
    #expect(recent.unknown.count < 100)
    #expect((0..<1_000).count { Int(recent.numbers[$0]) == $0 * 97 + 1 } > 900)
  }

  @Test func `looks up once what it is given again, if only new keys are asked for`() {
    var recent = KeyNumberCache<UInt64>()
    let keys = ChunkedArray<UInt64>()
    var new = (0..<400).map { UInt64($0) }
    recent.find(&new, count: 400, in: keys, onlyNew: true)
    #expect(recent.unknown.count == 400)
    recent.find(&new, count: 400, in: keys, onlyNew: true)
    #expect(recent.unknown.count < 4)
    recent.find(&new, count: 400, in: keys, onlyNew: false)
    #expect(recent.unknown.count == 400)
  }

  @Test func `compares bytes only where they decide everything`() {
    #expect(MemoryBytes<UInt64>().areKnown && MemoryBytes<Loose>().areKnown)
    #expect(MemoryBytes<[UInt8]>().areKnown && MemoryBytes<ContiguousArray<Loose>>().areKnown)
    #expect(!MemoryBytes<String>().areKnown && !MemoryBytes<[String]>().areKnown)
    #expect(!MemoryBytes<[[UInt8]]>().areKnown && !MemoryBytes<Set<Int>>().areKnown)
  }
}
