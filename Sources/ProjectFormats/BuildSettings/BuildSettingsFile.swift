/// What a file of build settings (`.xcconfig`) says.
package struct BuildSettingsFile: Hashable, Sendable {
  /// A line that gives a setting a value.
  package struct Assignment: Hashable, Sendable {
    /// The setting with its conditions.
    package let key: BuildSettingsKey
    /// The value, with its references to other settings.
    package let value: String
    /// The line in which it begins, counted from 1.
    package let line: Int
  }

  /// A line that includes another file.
  package struct Include: Hashable, Sendable {
    /// The path, as it is written.
    package let path: String
    /// Whether the file may be missing.
    package let isOptional: Bool
    /// The line, counted from 1.
    package let line: Int
  }

  /// A line that cannot be read, and that Xcode skips, too.
  package struct UnreadLine: Hashable, Sendable {
    /// The text, safe to show.
    package let text: String
    /// The line, counted from 1.
    package let line: Int
  }

  /// The assignments in order.
  package internal(set) var assignments: [Assignment] = []
  /// The included files in order.
  package internal(set) var includes: [Include] = []
  /// The lines that cannot be read.
  package internal(set) var unread: [UnreadLine] = []
}
