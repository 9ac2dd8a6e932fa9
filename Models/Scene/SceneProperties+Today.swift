import ModelChecking

extension SceneProperties {
  /// Taps and actions on notifications, and who is told of them.
  var notifications: [SceneProperty] {
    let opens = on.occurrence("opening with a tap") { occurrence in
      occurrence.isOpening(.launch, .open, .prewarmedLaunch, .reconnect, .connectFirst)
        && occurrence.input == .notificationTap
    }
    let cold = opens && on.processStarts
    return notificationProperties(opens: opens, until: .sceneDidBecomeActive) + [
      belief(
        "I73", "a tap that launches an app with scenes is told once", citing: [186],
        .pattern(
          .absence(of: on.delivers(.unDidReceiveResponse)),
          .afterUntil(cold, until: on.nextEvent || ends)))
    ] + tapsReachOne
  }

  private var tapsReachOne: [SceneProperty] {
    [
      invariant(
        "I71", "the app delegate is told of a tap only where no notification delegate is set",
        citing: [174, 175],
        .everyStep(
          where: on.rule(.tapAsRemoteNotification)
            || on.delivers(.didReceiveRemoteNotification, to: 0),
          is: on.from("no delegate is set") { !$0.hasNotificationDelegate }))
    ]
  }

  /// Entrances that are cut short, windows that come and go unseen, and views.
  var today: [SceneProperty] { entrances + windows + views }

  private var entrances: [SceneProperty] {
    [
      statement(
        "I126", "an app that the user launches becomes active before it enters the background",
        refutedOn: allowed.systemsOfObstacles, citing: [266, 335],
        .pattern(
          .precedence(
            of: on.delivers(.sceneDidBecomeActive), before: on.delivers(.sceneDidEnterBackground)),
          .afterUntil((launch || cutShort) && oneWindow && on.processStarts, until: ends))),
      happens(
        "F265", "an entrance that is cut short", on: .since(18), if: .entranceCutShort,
        citing: [265, 266], cutShort(by: .appLock)),
    ].compactMap(\.self)
      + (allowed.contains(.entranceCutShort) ? only(on: .since(18), cutShortGoesBack) : [])
      + (allowed.contains(.entranceCovered) ? [coveredStaysInactive] : [])
  }

  private var cutShortGoesBack: SceneProperty {
    let sentBack = cutShort(by: .appLock)
    return invariant(
      "F265b", "an entrance that is cut short enters the foreground, and then the background",
      citing: [265, 266],
      isDelivered(sentBack, as: .sceneWillEnterForeground),
      isDelivered(sentBack, as: .sceneDidEnterBackground),
      .pattern(
        .precedence(
          of: on.delivers(.sceneWillEnterForeground), before: on.delivers(.sceneDidEnterBackground)),
        .afterUntil(sentBack, until: on.nextEvent || ends)),
      .everyStep(
        where: sentBack,
        is: on.from("nothing in front") { !$0.scenes.contains(where: \.isInFront) }))
  }

  private var coveredStaysInactive: SceneProperty {
    let covered = cutShort(by: .cover)
    return invariant(
      "F335", "an entrance that is covered ends inactive: no other transition is told after it",
      citing: [28, 335],
      isDelivered(covered, as: .sceneWillEnterForeground),
      .pattern(
        .absence(
          of: on.delivers(.sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground)),
        .afterUntil(covered, until: on.nextEvent || ends)),
      .everyStep(
        where: covered,
        is: on.from("nothing in front") { !$0.scenes.contains(where: \.isInFront) }
          && on.to("under a cover") { $0.cover == .interruption }))
  }

  private var windows: [SceneProperty] { severalWindows + [firstEntrance] }

