/// Code as it is often written, and as it should be.
///
/// A test compiles both; app code that is not the point has short names, such as `Notes`.
public struct CodeFix: Hashable, Sendable {
  /// The short name.
  public let id: String
  /// The code that breaks.
  public let before: String
  /// The code that does not.
  public let after: String

  init(_ id: String, before: String, after: String) {
    self.id = id
    self.before = before
    self.after = after
  }

  /// Every fix.
  public static let all =
    aboutSaving + aboutInput + aboutLaunching + aboutSystems + aboutScenes + aboutActivation
    + aboutMigration
}
