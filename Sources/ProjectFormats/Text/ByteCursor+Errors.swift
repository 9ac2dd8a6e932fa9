import Reporting

extension ByteCursor {
  /// The error that something else stands here than what is expected, or that the file ends here in
  /// the middle of a whole. Both are named with their articles.
  func unexpected(expected: String, in whole: String) -> SettingsError {
    if isAtEnd { return SettingsError(.cutOff(whole), line: line) }
    return SettingsError(.unexpected(shownWord, expected: expected), line: line)
  }

  /// The error that the file ends before what began in an earlier line does.
  func cutOff(_ whole: String, since start: Int) -> SettingsError {
    SettingsError(.cutOff("\(whole) of line \(start)"), line: line)
  }

  /// The error that something is not supported.
  func notSupported(_ what: String) -> SettingsError {
    SettingsError(.notSupported(what), line: line)
  }

  /// The error that values are nested too deeply.
  var tooDeep: SettingsError {
    SettingsError(.tooDeep(limit: SettingsError.maxNesting), line: line)
  }

  /// The word or the punctuation that stands here, safe to show.
  private var shownWord: String {
    var end = index + 1
    while end < bytes.count, end < index + 40, byte().isWordByte, bytes[end].isWordByte { end += 1 }
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let range = bytes.trimmed(index..<end)
    return range.isEmpty ? "a blank" : bytes.excerpt(range)
  }
}

extension UInt8 {
  /// Whether this belongs to a word; every character beyond ASCII does.
  var isWordByte: Bool { isNameByte || self >= 0x80 }
}
