import Testing

@testable import ModelChecking

@Suite struct `Numbers of keys by their hashes` {
  /// Numbers with the hashes 0 to 99 in their highest eight and their lower bits.
  private func hash(_ index: Int) -> UInt64 {
    UInt64(index % 50) &<< 56 | UInt64(index &* 8)
  }

  private func numbers(beginning first: Int) -> HashNumberCache {
    var numbers = HashNumberCache()
    numbers.grow()
    for index in 0..<100 { numbers.remember(first + index, withHash: hash(index)) }
    return numbers
  }

  @Test(arguments: [0, 1 << 24 - 101, 1 << 24, 1 << 28, 1 << 30])
  func `are found whatever their size`(first: Int) {
    let numbers = numbers(beginning: first)
    defer { numbers.slots.deallocate() }
    #expect((0..<100).allSatisfy { Int(numbers.candidate(withHash: hash($0))) == first + $0 + 1 })
  }

  @Test func `are not found by other hashes`() {
    let numbers = numbers(beginning: 7)
    defer { numbers.slots.deallocate() }
    #expect((0..<100).allSatisfy { numbers.candidate(withHash: hash($0) ^ 1 &<< 63) == 0 })
    #expect((0..<100).allSatisfy { numbers.candidate(withHash: hash($0) ^ 4) == 0 })
  }

  @Test func `are forgotten when larger ones need room`() {
    var numbers = numbers(beginning: 0)
    defer { numbers.slots.deallocate() }
    numbers.remember(1 << 24, withHash: hash(3))
    #expect(numbers.candidate(withHash: hash(3)) == 1 << 24 + 1)
    #expect((4..<100).allSatisfy { numbers.candidate(withHash: hash($0)) == 0 })
  }

  @Test func `give way to two later ones`() {
    var numbers = numbers(beginning: 0)
    defer { numbers.slots.deallocate() }
    for number in [500, 501] { numbers.remember(number, withHash: hash(number) &<< 40 | 16) }
    #expect(numbers.candidate(withHash: hash(2)) == 0)
  }
}
