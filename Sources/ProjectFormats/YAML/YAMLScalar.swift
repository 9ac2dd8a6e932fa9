import Reporting

/// What a scalar without quotation marks means.
enum YAMLScalar {
  /// Nothing, a truth value, a number, or else a string.
  static func content(_ text: String) -> SettingsValue.Content {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": .boolean(true)
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": .boolean(false)
    default: isNumber(Array(text.utf8)) ? .number(text) : .string(text)
    }
  }

  /// Whether this is a whole number or a decimal fraction, perhaps with a power of ten.
  private static func isNumber(_ text: [UInt8]) -> Bool {
    var digits = text[...]
    if let sign = digits.first, "+-".utf8.contains(sign) { digits = digits.dropFirst() }
    if digits.starts(with: "0x".utf8) {
      return digits.count > 2 && digits.dropFirst(2).allSatisfy { $0.hexadecimalDigit != nil }
    }
    if digits.starts(with: "0o".utf8) {
      return digits.count > 2 && digits.dropFirst(2).allSatisfy { $0.isDigit && $0 < 0x38 }
    }
    let parts = digits.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 | 0x20 == 0x65 }
    return isFraction(parts[0]) && (parts.count == 1 || isExponent(parts[1]))
  }

  private static func isFraction(_ digits: ArraySlice<UInt8>) -> Bool {
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.joined().allSatisfy(\.isDigit)
      && parts.contains { !$0.isEmpty }
  }

  private static func isExponent(_ text: ArraySlice<UInt8>) -> Bool {
    let isSigned = text.first.map { "+-".utf8.contains($0) } ?? false
    let digits = text.dropFirst(isSigned ? 1 : 0)
    return !digits.isEmpty && digits.allSatisfy(\.isDigit)
  }
}
