import Testing

@testable import ModelChecking

@Suite struct `Numbered states that a thread recognises` {
  /// Tables of three workers, and one thread that sends keys to them in turns.
  private struct Turns<Key: Hashable & Sendable>: ~Copyable {
    let tables = FixedArray(count: 3) { IndexTable<Key>(worker: $0, of: 3) }
    var thread = NumberedTargets<Key>()
    var known: Set<Key> = []
    var (sentCount, lostCount) = (0, 0)

    /// Sends what the thread does not recognise. A key is lost if it was neither in a table nor sent.
    mutating func send(_ keys: [Key]) {
      var keys = keys
      _ = thread.sampledBytes.canRead(&keys)
      thread.makeRoom(states: known.count)
      thread.directory.workers = 3
      for worker in 0..<3 { tables.elements[worker].enter(into: thread.directory) }
      var (unknown, hashes) = (
        [UInt32](repeating: 0, count: keys.count), [UInt64](repeating: 0, count: keys.count)
      )
      let count = thread.listUnknown(&keys, count: keys.count, to: &unknown, hashes: &hashes)
      let sent = unknown[..<count].map { keys[Int($0)] }
      known.formUnion(sent)
      lostCount += keys.count { !known.contains($0) }
      sentCount += sent.count
      for key in sent { deliver(key) }
    }

    /// Adds a key to the table that owns it, and lets the thread remember its number.
    private mutating func deliver(_ key: Key) {
      var (key, hash) = (key, IndexTable<Key>.hash(of: key))
      var number: UInt64 = 0
      tables.elements[worker(ofHash: hash, of: 3)].insert(&key, hashes: &hash, count: 1) {
        _, reference, _ in
        number = UInt64(IndexTable<Key>.sharedNumber(of: reference))
      }
      thread.remember(&key, numbers: &number, count: 1)
    }
  }

  /// How many of 200 turns of 50 keys are sent, of 1,000 different ones, and how many are lost.
  private func counts<Key: Hashable & Sendable>(
    key: (Int) -> Key
  ) -> (sent: Int, lost: Int, different: Int) {
    var turns = Turns<Key>()
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 { turns.send((0..<50).map { _ in key(generator.next(below: 1_000)) }) }
    return (turns.sentCount, turns.lostCount, turns.known.count)
  }

  private struct Plain: Hashable, Sendable { var high: UInt64, low: UInt64 }

  private struct Nothing: Hashable, Sendable {}

  @Test func `are sent once, and seldom again`() {
    let plain = counts { Plain(high: UInt64($0), low: UInt64($0 % 7)) }
    #expect(plain.lost == 0)
    #expect((1..<1_200).contains(plain.sent))
    #expect(plain.different == 1_000)
  }

  @Test func `may have their value in the storage of an array`() {
    let arrays = counts { [UInt16](repeating: UInt16($0), count: $0 % 3 + 1) }
    #expect(arrays.lost == 0)
    #expect((1..<2_500).contains(arrays.sent))
    #expect(arrays.different == 1_000)
  }

  @Test func `may have no bytes at all`() {
    let nothing = counts { _ in Nothing() }
    #expect(nothing.lost == 0 && nothing.different == 1)
  }
}
