extension SwiftUIRules {
  /// How the user brings a window forward, alone or beside others.
  var openings: [SwiftUIRule] {
    windows.flatMap(openings)
      + inputs.filter(\.startsCold).map { on($0, connectFirst(with: $0)) }
  }

  private func openings(of window: Int) -> [SwiftUIRule] {
    let warm = inputs(for: window).filter(\.opensWarm).map { on($0, open(window, $0)) }
    let cold = inputs(for: window).filter(\.startsCold).map { on($0, reconnect(window, $0)) }
    let cutShort = forEachObstacle { [open(window, .none, upTo: $0)] }
    return warm + cutShort + cold + (windowCount > 1 ? [openBeside(window)] : [])
  }

  /// A window that is off screen replaces what is on screen.
  private func open(
    _ window: Int, _ input: SwiftUIInput, upTo obstacle: Occurrence.Obstacle? = nil
  ) -> SwiftUIRule {
    event(
      "open", opening(.open, with: input, upTo: obstacle), of: .scene(window),
      variant: input.suffix + suffix(of: obstacle), by: .user,
      when: [.inMemory, .quiet, .unlocked, .isInBackground(window)] + input.conditions
        + conditions(of: obstacle),
      citing: [30, 34, 150, 298] + input.citations + citations(of: obstacle)
    ) { state in
      state.isOpened()
      state.leaveScreen(exceptFor: window)
      state.bringForward(window, with: input, upTo: obstacle)
    }
  }

  /// A window whose scene was reclaimed comes back with new views.
  private func reconnect(_ window: Int, _ input: SwiftUIInput) -> SwiftUIRule {
    event(
      "reconnect", .opening(.reconnect, with: input.lifeInput), of: .scene(window),
      variant: input.suffix, by: .user,
      when: [.inMemory, .quiet, .unlocked, .isDisconnected(window), .hasSession(window)]
        + input.conditions,
      citing: [148, 151, 159, 213] + input.citations
    ) { state in
      state.isOpened()
      state.leaveScreen(exceptFor: window)
      state.connect(window, with: input)
    }
  }

  /// The user opens an app that runs without ever having had a window.
  private func connectFirst(with input: SwiftUIInput) -> SwiftUIRule {
    event(
      "connectFirst", .opening(.connectFirst, with: input.lifeInput), variant: input.suffix,
      by: .user, when: [.inMemory, .quiet, .unlocked, .noSession] + input.conditions,
      citing: [62, 149, 157, 213, 215] + input.citations
    ) { state in
      state.isOpened()
      state.connect(0, with: input)
    }
  }

  /// Split View: the window is placed beside what is on screen.
  private func openBeside(_ window: Int) -> SwiftUIRule {
    event(
      "openBeside", .window(.openBeside), of: .scene(window), by: .user,
      when: [.severalWindows, .active, .quiet, .isInBackground(window)], citing: [124, 163]
    ) { $0.bringForward(window) }
  }
}

extension SwiftUIRules {
  /// How windows come and go, and what reaches them in front.
  var windowChanges: [SwiftUIRule] {
    windows.flatMap { window in
      (windowCount > 1 ? [create(window), pushAside(window), close(window)] : [])
        + [reclaim(window)] + inputsInFront(of: window)
    }
  }

  /// Input for a window that is active, which stays where it is.
  private func inputsInFront(of window: Int) -> [SwiftUIRule] {
    inputs(for: window).filter { $0 == .url || $0 == .link }.flatMap { input in
      let lifeInput: LifeInput = input == .url ? .url : .userActivity
      return ifAllowed(
        .inputInFront,
        event(
          "inputInFront", .inputInFront(lifeInput), of: .scene(window), variant: input.suffix,
          by: .user, when: [.quiet, .isActive(window)] + input.conditions,
          citing: [38, 154, .inputInFront]
        ) { state in
          state.scenes[window].owe(input.callbacks(isOwn: state.kind == .ownSceneDelegate))
        })
    }
  }

  private func create(_ window: Int) -> SwiftUIRule {
    event(
      "newWindow", .window(.new), of: .scene(window), by: .user,
      when: [.severalWindows, .active, .quiet, .isDisconnected(window), .hasNoSession(window)],
      citing: [124, 147, 149, 151, 213]
    ) { $0.connect(window) }
  }

  private func pushAside(_ window: Int) -> SwiftUIRule {
    event(
      "pushAside", .window(.pushAside), of: .scene(window), by: .user,
      when: [.severalWindows, .quiet, .isInFront(window), .isNotAlone], citing: [124, 163, 164]
    ) { $0.leave(window) }
  }

  /// The views of the window go with its scene.
  private func reclaim(_ window: Int) -> SwiftUIRule {
    event(
      "reclaim", .window(.reclaim), of: .scene(window), by: .system,
      when: [.inMemory, .quiet, .isInBackground(window)],
      citing: [
        148, 158, 159,
        .assumption("a suspended process is resumed for it, as in the scene model"),
      ]
    ) { state in
      state.process = .running
      state.disconnect(window)
    }
  }

  /// The user closes one of several windows in the switcher.
  private func close(_ window: Int) -> SwiftUIRule {
    event(
      "closeWindow", .window(.close(entersBackground: false)), of: .scene(window), by: .user,
      when: [
        .severalWindows, .inMemory, .quiet, .hasSession(window), .isNotTheOnlyOne,
        .isNotActive(window),
      ],
      citing: [
        158, 160, .assumption("a suspended process is resumed for it, as in the scene model"),
      ]
    ) { state in
      state.process = .running
      state.scenes[window].hasSession = false
      state.disconnect(window)
    }
  }
}

extension Condition where State == SwiftUIState {
  fileprivate static let noSession = Condition("there is no session") {
    !$0.scenes.contains(where: \.hasSession)
  }

  fileprivate static let isNotAlone = Condition("another window is in front") {
    $0.scenes.count(where: \.isInFront) > 1
  }
}
