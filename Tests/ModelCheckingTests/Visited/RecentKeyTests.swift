import Testing

@testable import ModelChecking

/// A key whose equality ignores a part of its memory.
private struct Loose: Hashable, Sendable {
  let value: UInt32
  let noise: UInt32

  static func == (left: Loose, right: Loose) -> Bool { left.value == right.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
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
          if isPrepared { table.prepare(keys, count: turn.count, hashes: places) }
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

  @Test func `answers as without it where equal keys have different bytes`() {
    let seed = firstDifference(of: 4_000) { generator in
      Loose(value: UInt32(generator.next(below: 700)), noise: UInt32(generator.next(below: 3)))
    }
    #expect(seed == nil, "seed of the first difference")
  }

  @Test func `finds most keys that it has seen`() {
    var recent = RecentKeys<UInt64>()
    var keys = ChunkedArray<UInt64>()
    var new = (0..<400).map { UInt64($0) }
    for key in new { keys.append(key) }
    recent.find(&new, count: 400, in: keys)
    #expect((0..<400).allSatisfy { recent.numbers[$0] == 0 })
    for number in 0..<400 { recent.remember(number, at: number) }
    recent.find(&new, count: 400, in: keys)
    let found = (0..<400).filter { recent.numbers[$0] > 0 }
    #expect(found.count > 320)
    #expect(found.allSatisfy { Int(recent.numbers[$0]) == $0 + 1 })
  }

  @Test func `compares bytes only where they decide everything`() {
    #expect(MemoryBytes<UInt64>().areKnown && MemoryBytes<Loose>().areKnown)
    #expect(MemoryBytes<[UInt8]>().areKnown && MemoryBytes<ContiguousArray<Loose>>().areKnown)
    #expect(!MemoryBytes<String>().areKnown && !MemoryBytes<[String]>().areKnown)
    #expect(!MemoryBytes<[[UInt8]]>().areKnown && !MemoryBytes<Set<Int>>().areKnown)
  }
}
