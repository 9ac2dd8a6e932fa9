import ModelChecking

extension SceneProperties {
  /// Scenes in a car and on an external display.
  var otherScreens: [SceneProperty] { sceneCount > 1 ? inCar + onDisplay + unplugging : [] }

  private var car: Int { SceneSlots.otherScreen }

  private var inCar: [SceneProperty] {
    let launches = on.rule(.carPlayLaunches)
    let leaves = on.occurrence("leaving in the car") { $0 == .otherScreen(.leftInCar) }
    let deviceEntersBackground =
      on.delivers(.sceneDidEnterBackground, to: 0)
      && on.from("can be shown in a car") { $0.kind == .carPlay }
    return [
      belief(
        "I108", "an app that is active has a window", citing: [247],
        .always(
          StatePredicate("active only with a window") { state in
            state.execution != .active || state.containsWindow(where: \.isConnected)
          })),
      belief(
        "I132", "an app becomes active only while the device is unlocked", citing: [247, 248],
        .everyStep(
          where: on.delivers(.sceneDidBecomeActive),
          is: on.from("unlocked") { $0.canReadProtectedData })),
      invariant(
        "F247", "a launch in a car connects the car's scene alone, and makes it active",
        citing: [247],
        .pattern(
          .absence(of: callsOfWindow), .afterUntil(launches, until: on.nextEvent || ends)),
        isDelivered(opensInCar, as: .sceneDidBecomeActive, to: car)),
      invariant(
        "I109", "the app's didEnterBackground is posted only when no scene is in front any more",
        citing: [249, 252], trigger: on.delivers(.noteDidEnterBackground) && followsScenes,
        .everyStep(
          where: on.delivers(.noteDidEnterBackground) && followsScenes,
          is: on.from("nothing in front") { !$0.scenes.contains(where: \.isInFront) })),
      belief(
        "I109b", "the app's didEnterBackground is posted when the window on the phone goes",
        citing: [249, 252],
        isDelivered(deviceEntersBackground, as: .noteDidEnterBackground)),
      invariant(
        "F249b", "leaving the app in the car sends its scene there to the background, and no other",
        citing: [153, 249],
        isDelivered(
          leaves,
          as: .sceneDidEnterBackground, to: car),
        .pattern(
          .absence(of: callsOfWindow),
          .afterUntil(
            leaves,
            until: on.nextEvent || ends)),
        .everyStep(
          where: leaves,
          is: on.from("in front there") { $0.scenes[car].isInFront })),
      witness(
        "F249", "an app can be active on the phone and in a car at once", citing: [247, 249],
        .reachable(
          StatePredicate("active on both") { state in
            state.kind == .carPlay && state.scenes[0].activation == .active
              && state.scenes[1].activation == .active
          })),
    ]
  }

  private var onDisplay: [SceneProperty] {
    let connects = on.occurrence("a display is connected") { $0 == .otherScreen(.displayConnected) }
    return [
      belief(
        "I106", "every scene that enters the foreground becomes active", citing: [244],
        isDelivered(
          on.delivers(.sceneWillEnterForeground, to: car), as: .sceneDidBecomeActive, to: car)),
      invariant(
        "I107", "a scene of an external display is never active, and gets no input", citing: [244],
        .always(
          StatePredicate("not active on a display") { state in
            state.kind != .externalDisplay || state.scenes[car].activation != .active
          }),
        .everyStep(
          where: on.rule("a call of the display's scene") { rule in
            rule.scene == car && rule.callback?.isSceneDelegateMethod == true
          } && on.from("has a display") { $0.kind == .externalDisplay },
          is: on.delivers(
            .sceneWillConnect, .sceneWillEnterForeground, .sceneDidEnterBackground,
            .sceneDidDisconnect))),
      invariant(
        "F245", "a display that is connected while the app is in front connects a scene in front",
        citing: [244, 245],
        isDelivered(
          connects,
          as: .sceneWillEnterForeground, to: car),
        .everyStep(
          where: connects,
          is: on.from("in front, and no scene there") { state in
            state.scenes[0].isInFront && !state.scenes[car].isConnected
          })),
      invariant(
        "F244", "a scene on an external display comes and goes with the window on the device",
        citing: [244, 245],
        .everyStep(
          where: on.nextEvent
            && on.from("a display is connected") { state in
              state.kind == .externalDisplay && state.scenes[car].isConnected
            },
          is: on.from("both are in front, or neither") { state in
            state.scenes[0].isInFront == state.scenes[car].isInFront
          })),
    ]
  }

  private var unplugging: [SceneProperty] {
    let unplugs = on.occurrence("unplugging", where: \.isUnplugging)
    return [
      invariant(
        "F246", "a screen that is unplugged disconnects its scene, and the app stays",
        citing: [246],
        isDelivered(unplugs, as: .sceneDidDisconnect, to: car),
        .pattern(
          .absence(of: on.occurs(.announcedExit) || on.delivers(.willTerminate)),
          .afterUntil(
            unplugs, until: on.nextEvent || ends)),
        .everyStep(
          where: on.occurrence("the car is unplugged") { $0 == .otherScreen(.carUnplugged) },
          is: on.from("shown in a car") { $0.kind == .carPlay }),
        .everyStep(
          where: on.occurrence("the display is unplugged") {
            $0 == .otherScreen(.displayUnplugged)
          },
          is: on.from("shown on a display") { $0.kind == .externalDisplay }))
    ]
  }

  private var callsOfWindow: On {
    on.rule("a call of the window on the device") { rule in
      rule.scene == 0 && rule.callback?.isSceneDelegateMethod == true
    }
  }
}
