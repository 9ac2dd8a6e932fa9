import Foundation

/// Numbers as bytes, seven bits in each, so that small numbers take little room.
struct CompactNumbers: Sendable {
  private(set) var bytes: [UInt8] = []

  /// Adds a number that is not negative.
  mutating func append(_ number: Int) {
    var rest = UInt(number)
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Adds a number that may be negative: 0, -1, 1, -2 become 0, 1, 2, 3.
  mutating func append(signed number: Int) { append(number >= 0 ? 2 * number : -2 * number - 1) }

  /// Adds the count of some bytes, and the bytes themselves.
  mutating func append(literals: Slice<UnsafeBufferPointer<UInt8>>) {
    append(literals.count)
    bytes.append(contentsOf: literals)
  }

  /// The count of some numbers, and the numbers by their distances.
  mutating func append(list: [Int]) {
    append(list.count)
    var last = 0
    for number in list {
      append(signed: number - last)
      last = number
    }
  }

  /// The bytes, shortened, in base 64, which needs no escape in a page.
  var text: String { Data(RepeatedBytes.shortened(bytes)).base64EncodedString() }
}

/// Distinct values, numbered in the order in which they first occur.
struct NumberedValues<Value: Hashable & Sendable>: Sendable {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// The number of a value, which is a new one if it has not occurred before.
  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
