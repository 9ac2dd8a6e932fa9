extension UIApplication {
  /// Brings a scene to the front.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene; nil makes a new one.
  ///   - userActivity: What the scene is to show.
  ///   - options: Ignored.
  ///   - errorHandler: Told why it was refused.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    do {
      try host.requestSceneSessionActivation(sceneSession, userActivity: userActivity)
    } catch {
      errorHandler?(error)
    }
  }

  /// Closes a scene and discards its session.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of the scene.
  ///   - options: Ignored.
  ///   - errorHandler: Told why it was refused.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    do {
      try host.requestSceneSessionDestruction(sceneSession)
    } catch {
      errorHandler?(error)
    }
  }

  /// Asks for a new snapshot of a scene.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    host.requestSceneSessionRefresh(sceneSession)
  }
}
