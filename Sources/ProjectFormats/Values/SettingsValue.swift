/// A value of a settings file (a property list, YAML, JSON, a literal in a script), with its line.
package struct SettingsValue: Hashable, Sendable {
  /// What the value is.
  package enum Content: Hashable, Sendable {
    /// Words. A number or a date that a format does not mark as one is a string, too.
    case string(String)
    /// True or false.
    case boolean(Bool)
    /// A number, as it is written.
    case number(String)
    /// Bytes.
    case data([UInt8])
    /// Nothing, written as such.
    case null
    /// Values in order.
    case array([SettingsValue])
    /// Keys with values, in the order of the file. A key can occur twice.
    case dictionary([SettingsEntry])
    /// An expression that only its own tool can evaluate, in one line, shortened.
    case expression(String)
  }

  /// What the value is.
  package let content: Content
  /// The line in which it begins, counted from 1; nil if the format has no lines.
  package let line: Int?

  /// Creates a value.
  package init(_ content: Content, line: Int?) {
    self.content = content
    self.line = line
  }
}

extension SettingsValue {
  /// The words, if this is a string.
  package var text: String? { if case .string(let text) = content { text } else { nil } }

  /// The values, if this is an array.
  package var items: [SettingsValue]? { if case .array(let items) = content { items } else { nil } }

  /// The entries, if this is a dictionary.
  package var entries: [SettingsEntry]? {
    if case .dictionary(let entries) = content { entries } else { nil }
  }

  /// Whether this is true, however the format writes it: as a truth value, “YES”, “true” or “1”.
  package var isTrue: Bool {
    switch content {
    case .boolean(let value): value
    case .string(let text), .number(let text): ["yes", "true", "1"].contains(text.lowercased())
    default: false
    }
  }

  /// The value of a key, if this is a dictionary that has it; the last one if it occurs twice.
  package subscript(key: String) -> SettingsValue? { entry(key)?.value }

  /// The entry of a key, if this is a dictionary that has it; the last one if it occurs twice.
  package func entry(_ key: String) -> SettingsEntry? { entries?.last { $0.key == key } }
}
