extension SceneRules {
  /// What the app itself requests for its sessions: to be activated, refreshed, or destroyed.
  func requests(for scene: Int) -> [SceneRule] {
    [refresh(scene), destroy(scene)] + activations(of: scene)
  }

  /// The app asks for a new picture of a scene, which connects it in the background.
  private func refresh(_ scene: Int) -> SceneRule {
    event(
      "refresh", .window(.refresh), of: .scene(scene), by: .app,
      when: [.severalWindows, .running, .quiet, .isDisconnected(scene), .hasSession(scene)],
      citing: [254, 255]
    ) { $0.connectInBackground(scene, then: [.sceneDidEnterBackground]) }
  }

  /// Granted only in answer to the user, so while a window is active (F256). A scene that exists is
  /// handed the activity of the request.
  private func activations(of scene: Int) -> [SceneRule] {
    let asked: [Condition<SceneState>] = [.severalWindows, .active, .quiet]
    return [
      event(
        "session.activated", .window(.activate), of: .scene(scene), by: .app,
        when: asked + [.isInBackground(scene)], citing: [56, 256]
      ) { state in
        state.scenes[scene].owe([
          .sceneWillEnterForeground, .sceneContinueUserActivity, .sceneDidBecomeActive,
        ])
      },
      event(
        "session.activated", .window(.activate), of: .scene(scene), variant: ".connects", by: .app,
        when: asked + [.isDisconnected(scene)], citing: [149, 151, 159, 256]
      ) { $0.connect(scene, unordered: unorderedViews) },
    ]
  }

  /// From wherever the scene is, and for good (F257).
  private func destroy(_ scene: Int) -> SceneRule {
    event(
      "session.destroyed", .window(.destroy), of: .scene(scene), by: .app,
      when: [.severalWindows, .running, .quiet, .hasSession(scene), .isNotTheOnlyOne],
      citing: [
        160, 257, .assumption("a scene in front leaves the screen first, as in all other ways"),
      ]
    ) { state in
      state.scenes[scene].hasSession = false
      state.hasPendingDiscard = true
      guard state.scenes[scene].isConnected else { return }
      state.scenes[scene].leave()
      state.scenes[scene].owed.append([.call(.sceneDidDisconnect)])
    }
  }
}
