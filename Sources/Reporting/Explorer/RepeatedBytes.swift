/// Bytes in which what occurred before is written as a reference to it.
///
/// The method is that of Lempel and Ziv (1977), written as LZ4 does it, with numbers of ``CompactNumbers``:
/// the count of literal bytes, these bytes, the length of a repetition, and its distance. A length of
/// zero ends the text. A browser reads it in one loop, at once; its own decompression is asynchronous
/// and absent from older ones.
enum RepeatedBytes {
  /// A shorter repetition takes as much room as the bytes themselves.
  private static let minLength = 5
  private static let tableBits = 16

  /// The bytes in the shorter form.
  /// - Complexity: O(*n*).
  static func shortened(_ bytes: [UInt8]) -> [UInt8] {
    var output = CompactNumbers()
    bytes.withUnsafeBufferPointer { input in
      var recent = [Int](repeating: -1, count: 1 << tableBits)
      var (position, written) = (0, 0)
      while position + minLength <= input.count {
        let slot = hash(input, position)
        let candidate = recent[slot]
        recent[slot] = position
        let length = candidate < 0 ? 0 : repetition(input, candidate, position)
        if length < minLength {
          position += 1
          continue
        }
        output.append(literals: input[written..<position])
        output.append(length)
        output.append(position - candidate)
        position += length
        written = position
      }
      output.append(literals: input[written...])
      output.append(0)
    }
    return output.bytes
  }

  /// A hash of the next four bytes; the factor is Knuth's.
  private static func hash(_ input: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
    var word: UInt32 = 0
    for offset in 0..<4 { word = word << 8 | UInt32(input[position + offset]) }
    return Int((word &* 2_654_435_761) >> UInt32(32 - tableBits))
  }

  private static func repetition(
    _ input: UnsafeBufferPointer<UInt8>, _ first: Int, _ second: Int
  ) -> Int {
    var length = 0
    while second + length < input.count, input[first + length] == input[second + length] {
      length += 1
    }
    return length
  }
}
