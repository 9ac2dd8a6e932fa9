import Foundation
import LifecycleTesting
import LifecycleUIKit
import Testing

@testable import ProjectAudit

private final class NotesAppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidEnterBackground(_ application: UIApplication) {}
}

private final class NotesSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var isDirty = false
  var isStopped = false
  var handledURLs = 0
  var workInFlight = 0

  func sceneDidEnterBackground(_ scene: UIScene) { isDirty = false }
}

@Suite struct `A test that an audit proposes` {
  @Test(arguments: ProofKind.allCases)
  func `compiles, as it stands below`(kind: ProofKind) throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let names = ProofNames(app: "NotesAppDelegate", scene: "NotesSceneDelegate")
    let test = try #require(kind.test(names))
    let indented = test.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    #expect(source.contains(indented.joined(separator: "\n")), "\(test)")
  }
}

// swift-format-ignore
@Suite(.disabled("they only have to compile")) struct `The tests that an audit proposes` {
  @MainActor @Test func `NotesSceneDelegate saves before the process may die`() {
    final class Disk { var saved = "" }  // What survives the process: let the app save there.
    let world = World.uiKitScenes(
      disk: Disk(), appDelegate: { _ in NotesAppDelegate() }, sceneDelegate: { _ in NotesSceneDelegate() })
    // Replace “isDirty” by what tells it in your delegate.
    let careful = world.action("edit") { $0.delegate.sceneDelegate?.isDirty = true }
      .requiring(.nothingUnsaved { $0.delegate.sceneDelegate?.isDirty ?? false })
    expectSafe(careful, on: SceneModel(profile: .observed, scenes: 1))
  }

  @MainActor @Test func `NotesSceneDelegate handles each URL once, cold or warm`() {
    final class Disk { var saved = "" }  // What survives the process: let the app save there.
    let world = World.uiKitScenes(
      disk: Disk(), appDelegate: { _ in NotesAppDelegate() }, sceneDelegate: { _ in NotesSceneDelegate() })
    // Replace “handledURLs” by what tells it in your delegate.
    let careful = world.requiring(.inputHandledOnce { $0.delegate.sceneDelegate?.handledURLs ?? 0 })
    expectSafe(careful, on: SceneModel(profile: .observed, scenes: 1))
  }

  @MainActor @Test func `NotesSceneDelegate starts again what an interruption stops`() {
    final class Disk { var saved = "" }  // What survives the process: let the app save there.
    let world = World.uiKitScenes(
      disk: Disk(), appDelegate: { _ in NotesAppDelegate() }, sceneDelegate: { _ in NotesSceneDelegate() })
    // Replace “isStopped” by what tells it in your delegate.
    let careful = world.requiring(
        .activationRedoesWhatResigningUndoes { $0.delegate.sceneDelegate?.isStopped ?? false })
    expectSafe(careful, on: SceneModel(profile: .observed, scenes: 1))
  }

  @MainActor @Test func `NotesSceneDelegate has no work left when it is suspended`() {
    final class Disk { var saved = "" }  // What survives the process: let the app save there.
    let world = World.uiKitScenes(
      disk: Disk(), appDelegate: { _ in NotesAppDelegate() }, sceneDelegate: { _ in NotesSceneDelegate() })
    // Replace “workInFlight” by what tells it in your delegate.
    let careful = world.requiring(.noWorkAfterTheLastTask { $0.delegate.sceneDelegate?.workInFlight ?? 0 })
    expectSafe(careful, on: SceneModel(profile: .observed, scenes: 1))
  }

  @MainActor @Test func `NotesSceneDelegate shows a user the same as NotesAppDelegate`() throws {
    final class Disk { var saved = "" }  // What survives the process: let the app save there.
    let app = World.uiKit(disk: Disk()) { _ in NotesAppDelegate() }
    let scenes = World.uiKitScenes(
      disk: Disk(), appDelegate: { _ in NotesAppDelegate() }, sceneDelegate: { _ in NotesSceneDelegate() })
    let report = try MigrationCheck(
      from: app.observable("saved") { disk, _ in disk.saved },
      to: scenes.observable("saved") { disk, _ in disk.saved }
    ).run(depth: 4)
    #expect(report.difference == nil, "\(report.text)")
  }
}