  private var severalWindows: [SceneProperty] {
    if sceneCount == 1 { return [] }
    let beside = happens(
      "F260", "a window of another app beside, untold", on: .since(26),
      if: .windowedModeStaysActive, citing: [260],
      on.occurs(.window(.otherAppBeside), .window(.backFromOtherApp)))
    return [beside].compactMap(\.self) + [
      invariant(
        "F255", "a scene that is connected for a new picture enters the background",
        citing: [254, 255],
        claims: forEachScene { scene in
          isDelivered(refreshing(scene), as: .sceneDidEnterBackground, to: scene)
        }
          + forEachScene { scene in
            .everyStep(
              where: refreshing(scene),
              is: on.from("a session") { $0.scenes[scene].hasSession })
          }),
      belief(
        "I112", "sceneDidEnterBackground follows a sceneWillEnterForeground of the same scene",
        citing: [254, 255],
        .pattern(
          .precedence(
            of: on.delivers(.sceneWillEnterForeground, to: 0),
            before: on.delivers(.sceneDidEnterBackground, to: 0)),
          .afterUntil(on.delivers(.sceneWillConnect, to: 0), until: ends))),
      statement(
        "I113", "going to another app is told",
        refutedOn: allowed.systems(of: .windowedModeStaysActive), citing: [253, 260],
        .pattern(.absence(of: on.occurs(.window(.otherAppBeside))))),
      belief(
        "I117", "a new window is made while another one is in front", citing: [258],
        .everyStep(where: newWindow, is: on.from(.active))),
      invariant(
        "I110",
        "the app's willEnterForeground is posted when its first scene enters, not for others",
        citing: [251, 252],
        .everyStep(
          where: on.delivers(.sceneWillEnterForeground)
            && on.from("another scene is in front") { state in
              state.scenes.contains(where: \.isInFront)
            },
          is: on.to("nothing is posted") { $0.owed.first != .call(.noteWillEnterForeground) }),
        .everyStep(
          where: on.delivers(.sceneWillEnterForeground)
            && followsScenes
            && on.from("none is in front") { !$0.scenes.contains(where: \.isInFront) },
          is: on.to("it is posted") { $0.owed.first == .call(.noteWillEnterForeground) })),
      belief(
        "I110b", "the app's willEnterForeground is posted for each scene that enters",
        citing: [252],
        .everyStep(
          where: on.delivers(.sceneWillEnterForeground),
          is: on.to("it is posted") {
            [$0.owed.first, $0.scenes[0].owed.first].contains(.call(.noteWillEnterForeground))
          })),
    ]
  }

  private func refreshing(_ scene: Int) -> On {
    of(scene, "refreshing") { $0 == .window(.refresh) }
  }

  private var firstEntrance: SceneProperty {
    invariant(
      "I111", "a launch by the user posts the app's willEnterForeground", citing: [251],
      .pattern(
        .existence(of: on.delivers(.noteWillEnterForeground)),
        .between(
          launch && oneWindow, and: on.delivers(.sceneDidBecomeActive), unless: ends)))
  }

  private var views: [SceneProperty] {
    [
      statement(
        "I119", "viewDidAppear means that the view can be seen",
        refutedOn: allowed.systems(of: .viewsAppearInBackgroundLaunch)
          .union(allowed.systems(of: .viewAppearsBeforeSceneEnters)),
        citing: [269, 270],
        .everyStep(where: on.delivers(.viewDidAppear), is: !on.from(.background))),
      statement(
        "I120", "the first viewDidAppear comes after the first sceneDidBecomeActive",
        refutedOn: allowed.systems(of: .viewAppearsBeforeSceneEnters), citing: [272, 273],
        .pattern(
          .precedence(
            of: on.delivers(.sceneDidBecomeActive), before: on.delivers(.viewDidAppear)),
          .afterUntil(launch && on.processStarts, until: ends))),
    ]
  }

  var oneWindow: On { on.from("one window") { $0.kind == .oneWindow } }

  /// The app's notifications follow the most active of its scenes.
  var followsScenes: On { on.from("several scenes") { !$0.kind.postsForApp } }

  /// Something happens on some systems only; nil in a model that does not allow it.
  private func happens(
    _ id: String, _ subject: String, on range: SystemVersions, if point: SceneDispute,
    citing citations: [Citation], _ step: On
  ) -> SceneProperty? {
    guard range.overlaps(systems), allowed.contains(point) else { return nil }
    return suiteProperty(
      .invariant, id, "\(subject) is of \(range.words)", citing: citations, trigger: step,
      [.everyStep(where: step, is: on.from(range.words) { $0.systems.overlaps(range) })])
  }
}
