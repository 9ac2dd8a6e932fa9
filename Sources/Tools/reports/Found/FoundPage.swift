import LifecycleCommands
import ProjectAudit
import Reporting

/// The page of bugs that the rules for source have found in published apps.
struct FoundPage {
  /// The page in Markdown.
  var text: String {
    """
    # Bugs that were found

    Each of these was in an app that many people use, and `lifecycle delegates` or `lifecycle audit` finds it. The apps are not \
    named, and the code is written anew. The words of the finding and the shortest life are what the tool prints for it; the repaired code \
    has no finding. Facts are numbered (F152); [Models/README.md](../Models/README.md) says what rests on each.

    | | the app | rule |
    |---|---|---|
    \(rows)
    \(stories)
    """
  }

  private var rows: String {
    FoundBug.all.enumerated().map { index, bug in
      "| [\(bug.title)](#bug-\(index + 1)) | \(bug.app) | \(bug.rule) |\n"
    }.joined()
  }

  private var stories: String {
    FoundBug.all.enumerated().map { index, bug in Self.story(bug, number: index + 1) }
      .joined(separator: "\n")
  }

  private static func story(_ bug: FoundBug, number: Int) -> String {
    let finding = bug.finding
    let lives = AuditLives(for: Set([finding?.life].compactMap { $0 }))
    let background = finding?.background(lives).map { "\n\n\($0)" } ?? ""
    return """
      ## <a id="bug-\(number)"></a>\(bug.title)

      *\(bug.app).* \(bug.effect)

      > \(Markdown.escaped(finding?.message ?? ""))\(background)

      \(bug.repair)

      <details><summary>The code before and after</summary>

      ```swift
      \(bug.before)
      ```
      ```swift
      \(bug.after)
      ```
      </details>

      """
  }
}

extension FoundBug {
  /// What the rules find in the code that has the bug.
  var finding: AuditFinding? {
    audit(before).findings.first { $0.rule.id == rule }
  }

  /// What the rules find in the code that is repaired.
  var findingsAfterRepair: [AuditFinding] { audit(after).findings }

  private func audit(_ source: String) -> DelegateAudit {
    DelegateAudit(files: [.init(path: "App.swift", content: Array(source.utf8))])
  }
}
