@testable import ProjectFormats

/// Values without lines, for expectations.
extension SettingsValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(stringLiteral text: String) { self.init(.string(text), line: nil) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(booleanLiteral value: Bool) { self.init(.boolean(value), line: nil) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(integerLiteral number: Int) { self.init(.number(String(number)), line: nil) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(arrayLiteral items: SettingsValue...) { self.init(.array(items), line: nil) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(dictionaryLiteral entries: (String, SettingsValue)...) {
    self.init(
      .dictionary(entries.map { SettingsEntry(key: $0.0, line: nil, value: $0.1) }), line: nil)
  }

  /// Bytes.
  static func data(_ bytes: UInt8...) -> SettingsValue { SettingsValue(.data(bytes), line: nil) }

  /// What only another tool can evaluate.
  static func expression(_ text: String) -> SettingsValue {
    SettingsValue(.expression(text), line: nil)
  }

  /// A number with a fraction or in another form.
  static func number(_ digits: String) -> SettingsValue {
    SettingsValue(.number(digits), line: nil)
  }
}

extension SettingsValue.Content {
  /// The value without a line.
  var value: SettingsValue { SettingsValue(self, line: nil) }
}

extension SettingsValue {
  /// The value with no lines in it.
  var withoutLines: SettingsValue {
    switch content {
    case .array(let items): SettingsValue(.array(items.map(\.withoutLines)), line: nil)
    case .dictionary(let entries):
      SettingsValue(
        .dictionary(
          entries.map { SettingsEntry(key: $0.key, line: nil, value: $0.value.withoutLines) }),
        line: nil)
    default: SettingsValue(content, line: nil)
    }
  }

  /// Every key with its line, in the order of the file.
  var keyLines: [String] {
    switch content {
    case .array(let items): items.flatMap(\.keyLines)
    case .dictionary(let entries):
      entries.flatMap { ["\($0.key):\($0.line ?? 0)"] + $0.value.keyLines }
    default: []
    }
  }

  /// The value with sorted keys, each once, and with numbers in one form.
  var comparable: SettingsValue {
    switch content {
    case .number(let digits): Content.number("\(Double(digits) ?? .nan)").value
    case .array(let items): Content.array(items.map(\.comparable)).value
    case .dictionary(let entries):
      Content.dictionary(
        Dictionary(entries.map { ($0.key, $0.value.comparable) }) { $1 }
          .sorted { $0.key < $1.key }.map { SettingsEntry(key: $0.key, line: nil, value: $0.value) }
      ).value
    default: self
    }
  }
}
