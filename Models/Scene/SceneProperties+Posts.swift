import ModelChecking

extension SceneProperties {
  /// The notifications that a scene posts itself, beside its delegate's calls and the app's notifications.
  var sceneNotifications: [SceneProperty] {
    let scene = Callback.allCases.compactMap { call in
      call.sceneNotification.map { (call: call, note: $0) }
    }
    return [
      invariant(
        "F50b",
        "each call of a delegate whose scene is observed has the scene's notification beside it",
        citing: [50],
        claims: scene.flatMap { call, note -> [SuiteClaim] in
          [
            .everyStep(
              where: on.delivers(call, to: 0) && isObserved,
              is: on.from("posted before") { ![.call(call), nil].contains($0.next(for: 0)) }
                && !entersLate || on.to("posted next") { $0.next(for: 0) == .call(note) }),
            .everyStep(
              where: on.delivers(note),
              is: on.from("called before") { $0.next(for: 0) == .call(note) }
                || on.to("called next") {
                  $0.next(for: 0) == .callOnly(call) || $0.next(for: 0) == .callAfterScene(call)
                }),
          ]
        }),
      invariant(
        "F350", "the connection of a scene is posted after its delegate was told", citing: [350],
        .everyStep(
          where: on.delivers(.noteSceneWillConnect),
          is: on.from("connected") { $0.scenes[0].activation == .background })),
      invariant(
        "F351", "a scene's notification comes before that of the app for the same change",
        citing: [351],
        claims: scene.compactMap { call, note in
          call.applicationNotification.map { ofApp in
            .pattern(
              .precedence(of: on.delivers(note), before: on.delivers(ofApp)),
              .afterUntil(on.isKind(.event) && isObserved, until: on.nextEvent || ends))
          }
        }),
      statement(
        "F351b", "a scene's notification follows the call of its delegate",
        refutedOn: allowed.systems(of: .sceneNotificationBeforeCallback), citing: [50, 51],
        .pattern(
          .precedence(
            of: on.delivers(.sceneDidBecomeActive), before: on.delivers(.noteSceneDidActivate)),
          .afterUntil(on.isKind(.event) && isObserved, until: on.nextEvent || ends))),
      statement(
        "F352", "the app enters the foreground, by its notification, before its scene is active",
        refutedOn: allowed.systems(of: .applicationEntersLate), citing: [352],
        .pattern(
          .precedence(
            of: on.delivers(.noteWillEnterForeground), before: on.delivers(.noteSceneDidActivate)),
          .afterUntil(launch && isObserved, until: on.nextEvent || ends))),
      belief(
        "F15", "applicationState is active already in the notification that a scene is",
        citing: [15, 351],
        .everyStep(where: on.delivers(.noteSceneDidActivate), is: on.from(.active))),
    ]
  }

  private var isObserved: On {
    on.from("its scene is observed") { $0.kind == .observedWindow }
  }

  /// The scene is active before the app has posted that it enters the foreground.
  var entersLate: On { on.occurrence("active early") { $0 == .delivery(.late) } }
}
