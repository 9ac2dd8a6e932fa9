/// A key of a dictionary with its value.
package struct SettingsEntry: Hashable, Sendable {
  /// The key.
  package let key: String
  /// The line of the key, counted from 1; nil if the format has no lines.
  package let line: Int?
  /// The value.
  package let value: SettingsValue

  /// Creates an entry.
  package init(key: String, line: Int?, value: SettingsValue) {
    self.key = key
    self.line = line
    self.value = value
  }
}
