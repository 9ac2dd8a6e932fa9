/// A digest that is the same in every process and on every platform, unlike those of `Hasher`: FNV-1a with 64
/// bits, by Fowler, Noll and Vo.
///
/// It is a name that stays the same, not protection against forgery.
package enum StableDigest {
  /// The digest of some bytes, as 16 hexadecimal digits.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func hexadecimal(of bytes: some Sequence<UInt8>) -> String {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The digest of some words, as 16 hexadecimal digits.
  package static func hexadecimal(of words: [String]) -> String {
    hexadecimal(of: words.joined(separator: "\n").utf8)
  }
}
