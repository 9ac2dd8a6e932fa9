extension SceneRules {
  /// How the user brings a scene forward, alone or beside others.
  var openings: [SceneRule] {
    scenes.flatMap { scene in
      SceneSlot.Input.allCases.filter { scene == 0 || $0.canReachAnyScene }.flatMap { input in
        [open(scene, input), reconnect(scene, input)]
      } + [openBeside(scene)] + openingsCutShort(of: scene)
    } + SceneSlot.Input.allCases.map(connectFirst)
  }

  /// A scene that is off screen replaces what is on screen.
  private func open(_ scene: Int, _ input: SceneSlot.Input) -> SceneRule {
    event(
      "open", .opening(.open, with: input.lifeInput), of: .scene(scene),
      variant: input.suffix, by: .user,
      when: Condition.isWindow(scene) + [.inMemory, .quiet, .unlocked, .isInBackground(scene)]
        + input.conditions,
      citing: [30, 34, 150, 153, 154] + input.citations
    ) { state in
      state.isOpened()
      state.leaveScreen(exceptFor: scene)
      state.bringForward(scene, with: input, unordered: unorderedViews)
    }
  }

  /// The user opens a scene, and it does not become active.
  private func openingsCutShort(of scene: Int) -> [SceneRule] {
    forEachObstacle { obstacle in
      [
        event(
          "open", .cutShort(.open, by: obstacle), of: .scene(scene), variant: obstacle.suffix,
          by: .user,
          when: [
            .noOtherScreen, .inMemory, .noneInFront, .quiet, .unlocked, .isInBackground(scene),
          ],
          citing: [30, 34, 150] + (obstacle == .appLock ? [265, 268] : [28, 335])
        ) { state in
          state.isOpened()
          state.bringForward(scene, unordered: unorderedViews)
          state.meet(obstacle, in: scene)
        }
      ]
    }
  }

  /// A scene that was reclaimed comes back as a new object of its old session.
  private func reconnect(_ scene: Int, _ input: SceneSlot.Input) -> SceneRule {
    event(
      "reconnect", .opening(.reconnect, with: input.lifeInput), of: .scene(scene),
      variant: input.suffix, by: .user,
      when: Condition.isWindow(scene)
        + [.inMemory, .quiet, .unlocked, .isDisconnected(scene), .hasSession(scene)]
        + input.conditions,
      citing: [148, 151, 154, 159] + input.citations
    ) { state in
      state.isOpened()
      state.leaveScreen(exceptFor: scene)
      state.connect(scene, with: input, unordered: unorderedViews)
    }
  }

  /// The user opens an app that runs without ever having had a scene.
  private func connectFirst(with input: SceneSlot.Input) -> SceneRule {
    event(
      "connectFirst", .opening(.connectFirst, with: input.lifeInput), variant: input.suffix,
      by: .user,
      when: [.inMemory, .quiet, .unlocked, .noSession] + input.conditions,
      citing: [62, 149, 154, 157] + input.citations
    ) { state in
      state.isOpened()
      state.connect(0, with: input, unordered: unorderedViews)
    }
  }

  /// Split View: the scene is placed beside what is on screen.
  private func openBeside(_ scene: Int) -> SceneRule {
    event(
      "openBeside", .window(.openBeside), of: .scene(scene), by: .user,
      when: [.severalWindows, .active, .quiet, .isInBackground(scene)], citing: [124, 163]
    ) { $0.bringForward(scene, unordered: unorderedViews) }
  }

  /// Input for a scene that is active, which stays where it is.
  func inputsInFront(of scene: Int) -> [SceneRule] {
    let inputs: [(SceneSlot.Input, LifeInput)] =
      scene == 0 ? [(.url, .url), (.userActivity, .userActivity)] : [(.url, .url)]
    return inputs.flatMap { input, lifeInput in
      ifAllowed(
        .inputInFront,
        event(
          "inputInFront", .inputInFront(lifeInput), of: .scene(scene), variant: input.suffix,
          by: .user,
          when: Condition.isWindow(scene) + [.quiet, .isActive(scene)] + input.conditions,
          citing: [38, 154, .inputInFront]
        ) { $0.scenes[scene].owe(input.owed) })
    }
  }

  /// How windows come and go, by the user, the system and the app itself.
  var windows: [SceneRule] {
    scenes.flatMap { scene in
      [create(scene), createFromOutside(scene), pushAside(scene), reclaim(scene)]
        + close(scene) + requests(for: scene) + inputsInFront(of: scene)
    } + otherApps
  }

  private func create(_ scene: Int) -> SceneRule {
    event(
      "newWindow", .window(.new), of: .scene(scene), by: .user,
      when: [.severalWindows, .active, .quiet, .isDisconnected(scene), .hasNoSession(scene)],
      citing: [124, 147, 149, 150, 151]
    ) { $0.connect(scene, unordered: unorderedViews) }
  }

  /// From the Dock or the App Exposé, with no window of the app in front.
  private func createFromOutside(_ scene: Int) -> SceneRule {
    event(
      "newWindow", .window(.new), of: .scene(scene), variant: ".fromOutside", by: .user,
      when: [
        .severalWindows, .inMemory, .noneInFront, .quiet, .unlocked, .isDisconnected(scene),
        .hasNoSession(scene), .sessionElsewhere,
      ],
      citing: [124, 147, 149, 150, 151, 258]
    ) { state in
      state.isOpened()
      state.connect(scene, unordered: unorderedViews)
    }
  }

  /// The windowed mode of iPadOS 26: nobody is told that a window of another app is in front.
  private var otherApps: [SceneRule] {
    ifAllowed(
      .windowedModeStaysActive,
      silent(
        "otherApp.beside", .window(.otherAppBeside), by: .user,
        when: [.severalWindows, .active, .quiet, .otherAppNotInFront], citing: [260]
      ) { $0.isOtherAppInFront = true },
      silent(
        "otherApp.leftAlone", .window(.backFromOtherApp), by: .user,
        when: [.severalWindows, .active, .quiet, .otherAppInFront], citing: [260]
      ) { $0.isOtherAppInFront = false })
  }

  private func pushAside(_ scene: Int) -> SceneRule {
    event(
      "pushAside", .window(.pushAside), of: .scene(scene), by: .user,
      when: [.severalWindows, .quiet, .isInFront(scene), .isNotAlone], citing: [124, 163, 164]
    ) { $0.scenes[scene].leave() }
  }

  private func reclaim(_ scene: Int) -> SceneRule {
    event(
      "reclaim", .window(.reclaim), of: .scene(scene), by: .system,
      when: [.inMemory, .quiet, .isInBackground(scene)],
      citing: [
        148, 158, 159,
        .assumption("a suspended process is resumed for the call: it receives nothing (F6)"),
      ]
    ) { state in
      state.process = .running
      state.scenes[scene].owe([.sceneDidDisconnect])
    }
  }

  /// The user closes one of several windows in the switcher.
  private func close(_ scene: Int) -> [SceneRule] {
    let conditions: [Condition<SceneState>] = [
      .severalWindows, .inMemory, .quiet, .hasSession(scene), .isNotTheOnlyOne,
    ]
    let end: @Sendable (inout SceneState) -> Void = { state in
      state.process = .running
      state.scenes[scene].hasSession = false
      state.hasPendingDiscard = true
    }
    return [
      event(
        "closeWindow", .window(.close(entersBackground: false)), of: .scene(scene), by: .user,
        when: conditions + [.isNotActive(scene)],
        citing: [
          158, 160,
          .assumption("a suspended process is resumed for it, as for a reclaimed scene (F148)"),
        ]
      ) { state in
        end(&state)
        if state.scenes[scene].isConnected { state.scenes[scene].owe([.sceneDidDisconnect]) }
      }
    ]
      + ifAllowed(
        .enterBackgroundOnClose,
        event(
          "closeWindow", .window(.close(entersBackground: true)), of: .scene(scene),
          variant: ".entersBackground", by: .user, when: conditions + [.isInactive(scene)],
          citing: [87, 158, 160]
        ) { state in
          end(&state)
          state.scenes[scene].owe([.sceneDidEnterBackground, .sceneDidDisconnect])
        })
  }
}

