import Testing

@testable import ModelChecking

@Suite struct `The keys that a thread has sent` {
  private struct Key: Hashable { var number: UInt64, copy: UInt64 }

  /// How often keys were recognised, and how often one that was never sent.
  private static func counts(growing: Bool) -> (known: Int, wrong: Int) {
    var given = GivenKeys<Key>(given: Key(number: 0, copy: 0), bytes: 1 << 10)
    var generator = SeededGenerator(seed: 5)
    var sent: Set<UInt64> = [0]
    var (known, wrong) = (0, 0)
    for round in 0..<20_000 {
      if growing, round == 10_000 { given.grow() }
      let number = UInt64(generator.next(below: 300))
      var key = Key(number: number, copy: number)
      if given.replace(with: &key, reading: MemoryBytes<Key>()) {
        known += 1
        wrong += sent.contains(number) ? 0 : 1
      }
      sent.insert(number)
    }
    return (known, wrong)
  }

  @Test func `are recognised while nothing else takes their place`() {
    let counts = Self.counts(growing: false)
    #expect(counts.wrong == 0)
    #expect((1_000..<10_000).contains(counts.known))
  }

  @Test func `are recognised more often when there is more room`() {
    let counts = Self.counts(growing: true)
    #expect(counts.wrong == 0)
    #expect(counts.known > 9_000)
  }

  @Test func `are none without room, which stays so`() {
    var given = GivenKeys<Key>()
    given.grow()
    let capacity = given.capacity
    #expect(capacity == 0)
  }
}
