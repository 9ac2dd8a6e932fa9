#if os(Linux)
  import LifecycleDriving
  import UIKit

  /// One process of an app with scenes: the application, the app delegate, and the connected scenes
  /// with their delegates.
  @MainActor
  public final class DrivenScenes<
    AppDelegate: UIApplicationDelegate, SceneDelegate: UISceneDelegate
  >: DrivenApp<AppDelegate> {
    /// The connected scenes by their numbers in the model, starting at 0.
    public private(set) var scenes: [Int: UIWindowScene] = [:]

    private let makeSceneDelegate: () throws -> SceneDelegate
    private var sessions: [Int: UISceneSession] = [:]
    private var everyDelegate: [WeakDelegate] = []

    /// A scene delegate that may have been released.
    private struct WeakDelegate {
      weak var delegate: SceneDelegate?
    }

    init(
      _ process: PlatformProcess, _ options: UIKitOptions,
      makeDelegate: () throws -> AppDelegate,
      makeSceneDelegate: @escaping () throws -> SceneDelegate
    ) rethrows {
      self.makeSceneDelegate = makeSceneDelegate
      try super.init(process, options, makeDelegate: makeDelegate)
    }

    /// The delegates of the connected scenes, by the numbers of the scenes.
    public var sceneDelegates: [Int: SceneDelegate] {
      scenes.compactMapValues { $0.delegate as? SceneDelegate }
    }

    /// The delegate of the first scene, while it is connected.
    public var sceneDelegate: SceneDelegate? { sceneDelegates[0] }

    override var hasScenes: Bool { true }

    override var ownedObjects: [AnyObject] {
      super.ownedObjects + everyDelegate.compactMap(\.delegate)
    }

    override func send(_ call: UIKitCall) throws -> Bool {
      switch call.callback {
      case .configurationForConnecting: configure(call)
      case .didDiscardSceneSessions: discard()
      case .sceneWillConnect: try connect(call)
      case .sceneDidDisconnect: disconnect(call.scene)
      default:
        if call.callback.isSceneDelegateMethod { sendToScene(call) } else { try super.send(call) }
      }
    }
  }

  extension DrivenScenes {
    private func session(_ number: Int) -> UISceneSession {
      if let session = sessions[number] { return session }
      let session = UISceneSession(persistentIdentifier: "lifecycle.scene.\(number)")
      sessions[number] = session
      application.openSessions.insert(session)
      return session
    }

    private func configure(_ call: UIKitCall) -> Bool {
      let session = session(call.scene)
      session.configuration = delegate.application(
        application, configurationForConnecting: session,
        options: inputs.connectionOptions(for: call))
      return !process.isMissing("application(_:configurationForConnecting:options:)")
    }

    private func discard() -> Bool {
      let closed = application.openSessions.filter { $0.scene == nil }
      application.openSessions.subtract(closed)
      sessions = sessions.filter { !closed.contains($0.value) }
      delegate.application(application, didDiscardSceneSessions: closed)
      return !process.isMissing("application(_:didDiscardSceneSessions:)")
    }

    private func connect(_ call: UIKitCall) throws -> Bool {
      let session = session(call.scene)
      let options = inputs.connectionOptions(for: call)
      let scene = UIWindowScene(session: session, connectionOptions: options)
      let sceneDelegate = try makeSceneDelegate()
      everyDelegate.append(WeakDelegate(delegate: sceneDelegate))
      scene.delegate = sceneDelegate
      scenes[call.scene] = scene
      application.connectedScenes.insert(scene)
      if let delegate = sceneDelegate as? any UIWindowSceneDelegate,
        let window = inputs.options.window?()
      {
        window.windowScene = scene
        delegate.window = window
      }
      (sceneDelegate as any UISceneDelegate).scene(scene, willConnectTo: session, options: options)
      scene.postNotification(accompanying: call.callback)
      scene.activationState = .background
      return !process.isMissing("scene(_:willConnectTo:options:)")
    }

    private func disconnect(_ number: Int) -> Bool {
      guard let scene = scenes[number] else { return false }
      scene.activationState = .unattached
      scene.delegate?.sceneDidDisconnect(scene)
      scene.postNotification(accompanying: .sceneDidDisconnect)
      scene.delegate = nil
      scenes[number] = nil
      application.connectedScenes.remove(scene)
      return !process.isMissing("sceneDidDisconnect(_:)")
    }

    private func sendToScene(_ call: UIKitCall) -> Bool {
      guard let scene = scenes[call.scene] else { return false }
      return SceneCaller(process: process, scene: scene, inputs: inputs).send(call)
    }

    private var delegate: any UIApplicationDelegate { appDelegate }
  }
#endif
