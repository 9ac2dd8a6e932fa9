import LifecycleModels

// Requests for scenes.
extension Application {
  /// Asks for a window to come to the front, or for a new one, as `requestSceneSessionActivation`
  /// does. It has no effect on a window that is in front.
  ///
  /// - Parameter scene: The number of the scene, which need not be connected.
  /// - Returns: Whether iOS accepts the request. Otherwise UIKit calls the error handler: if the app
  ///   cannot have so many windows, and unless it is active, because only an answer to the user is
  ///   granted (F256).
  @discardableResult public func activateScene(_ scene: Int) -> Bool {
    ask(.activateScene(scene), for: scene) { stateNow == .active }
  }

  /// Asks for a new snapshot of a window, as `requestSceneSessionRefresh` does.
  public func refreshScene(_ scene: Int) { _ = ask(.refreshScene(scene), for: scene) { true } }

  /// Asks for the end of a session and its window, as `requestSceneSessionDestruction` does. It has no
  /// effect on the only session.
  ///
  /// - Parameter scene: The number of the scene, which need not be connected.
  /// - Returns: Whether iOS accepts the request. Otherwise UIKit calls the error handler.
  @discardableResult public func destroyScene(_ scene: Int) -> Bool {
    ask(.destroyScene(scene), for: scene) { true }
  }

  private func ask(_ request: AppRequest, for scene: Int, if isAccepted: () -> Bool) -> Bool {
    guard isOwnThread else {
      noteMisplaced(request.name)
      return false
    }
    guard windowCount > 1, 0..<windowCount ~= scene, isAccepted() else { return false }
    ask(request)
    return true
  }

  /// Whether a scene was asked for and the request is not granted yet.
  package func isAwaitingScene(_ scene: Int) -> Bool {
    inbox.requests.contains(.activateScene(scene))
  }
}
