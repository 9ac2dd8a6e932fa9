#if os(Linux)
  import CarPlay
  import LifecycleDriving
  import UIKit

  /// One process of an app with scenes: the application, the app delegate, and the connected scenes
  /// with their delegates.
  @MainActor
  public final class DrivenScenes<
    AppDelegate: UIApplicationDelegate, SceneDelegate: UISceneDelegate
  >: DrivenApp<AppDelegate> {
    /// The connected scenes by their numbers in the model, starting at 0. A scene in a car is a
    /// `CPTemplateApplicationScene`, all others are a `UIWindowScene`.
    public private(set) var scenes: [Int: UIScene] = [:]

    private let makeSceneDelegate: (SceneRole) throws -> any UISceneDelegate
    private var sessions: [Int: UISceneSession] = [:]
    private var everyDelegate: [WeakDelegate] = []
    /// The scene that was disconnected last, until it has posted its disconnection.
    private var formerScene: UIScene?

    /// A scene delegate that may have been released.
    private struct WeakDelegate {
      weak var delegate: (any UISceneDelegate)?
    }

    init(
      _ process: PlatformProcess, _ options: UIKitOptions,
      makeDelegate: () throws -> AppDelegate,
      makeSceneDelegate: @escaping (SceneRole) throws -> any UISceneDelegate
    ) rethrows {
      self.makeSceneDelegate = makeSceneDelegate
      try super.init(process, options, makeDelegate: makeDelegate)
    }

    /// The delegates of this class, by the numbers of their connected scenes.
    public var sceneDelegates: [Int: SceneDelegate] {
      scenes.compactMapValues { $0.delegate as? SceneDelegate }
    }

    /// The delegate of the first scene, while it is connected.
    public var sceneDelegate: SceneDelegate? { sceneDelegates[0] }

    override var hasScenes: Bool { true }

    override func scene(of call: UIKitCall) -> UIScene? { scenes[call.scene] }

    override var ownedObjects: [AnyObject] {
      super.ownedObjects + everyDelegate.compactMap(\.delegate)
    }

    override func send(_ call: UIKitCall) throws -> Bool {
      if call.callback != .noteSceneDidDisconnect { formerScene = nil }
      // What one delegate lacks, that of another scene may have.
      application.forgetUnimplemented()
      return switch call.callback {
      case .configurationForConnecting: configure(call)
      case .didDiscardSceneSessions: discard()
      case .sceneWillConnect: try connect(call)
      case .sceneDidDisconnect: disconnect(call.scene)
      default:
        if call.callback.isSceneNotification {
          post(call)
        } else if call.callback.isSceneDelegateMethod {
          sendToScene(call)
        } else {
          try super.send(call)
        }
      }
    }
  }

  extension DrivenScenes {
    private func session(for call: UIKitCall) -> UISceneSession {
      if let session = sessions[call.scene] { return session }
      let session = UISceneSession(number: call.scene, role: call.role)
      sessions[call.scene] = session
      application.openSessions.insert(session)
      return session
    }

    private func configure(_ call: UIKitCall) -> Bool {
      let session = session(for: call)
      session.configuration = delegate.application(
        application, configurationForConnecting: session,
        options: options(for: call))
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
      let session = session(for: call)
      let options = options(for: call)
      let kind = call.role == .car ? CPTemplateApplicationScene.self : UIWindowScene.self
      let scene = kind.init(session: session, connectionOptions: options)
      let sceneDelegate = try makeSceneDelegate(call.role)
      everyDelegate.append(WeakDelegate(delegate: sceneDelegate))
      scene.delegate = sceneDelegate
      scenes[call.scene] = scene
      application.connectedScenes.insert(scene)
      if call.role == .window, let delegate = sceneDelegate as? any UIWindowSceneDelegate,
        let window = inputs.options.window?()
      {
        window.windowScene = scene as? UIWindowScene
        delegate.window = window
      }
      sceneDelegate.scene(scene, willConnectTo: session, options: options)
      let isReceived = !process.isMissing("scene(_:willConnectTo:options:)")
      if !process.delivers(.noteSceneWillConnect) { process.post(.noteSceneWillConnect, of: scene) }
      let isReceivedInCar = connectToCar(scene)
      scene.activationState = .background
      return isReceived || isReceivedInCar
    }

    private func disconnect(_ number: Int) -> Bool {
      guard let scene = scenes[number] else { return false }
      scene.activationState = .unattached
      let isReceivedInCar = disconnectFromCar(scene)
      scene.delegate?.sceneDidDisconnect(scene)
      let isReceived = !process.isMissing("sceneDidDisconnect(_:)")
      if !process.delivers(.noteSceneDidDisconnect) {
        process.post(.noteSceneDidDisconnect, of: scene)
      }
      formerScene = process.delivers(.noteSceneDidDisconnect) ? scene : nil
      views.forget(scene)
      scene.delegate = nil
      scenes[number] = nil
      application.connectedScenes.remove(scene)
      return isReceived || isReceivedInCar
    }

    private func options(for call: UIKitCall) -> UIScene.ConnectionOptions {
      let activity = call.isRequested ? process.requestedActivity(ofScene: call.scene) : nil
      return inputs.connectionOptions(for: call, requested: activity)
    }

    /// Hands the templates over, right after the scene has connected: no source tells the order of the
    /// two. UIKit gives the window to navigation apps; here it goes to a delegate without the other method.
    ///
    /// - Returns: Whether the delegate has a method for it.
    private func connectToCar(_ scene: UIScene) -> Bool {
      guard let (scene, delegate) = car(scene) else { return false }
      let controller = scene.interfaceController
      delegate.templateApplicationScene(scene, didConnect: controller)
      guard process.isMissing("templateApplicationScene(_:didConnect:)") else { return true }
      delegate.templateApplicationScene(scene, didConnect: controller, to: scene.carWindow)
      return !process.isMissing("templateApplicationScene(_:didConnect:to:)")
    }

    private func disconnectFromCar(_ scene: UIScene) -> Bool {
      guard let (scene, delegate) = car(scene) else { return false }
      let controller = scene.interfaceController
      delegate.templateApplicationScene(scene, didDisconnectInterfaceController: controller)
      guard
        process.isMissing("templateApplicationScene(_:didDisconnectInterfaceController:)")
      else { return true }
      delegate.templateApplicationScene(scene, didDisconnect: controller, from: scene.carWindow)
      return !process.isMissing("templateApplicationScene(_:didDisconnect:from:)")
    }

    /// A scene in a car, with its delegate; nil for another scene.
    private func car(
      _ scene: UIScene
    ) -> (CPTemplateApplicationScene, any CPTemplateApplicationSceneDelegate)? {
      guard let scene = scene as? CPTemplateApplicationScene,
        let delegate = scene.delegate as? any CPTemplateApplicationSceneDelegate
      else { return nil }
      return (scene, delegate)
    }

    private func post(_ call: UIKitCall) -> Bool {
      if let scene = scenes[call.scene] ?? formerScene { process.post(call.callback, of: scene) }
      return true
    }

    private func sendToScene(_ call: UIKitCall) -> Bool {
      guard let scene = scenes[call.scene] else { return false }
      if call.callback == .sceneWillResignActive { views.giveUpSwipe(in: scene) }
      let isReceived = SceneCaller(process: process, scene: scene, inputs: inputs).send(call)
      if call.callback == .sceneWillEnterForeground, process.showsViews,
        !process.delivers(.viewDidAppear)
      {
        views.appear(in: scene)
      }
      return isReceived
    }

    private var delegate: any UIApplicationDelegate { appDelegate }
  }
#endif
