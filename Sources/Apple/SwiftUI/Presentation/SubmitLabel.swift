/// The label of the key that submits.
public struct SubmitLabel: Sendable {
  init() {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SubmitLabel {
  public static let done = Self()
  public static let go = Self()
  public static let send = Self()
  public static let join = Self()
  public static let route = Self()
  public static let search = Self()
  public static let `return` = Self()
  public static let next = Self()
  public static let `continue` = Self()
}

/// What causes a submission.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The causes as bits.
  public let rawValue: UInt

  /// Creates causes from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The key of a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The key of a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// When a keyboard writes capital letters.
public struct TextInputAutocapitalization: Sendable {
  /// Never.
  public static var never: TextInputAutocapitalization { .init() }
  /// At the start of words.
  public static var words: TextInputAutocapitalization { .init() }
  /// At the start of sentences.
  public static var sentences: TextInputAutocapitalization { .init() }
  /// Always.
  public static var characters: TextInputAutocapitalization { .init() }
}
