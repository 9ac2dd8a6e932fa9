/// Random numbers that are the same for the same seed (SplitMix64).
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// A number below a limit.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// Any bytes.
  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
  }

  /// A text in which some bytes are replaced, removed or repeated.
  mutating func damaged(_ text: [UInt8]) -> [UInt8] {
    var text = text
    for _ in 0...below(3) where !text.isEmpty {
      let index = below(text.count)
      switch below(4) {
      case 0: text[index] = UInt8(truncatingIfNeeded: next())
      case 1: text.remove(at: index)
      case 2: text.insert(contentsOf: text[index...].prefix(1 + below(8)), at: below(text.count))
      default: text[index] = text[below(text.count)]
      }
    }
    return text
  }
}
