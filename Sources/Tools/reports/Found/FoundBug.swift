import Foundation

/// A bug of a published app that the rules for source find, told without the name of the app.
///
/// The code is written anew, and no longer than it takes to show the bug.
struct FoundBug: Hashable, Sendable {
  /// What is wrong, in a few words.
  let title: String
  /// The kind of app that has it.
  let app: String
  /// The consequence for its user.
  let effect: String
  /// The rule of the audit that finds it, such as `R18`.
  let rule: String
  /// How to repair it.
  let repair: String
  /// Source that has the bug.
  let before: String
  /// The same source, repaired.
  let after: String

  /// The bugs of `FoundBugs.md`, those that cost their users most first.
  static let all: [FoundBug] = String(decoding: PackageResources.FoundBugs_md, as: UTF8.self)
    .components(separatedBy: "\n## ").dropFirst().map(FoundBug.init)

  /// Reads a section after the mark of its heading.
  private init(_ section: String) {
    let form =
      #/
      (?<title>.+)\n\n
      \*(?<app>.+)\.\*\ (?<effect>.+)\n\n
      (?<rule>R\d+):\ (?<repair>.+)\n\n
      ```swift\n(?<before>(?:.*\n)+?)```\n\n
      ```swift\n(?<after>(?:.*\n)+?)```\n?
      /#
    guard let match = section.wholeMatch(of: form)?.output else {
      preconditionFailure("FoundBugs.md has a section that cannot be read: \(section)")
    }
    title = String(match.title)
    app = String(match.app)
    effect = String(match.effect)
    rule = String(match.rule)
    repair = String(match.repair)
    before = String(match.before.dropLast())
    after = String(match.after.dropLast())
  }
}
