/// Text in UTF-16, as bytes.
struct UTF16Text {
  private let bytes: ArraySlice<UInt8>
  private let isBigEndian: Bool

  /// Creates the text of some bytes, without a byte order mark.
  init(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) {
    self.bytes = bytes
    self.isBigEndian = isBigEndian
  }

  /// The same text in UTF-8.
  ///
  /// - Throws: An error with the offset of a NUL, of half a surrogate pair, or of half a unit.
  /// - Complexity: O(*n*) for *n* bytes.
  func utf8() throws(SettingsError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard let scalar = scalar(at: index), scalar.value != 0 else {
        throw SettingsError(.notText(offset: index))
      }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      index += scalar.value > 0xFFFF ? 4 : 2
    }
    return text
  }

  private func unit(at index: Int) -> UInt16? {
    guard index + 1 < bytes.endIndex else { return nil }
    let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    guard let high = unit(at: index) else { return nil }
    guard UTF16.isLeadSurrogate(high) else { return Unicode.Scalar(high) }
    guard let low = unit(at: index + 2), UTF16.isTrailSurrogate(low) else { return nil }
    return Unicode.Scalar(0x10000 + ((UInt32(high) & 0x3FF) << 10) + (UInt32(low) & 0x3FF))
  }
}
