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

  private func report<Delegate: UISceneDelegate>(
    on sceneDelegate: @escaping () -> Delegate
  ) throws -> MigrationReport {
    try MigrationCheck(from: observed(former()), to: observed(moved(by: sceneDelegate))).run()
  }

  @Test func `handles the same input, and shows the same note`() throws {
    let report = try report { NotesAfter.SceneDelegate() }
    #expect(report.headline == "")
    #expect(report.choices == [])
  }

  @Test func `handles and saves nothing while the scene delegate is empty`() throws {
    #expect(try report { Halfway.SceneDelegate() }.headline == "")
  }

  @Test func `reads a new line away if a body is copied`() throws {
    #expect(try report { CopiedSceneDelegate() }.headline == "")
  }

  @Test func `drops the link that has started it if no connection options are read`() throws {
    #expect(try report { WarmSceneDelegate() }.headline == "")
  }
}
