/// The flags that a configuration of a target sets for `#if`.
package struct CompilationConditions: Hashable, Sendable {
  /// The flags that are known to be set.
  package let flags: Set<String>
  /// Whether no other flag can be set.
  package let isComplete: Bool

  /// Nothing is known about flags.
  package static let unknown = CompilationConditions(flags: [], isComplete: false)

  /// Creates conditions.
  package init(flags: Set<String>, isComplete: Bool) {
    self.flags = flags
    self.isComplete = isComplete
  }

  /// Whether a flag is set; nil if that is not known.
  package func isSet(_ flag: String) -> Bool? {
    flags.contains(flag) ? true : isComplete ? false : nil
  }
}
