import LifecycleTesting
import LifecycleUIKit
import Testing

// The example of the article about view controllers.

private final class Drafts {
  var typed = ""
  var saved = ""
}

private final class DraftController: UIViewController {
  let drafts: Drafts
  var text = ""

  init(_ drafts: Drafts) {
    self.drafts = drafts
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func done() {
    drafts.saved = text
    dismiss(animated: true)
  }
}

private final class DraftsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let drafts: Drafts

  init(_ drafts: Drafts) { self.drafts = drafts }

  var draft: DraftController? {
    window?.rootViewController?.presentedViewController as? DraftController
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
  }

  func compose() { window?.rootViewController?.present(DraftController(drafts), animated: true) }
}

private final class PlainAppDelegate: UIResponder, UIApplicationDelegate {}

@MainActor @Suite(.lifecycle(saved: .off)) struct `A draft on a sheet` {
  private func drafts() -> World<
    Drafts, DrivenScenes<PlainAppDelegate, DraftsSceneDelegate>
  > {
    let world = World.uiKitScenes(
      disk: Drafts(), appDelegate: { _ in PlainAppDelegate() },
      sceneDelegate: { drafts in DraftsSceneDelegate(drafts) }
    )
    .action("compose", when: { $0.delegate.sceneDelegate?.draft == nil }) {
      $0.delegate.sceneDelegate?.compose()
    }
    .action("type", when: { $0.delegate.sceneDelegate?.draft?.text == "" }) {
      $0.delegate.sceneDelegate?.draft?.text = "Milk"
      $0.disk.typed = "Milk"
    }
    .action("done", when: { $0.delegate.sceneDelegate?.draft != nil }) {
      $0.delegate.sceneDelegate?.draft?.done()
    }
    .invariant("what was typed is saved or on the screen") {
      $0.disk.typed == $0.disk.saved || $0.delegate.sceneDelegate?.draft != nil
    }
    return world
  }

  @Test func `is lost when the user swipes the sheet down`() throws {
    let model = SceneModel(profile: .observed, scenes: 1)
    let finding = try LifeCheck(drafts(), on: model).run(.exhaustive(depth: 6)).findings.first
    #expect(finding?.trace.choices.suffix(3) == ["compose", "type", "dismiss.sheet"])
  }

  @Test func `is not driven on a model without scenes, and the error says what to write`() {
    let issues = CheckIssue.recorded { expectSafe(drafts(), isolated: false) }
    #expect(
      issues.map(\.firstLine) == [
        "This world has scenes, and the model is of an app without them; write "
          + "“on: SceneModel(profile: .observed, scenes: 1)”, or “.lifecycle(scenes: 1)” on the suite."
      ])
  }

  @Test func `has no notifications of scenes in every order on a model of two scenes`() {
    var options = UIKitOptions()
    options.ordersSceneNotifications = true
    let world = World<Drafts, DrivenScenes<PlainAppDelegate, DraftsSceneDelegate>>.uiKitScenes(
      disk: Drafts(), options: options, appDelegate: { _ in PlainAppDelegate() },
      sceneDelegate: { drafts in DraftsSceneDelegate(drafts) })
    #expect {
      _ = try LifeCheck(world, on: SceneModel(profile: .observed))
    } throws: {
      $0.localizedDescription.contains("needs a model with one scene")
    }
  }
}
