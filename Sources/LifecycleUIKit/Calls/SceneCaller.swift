#if os(Linux)
  import LifecycleModels
  import UIKit

  /// Sends the callbacks of the models to the delegate of a connected scene.
  @MainActor struct SceneCaller {
    let process: PlatformProcess
    let scene: UIScene
    let inputs: InputMaker

    /// Sends a callback.
    ///
    /// In a “will” callback the scene has its old state, in a “did” callback the new one (F13).
    ///
    /// - Returns: Whether the delegate has a method for it.
    func send(_ call: UIKitCall) -> Bool {
      guard let delegate = scene.delegate else { return false }
      let next = nextState(after: call.callback)
      if let next, !call.callback.isSentBeforeItsEffect { scene.activationState = next }
      defer { if let next { scene.activationState = next } }
      guard let signature = send(call, to: delegate) else { return false }
      if let note = call.callback.sceneNotification, !process.delivers(note) {
        process.post(note, of: scene)
      }
      return !process.isMissing(signature)
    }

    private func nextState(after callback: Callback) -> UIScene.ActivationState? {
      switch callback {
      case .sceneWillEnterForeground, .sceneWillResignActive: .foregroundInactive
      case .sceneDidBecomeActive: .foregroundActive
      case .sceneDidEnterBackground: .background
      default: nil
      }
    }

    /// Calls a method.
    ///
    /// - Returns: Its full name; nil if this kind of delegate has no such method.
    private func send(_ call: UIKitCall, to delegate: any UISceneDelegate) -> String? {
      switch call.callback {
      case .sceneWillEnterForeground:
        delegate.sceneWillEnterForeground(scene)
        return "sceneWillEnterForeground(_:)"
      case .sceneDidBecomeActive:
        delegate.sceneDidBecomeActive(scene)
        return "sceneDidBecomeActive(_:)"
      case .sceneWillResignActive:
        delegate.sceneWillResignActive(scene)
        return "sceneWillResignActive(_:)"
      case .sceneDidEnterBackground:
        delegate.sceneDidEnterBackground(scene)
        return "sceneDidEnterBackground(_:)"
      default: return sendInput(call, to: delegate)
      }
    }

    private func sendInput(_ call: UIKitCall, to delegate: any UISceneDelegate) -> String? {
      switch call.callback {
      case .sceneOpenURLContexts:
        delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url(of: call))])
        return "scene(_:openURLContexts:)"
      case .sceneWillContinueUserActivity:
        delegate.scene(scene, willContinueUserActivityWithType: inputs.options.activityType)
        return "scene(_:willContinueUserActivityWithType:)"
      case .sceneContinueUserActivity:
        guard let activity = activity(of: call) else { return nil }
        delegate.scene(scene, continue: activity)
        return "scene(_:continue:)"
      case .sceneDidFailToContinueUserActivity:
        delegate.scene(
          scene, didFailToContinueUserActivityWithType: inputs.options.activityType,
          error: CocoaError(.userCancelled))
        return "scene(_:didFailToContinueUserActivityWithType:error:)"
      case .scenePerformActionForShortcutItem:
        guard let delegate = delegate as? any UIWindowSceneDelegate,
          let scene = scene as? UIWindowScene
        else { return nil }
        return perform(
          inputs.shortcut(call.inputNumber), in: scene, by: delegate, call.expectAnswer)
      default: return nil
      }
    }

    private func perform(
      _ item: UIApplicationShortcutItem, in scene: UIWindowScene,
      by delegate: any UIWindowSceneDelegate, _ expectAnswer: () -> @Sendable () -> Void
    ) -> String {
      let signature = "windowScene(_:performActionFor:completionHandler:)"
      let isCalled = process.call(signature, expectAnswer) { complete in
        delegate.windowScene(scene, performActionFor: item) { _ in complete() }
      }
      if isCalled { return signature }
      let asynchronous = "windowScene(_:performActionFor:)"
      _ = process.start(asynchronous, expectAnswer()) {
        _ = await delegate.windowScene(scene, performActionFor: item)
      }
      return asynchronous
    }

    /// The activity to continue. An app that asks for a scene need not have one.
    private func activity(of call: UIKitCall) -> NSUserActivity? {
      call.isRequested
        ? process.requestedActivity(ofScene: call.scene) : inputs.activity(call.inputNumber)
    }

    private func url(of call: UIKitCall) -> URL {
      call.input == nil ? process.openedURL ?? inputs.url(0) : inputs.url(call.inputNumber)
    }
  }

  extension InputMaker {
    /// The reason for which a scene is connected.
    ///
    /// - Parameters:
    ///   - call: The callback that connects it.
    ///   - requested: The activity with which the app has asked for it.
    /// - Returns: The options.
    func connectionOptions(
      for call: UIKitCall, requested: NSUserActivity? = nil
    ) -> UIScene.ConnectionOptions {
      let number = call.inputNumber
      return switch call.input {
      case .url: UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: url(number))])
      case .userActivity:
        UIScene.ConnectionOptions(
          userActivities: [activity(number)], handoffUserActivityType: options.activityType)
      case .shortcut: UIScene.ConnectionOptions(shortcutItem: shortcut(number))
      case .notificationTap:
        UIScene.ConnectionOptions(notificationResponse: response(to: call))
      default: UIScene.ConnectionOptions(userActivities: requested.map { [$0] } ?? [])
      }
    }
  }
#endif
