/// The letters with which names start, by which most words are seen to be none.
struct NameStarts: Sendable {
  /// For each two letters, whether some name starts with them.
  private var pairs = [Bool](repeating: false, count: 1 << 16)

  init(_ names: some Sequence<NormalForm>) {
    for name in names where name.count > 1 { pairs[Self.pair(name.bytes[0], name.bytes[1])] = true }
  }

  /// Whether a name may start with a run of letters, digits and underscores.
  func mayStart(with run: ArraySlice<UInt8>) -> Bool {
    guard run.count > 1 else { return true }
    let (first, second) = (run[run.startIndex], run[run.startIndex + 1])
    // No normal form has an underscore, so the letters are others.
    if first == UInt8(ascii: "_") || second == UInt8(ascii: "_") { return true }
    return pairs[Self.pair(first, second)]
  }

  /// The bit that makes letters lower case is set in every digit.
  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first | 0x20) << 8 | Int(second | 0x20)
  }
}