extension SceneState {
  /// What is on screen makes room for a scene; what is in a car stays there (F249).
  mutating func leaveScreen(exceptFor index: Int? = nil) {
    for other in SceneSlots.indices where other != index && (isWindow(other) || kind != .carPlay) {
      scenes[other].leave()
    }
    cover = .none
    isOtherAppInFront = false
  }
}

extension Condition where State == SceneState {
  fileprivate static let noSession = Condition("no window has a session") {
    !$0.containsWindow(where: \.hasSession)
  }

  fileprivate static let noneInFront = Condition("no scene is in front") { state in
    !state.scenes.contains(where: \.isInFront)
  }

  fileprivate static let sessionElsewhere = Condition("another session exists") {
    $0.scenes.contains(where: \.hasSession)
  }

  fileprivate static let otherAppInFront = Condition("another app is in front") {
    $0.isOtherAppInFront
  }

  fileprivate static let otherAppNotInFront = Condition("no other app is in front") {
    !$0.isOtherAppInFront
  }

  fileprivate static let isNotAlone = Condition("another scene is in front") {
    $0.scenes.count(where: \.isInFront) > 1
  }

  fileprivate static func isInactive(_ index: Int) -> Condition {
    scene(index, "is foreground inactive") { $0.activation == .inactive }
  }
}
