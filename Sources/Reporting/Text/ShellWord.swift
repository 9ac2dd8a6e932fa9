extension String {
  /// The text as one word of a shell, which neither runs nor expands anything in it.
  ///
  /// A word with control characters is written in the form `$'…'`, which bash, zsh and ksh read.
  package var shellWord: String {
    if !isEmpty, utf8.allSatisfy({ $0.isPlainInShell }) { return self }
    if printable == self {
      return "'"
        + split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
    }
    return "$'" + utf8.map { $0.escapedForShell }.joined() + "'"
  }
}

extension UInt8 {
  /// Whether no shell gives this byte a meaning; every byte of a letter beyond ASCII is plain.
  fileprivate var isPlainInShell: Bool {
    isNameByte || self >= 0x80 || "-./:,@%+".utf8.contains(self)
  }

  fileprivate var escapedForShell: String {
    switch self {
    case UInt8(ascii: "'"): "\\'"
    case UInt8(ascii: "\\"): "\\\\"
    case 0x20..<0x7F: String(UnicodeScalar(self))
    default: "\\x" + (self < 16 ? "0" : "") + String(self, radix: 16)
    }
  }
}
