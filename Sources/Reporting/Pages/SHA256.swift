/// The digest by which a page names the only script and the only style that a browser may run.
///
/// It follows FIPS 180-4; Foundation has none on Linux.
package enum SHA256 {
  /// The 32 bytes of the digest of some bytes.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    var hash = fractions(ofRootsOf: primes.prefix(8)) { $0.squareRoot() }
    let keys = fractions(ofRootsOf: primes[...]) { cubeRoot($0) }
    let padded = padded(bytes)
    for start in stride(from: 0, to: padded.count, by: 64) {
      let block = mix(schedule(of: padded[start..<start + 64]), hash, keys)
      for index in hash.indices { hash[index] &+= block[index] }
    }
    return hash.flatMap(bigEndian)
  }

  private static let primes: [UInt32] = (2...311).filter { number in
    !(2..<number).contains { number.isMultiple(of: $0) }
  }

  /// The first 32 bits of the fractional parts of roots of primes: the constants of the standard.
  private static func fractions(
    ofRootsOf primes: ArraySlice<UInt32>, _ root: (Double) -> Double
  ) -> [UInt32] {
    primes.map { prime in
      let value = root(Double(prime))
      return UInt32((value - value.rounded(.down)) * 4_294_967_296)
    }
  }

  /// Newton's method: nothing but arithmetic is needed, so the file imports nothing.
  private static func cubeRoot(_ number: Double) -> Double {
    var root = number / 2
    for _ in 0..<60 { root = (2 * root + number / (root * root)) / 3 }
    return root
  }

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    var padded = bytes + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(bytes.count) * 8
    return padded + bigEndian(UInt32(bits >> 32)) + bigEndian(UInt32(truncatingIfNeeded: bits))
  }

  private static func bigEndian(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func schedule(of block: ArraySlice<UInt8>) -> [UInt32] {
    let bytes = block.map(UInt32.init)
    var words: [UInt32] = (0..<16).map { index in
      bytes[4 * index..<4 * index + 4].reduce(0) { $0 << 8 | $1 }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first: UInt32 = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
      let second: UInt32 = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    return words
  }

  private static func mix(_ words: [UInt32], _ hash: [UInt32], _ keys: [UInt32]) -> [UInt32] {
    var h = hash
    for index in 0..<64 {
      let second = rotated(h[4], 6) ^ rotated(h[4], 11) ^ rotated(h[4], 25)
      let choice = (h[4] & h[5]) ^ (~h[4] & h[6])
      let one = h[7] &+ second &+ choice &+ keys[index] &+ words[index]
      let first = rotated(h[0], 2) ^ rotated(h[0], 13) ^ rotated(h[0], 22)
      let two = first &+ ((h[0] & h[1]) ^ (h[0] & h[2]) ^ (h[1] & h[2]))
      h = [one &+ two, h[0], h[1], h[2], h[3] &+ one, h[4], h[5], h[6]]
    }
    return h
  }
}
