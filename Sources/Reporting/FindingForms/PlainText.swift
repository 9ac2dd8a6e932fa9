// What no form can hold: line breaks where one line is expected, and control characters.
extension String {
  /// The text on one line: each line break or tab is a space, each other control character an escape.
  var onOneLine: String {
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if previous != "\r" || scalar != "\n" { line.append(scalar.breaksLine ? " " : scalar) }
      previous = scalar
    }
    return String(line).withoutControls
  }

  /// The text with its line breaks and tabs, and an escape for each other character that
  /// ``Swift/String/printable`` escapes.
  var withoutControls: String {
    replacingScalars { ["\n", "\r", "\t"].contains($0) ? nil : $0.escapeIfControl }
  }

  /// Each line of the text, without its break.
  var plainLines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// The text in which some characters are replaced; nil leaves a character as it is.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let words = replacement(scalar) {
        text += words
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The address, if it is one of a page that a link may lead to.
  var webAddress: String? {
    let isSafe = unicodeScalars.allSatisfy {
      (0x21...0x7E).contains($0.value) && !"<>\"\\^`{|}".unicodeScalars.contains($0)
    }
    return isSafe && (hasPrefix("https://") || hasPrefix("http://")) ? self : nil
  }
}

extension Unicode.Scalar {
  /// Whether a program may begin a new line here, or show a gap as for a tab.
  fileprivate var breaksLine: Bool {
    (0x09...0x0D).contains(value) || [0x85, 0x2028, 0x2029].contains(value)
  }
}
