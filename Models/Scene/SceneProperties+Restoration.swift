import ModelChecking

extension SceneProperties {
  /// The restoration of the interface of a scene.
  var restoration: [SceneProperty] {
    sceneCount > 1 ? asked + only(on: .withRestoration, interactionState) : []
  }

  private var asked: [SceneProperty] {
    [
      invariant(
        "F261",
        "a scene that has entered the background is asked for an activity to be restored by",
        citing: [261],
        isDelivered(
          on.delivers(.sceneDidEnterBackground, to: 0) && restoresWindow,
          as: .sceneStateRestorationActivity, to: 0),
        .pattern(
          .precedence(
            of: on.delivers(.sceneDidEnterBackground, to: 0),
            before: on.delivers(.sceneStateRestorationActivity, to: 0)),
          .afterUntil(on.processStarts, until: ends)))
    ]
  }

  private var interactionState: [SceneProperty] {
    let restores = on.delivers(.sceneRestoreInteractionState, to: 0)
    let connects = on.delivers(.sceneWillConnect, to: 0)
    let givesUp = on.delivers(.sceneStateRestorationActivity, as: .returnsNil)
    return [
      invariant(
        "I115",
        "the interaction state is restored between the connection and the activation, once at most",
        citing: [261],
        .pattern(
          .precedence(of: connects, before: restores), .afterUntil(on.processStarts, until: ends)),
        .pattern(
          .absence(of: restores),
          .afterUntil(
            on.delivers(.sceneDidBecomeActive, .sceneDidDisconnect, to: 0),
            until: connects || ends)),
        .pattern(
          .boundedExistence(of: restores, atMost: 1),
          .afterUntil(connects, until: on.delivers(.sceneDidDisconnect, to: 0) || ends)),
        .everyStep(
          where: restores, is: on.from("something was kept") { $0.scenes[0].hasActivity })),
      invariant(
        "F261b",
        "what a session keeps is restored before its new scene is active, unless the app gives it up",
        citing: [261],
        .pattern(
          .existence(of: restores),
          .between(
            connects
              && on.from("something was kept") { state in
                state.scenes[0].hasSession && state.scenes[0].hasActivity
                  && state.systems.overlaps(.withRestoration)
              },
            and: on.delivers(.sceneDidBecomeActive, to: 0), unless: ends || givesUp,
            ending: .weak))),
      belief(
        "I115b", "a window that a launch brings back is restored", citing: [79, 89, 261],
        .pattern(
          .existence(of: restores),
          .between(
            launch && restoresWindow && on.from("a session") { $0.scenes[0].hasSession },
            and: on.delivers(.sceneDidBecomeActive, to: 0), unless: ends))),
    ]
  }

  /// The app restores the interface of its window.
  var restoresWindow: On { on.from("restores its window") { $0.kind == .restoredWindow } }
}
