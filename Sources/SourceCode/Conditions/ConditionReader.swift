/// Evaluates the condition of an `#if` for an app on a device with iOS.
///
/// What neither the language nor the settings of the target decide has no value, and everything that
/// depends on it has none either.
struct ConditionReader {
  private let tokens: [CodeToken]
  private let conditions: CompilationConditions
  private let language: SourceLanguage
  private var index = 0

  /// The value of a condition, given as the text after the directive; nil if it is not known.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func value(
    of text: [UInt8], _ conditions: CompilationConditions, language: SourceLanguage
  ) -> Bool? {
    var tokens = ObjectiveCLexer(text).tokens
    tokens.pairBrackets()
    // Deeper conditions than anybody writes have no value, so that none can exhaust the stack.
    guard tokens.count < 500 else { return nil }
    var reader = ConditionReader(tokens: tokens, conditions: conditions, language: language)
    let value = reader.alternatives()
    return reader.index == tokens.count ? value : nil
  }

  private init(
    tokens: [CodeToken], conditions: CompilationConditions, language: SourceLanguage
  ) {
    self.tokens = tokens
    self.conditions = conditions
    self.language = language
  }

  private var current: CodeToken? { index < tokens.count ? tokens[index] : nil }

  private mutating func skip(_ symbols: String) -> Bool {
    let end = index + symbols.count
    guard end <= tokens.count,
      zip(tokens[index..<end], symbols).allSatisfy({ $0.isSymbol("\($1)") })
    else { return false }
    index = end
    return true
  }

  private mutating func alternatives() -> Bool? {
    var value = conjunction()
    while skip("||") {
      let next = conjunction()
      value = value == true || next == true ? true : value == nil || next == nil ? nil : false
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = operand()
    while skip("&&") {
      let next = operand()
      value = value == false || next == false ? false : value == nil || next == nil ? nil : true
    }
    return value
  }

  private mutating func operand() -> Bool? {
    if skip("!") { return operand().map { !$0 } }
    if skip("(") {
      let value = alternatives()
      return skip(")") ? value : nil
    }
    guard let word = current, word.kind == .word else { return nil }
    index += 1
    guard current?.isSymbol("(") ?? false else { return self.value(ofWord: word.text) }
    guard let end = tokens[index].closing.map(Int.init), end < tokens.count else { return nil }
    let arguments = tokens[(index + 1)..<end].map(\.text)
    index = end + 1
    return self.value(of: word.text, arguments)
  }

  private func value(ofWord word: String) -> Bool? {
    switch (language, word) {
    case (.swift, "true"): true
    case (.swift, "false"): false
    case (.swift, _): conditions.isSet(word)
    case (.objectiveC, "TARGET_OS_IOS"), (.objectiveC, "TARGET_OS_IPHONE"): true
    case (.objectiveC, "TARGET_OS_OSX"), (.objectiveC, "TARGET_OS_TV"),
      (.objectiveC, "TARGET_OS_WATCH"), (.objectiveC, "TARGET_OS_MACCATALYST"),
      (.objectiveC, "TARGET_OS_VISION"):
      false
    // Another number than this may be compared with something.
    case (.objectiveC, _): tokens.count == 1 ? Int(word).map { $0 != 0 } : nil
    }
  }

  private func value(of function: String, _ arguments: [String]) -> Bool? {
    guard language == .swift else { return nil }
    switch (function, arguments.first) {
    case ("os", let system?): return system == "iOS"
    case ("targetEnvironment", "macCatalyst"): return false
    case ("canImport", "UIKit"), ("canImport", "SwiftUI"), ("canImport", "Foundation"): return true
    case ("canImport", "AppKit"), ("canImport", "Cocoa"): return false
    case ("swift", _), ("compiler", _): return isAlwaysMet(arguments)
    default: return nil
    }
  }

  /// Whether a version of Swift is required that every compiler with the SDK of iOS 27 has.
  private func isAlwaysMet(_ arguments: [String]) -> Bool? {
    guard arguments.starts(with: [">", "="]),
      let version = arguments.lazy.compactMap({ Int($0) }).first
    else { return nil }
    return version <= 5 ? true : nil
  }
}
