/// A bug of a published app that the rules for source find, told without the name of the app.
///
/// The code is written anew, and no longer than it takes to show the bug.
public struct FoundBug: Hashable, Sendable {
  /// What is wrong, in a few words.
  public let title: String
  /// What kind of app has it.
  public let app: String
  /// What happens to its user.
  public let effect: String
  /// The rule of the audit that finds it, such as `R18`.
  public let rule: String
  /// How it is repaired.
  public let repair: String
  /// Source that has the bug.
  public let before: String
  /// The same source, repaired.
  public let after: String

  /// All bugs, those that cost their users most first.
  public static let all = ofScenes + ofLaunches + ofHandlers
}
