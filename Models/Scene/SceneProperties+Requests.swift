import ModelChecking

extension SceneProperties {
  /// What the app requests for its own sessions.
  var requests: [SceneProperty] {
    guard sceneCount > 1 else { return [] }
    let activates = on.occurrence("activating a session") { $0 == .window(.activate) }
    return [
      invariant(
        "I116", "a session is activated only in answer to the user, while a window is active",
        citing: [256], .everyStep(where: activates, is: on.from(.active))),
      invariant(
        "F256",
        "a scene that is activated is handed the activity if it was connected, and connects if not",
        citing: [256],
        claims: forEachScene { scene in
          isFollowed(
            activating(scene) && on.from("connected") { $0.scenes[scene].isConnected },
            by: on.delivers(
              .sceneContinueUserActivity, .sceneDidFailToContinueUserActivity, to: scene),
            unless: ends)
        }
          + forEachScene { scene in
            isDelivered(
              activating(scene) && on.from("not connected") { !$0.scenes[scene].isConnected },
              as: .sceneWillConnect, to: scene)
          }),
      invariant(
        "F257", "a session that the app destroys is gone, and its scene disconnects",
        citing: [160, 257],
        claims: forEachScene { scene in
          isDelivered(
            destroying(scene) && on.from("connected") { $0.scenes[scene].isConnected },
            as: .sceneDidDisconnect, to: scene)
        }
          + forEachScene { scene in
            .everyStep(
              where: destroying(scene),
              is: on.to("no session, and a discard to tell") { state in
                !state.scenes[scene].hasSession && state.hasPendingDiscard
              })
          }),
    ]
  }

  private func activating(_ scene: Int) -> On {
    of(scene, "activating") { $0 == .window(.activate) }
  }

  private func destroying(_ scene: Int) -> On {
    of(scene, "destroying") { $0 == .window(.destroy) }
  }
}
