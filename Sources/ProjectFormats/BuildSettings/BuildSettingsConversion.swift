/// What a reference can make of the value of a build setting.
enum BuildSettingsConversion: String {
  case upper, lower, identifier, rfc1034identifier, c99extidentifier

  /// The value that it makes of another one.
  func apply(to text: String) -> String {
    switch self {
    case .upper: text.uppercased()
    case .lower: text.lowercased()
    case .identifier: Self.replacing(text, by: "_") { $0 == "_" }
    case .rfc1034identifier: Self.replacing(text, by: "-") { $0 == "-" }
    case .c99extidentifier: Self.extended(text)
    }
  }

  /// The text with other characters than ASCII letters and digits replaced, and a digit at its
  /// beginning.
  private static func replacing(
    _ text: String, by other: Character, except isAllowed: (Character) -> Bool
  ) -> String {
    var result = ""
    for character in text {
      let isLetter = character.isASCII && character.isLetter
      let isDigit = character.isASCII && character.isNumber && !result.isEmpty
      result.append(isLetter || isDigit || isAllowed(character) ? character : other)
    }
    return result
  }

  /// The text as an identifier of C99, which can have letters beyond ASCII.
  ///
  /// The standard lists the letters; those that Unicode allows in identifiers are nearly the same.
  private static func extended(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDigit = scalar.properties.numericType != nil
      let isAllowed = scalar.properties.isXIDContinue && !(isDigit && result.isEmpty)
      result.append(isAllowed ? scalar : "_")
    }
    return String(result)
  }
}
