import Foundation

/// Numbers as bytes, seven bits in each, so that small numbers take little room.
struct CompactNumbers {
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

  /// The bytes in base 64, which needs no escape in a page.
  var text: String { Data(bytes).base64EncodedString() }
}
