import Testing

@testable import ModelChecking

@Suite struct `The keys that a thread has sent` {
  private struct Key: Hashable { var number: UInt64, copy: UInt64 }

  @Test func `are recognised while nothing else takes their place`() {
    let bytes = MemoryBytes<Key>()
    let given = RecentKeyCache<Key>(filledWith: Key(number: 0, copy: 0), bytes: 1 << 10)
    var generator = SeededGenerator(seed: 5)
    var sent: Set<UInt64> = [0]
    var (known, wrong) = (0, 0)
    for _ in 0..<20_000 {
      let number = UInt64(generator.next(below: 300))
      var key = Key(number: number, copy: number)
      if given.replace(with: &key, hash: bytes.hash(of: &key), reading: bytes) {
        known += 1
        wrong += sent.contains(number) ? 0 : 1
      }
      sent.insert(number)
    }
    #expect(wrong == 0)
    #expect((1_000..<10_000).contains(known))
  }
}
