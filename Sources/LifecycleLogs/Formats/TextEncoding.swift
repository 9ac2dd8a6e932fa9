import Reporting

extension LogLine {
  /// The first byte that is NUL or not UTF-8, if there is one.
  func encodingError(textStart: Int) -> LogError? {
    bytes[range].encodingError(origin: origin + textStart)
  }
}

extension ArraySlice<UInt8> {
  /// The first byte that is NUL or not UTF-8, if there is one.
  ///
  /// - Parameter origin: The offset in the file of the byte with the index 0.
  /// - Returns: The error with the offset of that byte in the file.
  func encodingError(origin: Int) -> LogError? {
    switch encodingFault(origin: origin) {
    case .nulByte(let offset): .nulByte(offset: offset)
    case .invalidUTF8(let offset): .invalidUTF8(offset: offset)
    case nil: nil
    }
  }
}
