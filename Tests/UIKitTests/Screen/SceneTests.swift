import Testing
import UIKit

@MainActor @Suite struct `A scene` {
  private let session = UISceneSession(persistentIdentifier: "A")

  @Test func `starts unattached and belongs to its session`() {
    let scene = UIWindowScene(session: session, connectionOptions: .init())
    #expect(scene.activationState == .unattached)
    #expect(session.scene === scene)
    #expect(session.role == .windowApplication)
    scene.activationState = .foregroundActive
    #expect(scene.activationState == .foregroundActive)
  }

  @Test func `is not retained by its session`() {
    _ = UIWindowScene(session: session, connectionOptions: .init())
    #expect(session.scene == nil)
  }

  @Test func `shows the windows that are made for it`() {
    withProcess(of: nil) { application in
      let scene = UIWindowScene(session: session, connectionOptions: .init())
      application.connectedScenes = [scene]
      let window = UIWindow(windowScene: scene)
      let other = UIWindow(frame: .zero)
      #expect(scene.windows == [window])
      #expect(scene.keyWindow == nil)
      window.makeKeyAndVisible()
      #expect(scene.keyWindow === window)
      #expect(application.windows == [window, other])
    }
  }

  @Test func `passes cold input to its delegate`() throws {
    let url = try #require(URL(string: "notes://12"))
    let options = UIScene.ConnectionOptions(
      urlContexts: [UIOpenURLContext(url: url)],
      userActivities: [NSUserActivity(activityType: "read")],
      shortcutItem: UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
    let delegate = ShortcutSceneDelegate()
    withProcess(of: nil) { _ in
      let scene = UIWindowScene(session: session, connectionOptions: options)
      scene.delegate = delegate
      scene.delegate?.scene(scene, willConnectTo: session, options: options)
      #expect(delegate.handled == ["new", "notes://12", "read"])
      #expect(scene.windows == [delegate.window])
    }
  }

  @Test func `passes warm input to its delegate`() {
    let delegate = ShortcutSceneDelegate()
    withProcess(of: nil) { application in
      let scene = UIWindowScene(session: session, connectionOptions: .init())
      let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
      (delegate as any UIWindowSceneDelegate).windowScene(scene, performActionFor: item) { _ in }
      delegate.sceneWillResignActive(scene)
      #expect(delegate.handled == ["new"])
      #expect(application.shortcutItems?.map(\.type) == ["compose"])
      #expect(application.unimplemented.isEmpty)
    }
  }

  @Test func `is restored from its delegate's activity`() {
    let delegate = ShortcutSceneDelegate()
    withProcess(of: nil) { _ in
      let scene = UIWindowScene(session: session, connectionOptions: .init())
      scene.userActivity = NSUserActivity(activityType: "write")
      session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
      delegate.scene(scene, willConnectTo: session, options: .init())
      #expect(delegate.handled == ["write"])
    }
  }
}

@Suite struct `An activity` {
  @Test func `merges user info, later values replacing earlier ones`() {
    let activity = NSUserActivity(activityType: "read")
    activity.addUserInfoEntries(from: ["page": 1, "book": "A"])
    activity.addUserInfoEntries(from: ["page": 2])
    #expect(activity.userInfo as? [String: AnyHashable] == ["page": 2, "book": "A"])
  }
}
