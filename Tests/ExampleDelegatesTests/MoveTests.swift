import Foundation
import LifecycleTesting
import LifecycleUIKit
import Testing

@testable import NotesAfter
@testable import NotesBefore

@MainActor @Suite struct `The example, moved to scenes` {
  @Test func `does for its user what it did before`() throws {
    let before = former().observable("saved") { disk, _ in disk.text }
    let after = moved { NotesAfter.SceneDelegate() }.observable("saved") { disk, _ in disk.text }
    let report = try MigrationCheck(from: before, to: after).run()
    #expect(report.difference == nil, "\(report.text)")
  }

  private func headline<Delegate: UISceneDelegate>(
    with sceneDelegate: @escaping () -> Delegate
  ) throws -> String {
    let after = observed(moved(by: sceneDelegate))
    return try MigrationCheck(from: observed(former()), to: after).run().headline
  }

  @Test func `handles the same input, and shows the same note`() throws {
    #expect(try headline { NotesAfter.SceneDelegate() } == Headlines.after)
  }

  @Test func `drops everything while the scene delegate is empty`() throws {
    let headline = try headline { Halfway.SceneDelegate() }
    #expect(headline == Headlines.halfway)
  }

  @Test func `reads a new line away if a body is copied`() throws {
    let headline = try headline { CopiedSceneDelegate() }
    #expect(headline == Headlines.copied)
  }

  @Test func `drops the link that has started it if no connection options are read`() throws {
    let headline = try headline { WarmSceneDelegate() }
    #expect(headline == Headlines.warm)
  }

  @Test(arguments: Headlines.all)
  func `is compared in the article with three ways to go wrong`(headline: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appending(path: "Sources/ProjectAudit/Documentation.docc/MoveToScenes.md"),
      encoding: .utf8)
    #expect(article.contains("| \(headline) |"))
  }
}

/// What a comparison says of the app before with four scene delegates.
private enum Headlines {
  static let halfway =
    "“saved” is “x” with the app delegate and “” with the scene delegate, after launch, edit, home"
  static let copied =
    "“note” is “- ” with the app delegate and “” with the scene delegate, after launch.shortcut"
  static let warm =
    "“handled” is 1 with the app delegate and 0 with the scene delegate, after launch.url"
  static let after = "no difference up to depth 9, and longer lives reach no new state"
  static let all = [halfway, copied, warm, after]
}
