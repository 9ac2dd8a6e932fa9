import Testing
import Thoroughness

@testable import ModelChecking

@Suite struct `A buffer` {
  @Test(arguments: [0, 1, 1_023, 1_024, 1_025, 70_000])
  func `keeps what is appended in order`(count: Int) {
    var buffer = Buffer<Int>()
    for number in 0..<count { buffer.append(number * 3) }
    #expect(buffer.count == count && (0..<count).allSatisfy { buffer[$0] == $0 * 3 })
  }

  @Test func `is empty after everything was removed, and can be filled again`() {
    var buffer = Buffer<Int>(capacity: 2)
    for round in 0..<5 {
      for number in 0..<10 { buffer.append(number + round) }
      #expect(buffer.count == 10 && buffer[9] == 9 + round)
      buffer.removeAll()
      #expect(buffer.count == 0)
    }
  }
}

@Suite struct `A chunked array` {
  @Test(arguments: [0, 1, 4_095, 4_096, 4_097, 300_000])
  func `keeps what is appended in order`(count: Int) {
    var array = ChunkedArray<Int>()
    for number in 0..<count { array.append(number * 3) }
    #expect(array.count == count && (0..<count).allSatisfy { array[$0] == $0 * 3 })
  }

  @Test func `does not move what it holds`() {
    var array = ChunkedArray<Int>()
    array.append(7)
    let address = array.address(of: 0)
    for number in 0..<300_000 { array.append(number) }
    #expect(array.address(of: 0) == address && address.pointee == 7)
  }

  /// From 262,144 integers on, 64 chunks share a large page.
  @Test(
    arguments: Thoroughness.isFullForEngine
      ? [262_143, 262_144, 270_000, 524_288, 600_000, 700_000] : [262_143, 262_144, 600_000])
  func `keeps what was not given up of large pages`(released: Int) {
    var array = ChunkedArray<Int>()
    for number in 0..<700_000 { array.append(number) }
    for border in stride(from: 0, through: released, by: 50_000) { array.release(before: border) }
    array.release(before: released)
    for number in 700_000..<800_000 { array.append(number) }
    #expect(array.count == 800_000 && (released..<800_000).allSatisfy { array[$0] == $0 })
  }

  @Test(arguments: [0, 4_095, 4_096, 9_000, 10_000])
  func `keeps what was not given up`(released: Int) {
    var array = ChunkedArray<Int>()
    for number in 0..<10_000 { array.append(number) }
    array.release(before: released)
    for number in 10_000..<20_000 { array.append(number) }
    #expect(array.count == 20_000 && (released..<20_000).allSatisfy { array[$0] == $0 })
  }

  @Test(arguments: [0, 1, 4_095, 4_096, 4_097, 20_000])
  func `makes room for elements that are written later`(more: Int) {
    var array = ChunkedArray<Int>()
    for number in 0..<5_000 { array.append(number) }
    array.extend(by: more)
    for index in 5_000..<5_000 + more { array.view.initialize(index, at: index) }
    array.append(5_000 + more)
    #expect(array.count == 5_001 + more && (0...5_000 + more).allSatisfy { array[$0] == $0 })
  }

  @Test func `can be changed in place`() {
    var array = ChunkedArray<Int>()
    for number in 0..<5_000 { array.append(number) }
    for index in 0..<5_000 { array[index] = -index }
    #expect((0..<5_000).allSatisfy { array[$0] == -$0 })
  }
}
