/// Writes text as Swift source.
enum SwiftSource {
  /// A string literal.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      // Control characters, and separators that some editors show as line breaks.
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}":
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// A list of string literals.
  static func list(_ texts: [String]) -> String {
    "[" + texts.map(literal).joined(separator: ", ") + "]"
  }

  /// A name in backticks that reads like the text.
  ///
  /// A raw identifier has no backticks, backslashes or non-printing characters.
  static func rawIdentifier(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "`": name += "'"
      case "\\": name += "/"
      default: name.unicodeScalars.append(isPrinted(scalar) ? scalar : " ")
      }
    }
    let words = name.split(separator: " ").joined(separator: " ")
    // Operators alone, or nothing, do not make a name.
    return words.contains(where: \.isLetter) ? "`\(words)`" : "`the life \(words)`"
  }

  /// A name in camel case with ASCII letters and digits only: “testSomethingIsUnsaved”.
  static func camelCase(_ text: String, after prefix: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return prefix + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func isPrinted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
      .privateUse:
      false
    default: scalar == " " || !scalar.properties.isWhitespace
    }
  }
}
