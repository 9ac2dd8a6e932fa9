import ModelChecking

extension SceneProperties {
  /// URLs, activities, shortcuts, pushes, touches, lock and memory.
  var input: [SceneProperty] { connectionOptions + warmInput + events }

  private var connectionOptions: [SceneProperty] {
    [LifeInput.url, .userActivity, .shortcut, .notificationTap].map { input in
      invariant(
        "I23.\(input)",
        "what cold-starts a scene (\(input)) comes in its connection options, once"
          + (input == .notificationTap ? "; the notification delegate is told besides" : ""),
        citing: [154, 155],
        .pattern(
          .existence(of: connects(with: input)),
          .between(startsCold(with: input), and: on.nextEvent, unless: ends)),
        .pattern(
          input == .notificationTap
            ? .boundedExistence(of: calls(for: input), atMost: 1) : .absence(of: calls(for: input)),
          .afterUntil(startsCold(with: input), until: on.nextEvent || ends)),
        .pattern(
          .boundedExistence(of: connects(with: input), atMost: 1),
          .afterUntil(startsCold(with: input), until: on.nextEvent || ends)))
    } + [
      invariant(
        "F154e", "a scene connects with the options that it was opened with, and with no others",
        citing: [154],
        .everyStep(
          where: on.delivers(.sceneWillConnect),
          is: On("its own options") { [rules = on.rules] source, action, _ in
            let rule = rules[action.rule]
            guard let scene = rule.scene else { return false }
            let input = source.scenes[scene].options.lifeInput
            return rule.occurrence == .delivery(input.map { .carrying($0) } ?? .plain)
          }),
        .everyStep(
          where: !on.delivers(.sceneWillConnect) && !on.isKind(.kill),
          is: On("the options stay") { source, _, target in
            SceneSlots.indices.allSatisfy {
              source.scenes[$0].options == .none
                || source.scenes[$0].options == target.scenes[$0].options
            }
          })),
      belief(
        "F155", "a URL that cold-starts a scene is delivered to scene(_:openURLContexts:)",
        citing: [154, 155],
        .pattern(
          .existence(of: on.delivers(.sceneOpenURLContexts)),
          .between(startsCold(with: .url), and: on.delivers(.sceneDidBecomeActive), unless: ends))),
    ]
  }

  private var warmInput: [SceneProperty] {
    [
      warm("F154", .url, .sceneOpenURLContexts),
      warm("F154b", .userActivity, .sceneWillContinueUserActivity),
      warm("F154c", .shortcut, .scenePerformActionForShortcutItem),
      warm("F154d", .notificationTap, .unDidReceiveResponse, .didReceiveRemoteNotification),
      invariant(
        "F56", "an announced activity is continued or fails, exactly once", citing: [56],
        .pattern(
          .existence(
            of: on.delivers(.sceneContinueUserActivity, .sceneDidFailToContinueUserActivity)),
          .between(
            on.delivers(.sceneWillContinueUserActivity), and: on.delivers(.sceneDidBecomeActive),
            unless: ends)),
        .pattern(
          .boundedExistence(
            of: on.delivers(.sceneContinueUserActivity, .sceneDidFailToContinueUserActivity),
            atMost: 1),
          .afterUntil(
            on.delivers(.sceneWillContinueUserActivity), until: on.nextEvent || ends))),
      statement(
        "I19", "warm input comes between sceneWillEnterForeground and sceneDidBecomeActive",
        isTrue: !allowed.contains(.inputInFront), citing: [14, 154],
        .everyStep(
          where: on.delivers(
            .sceneOpenURLContexts, .sceneWillContinueUserActivity, .sceneContinueUserActivity,
            .scenePerformActionForShortcutItem),
          is: On("the scene is inactive") { [rules = on.rules] source, action, _ in
            rules[action.rule].scene.map { source.scenes[$0].activation == .inactive } ?? false
          })),
    ]
  }

  private func warm(
    _ id: String, _ input: LifeInput, _ callbacks: Callback...
  ) -> SceneProperty {
    let call = on.rule("a call for \(input)") { $0.callback.map(callbacks.contains) ?? false }
    let opens = on.occurrence("open with \(input)") { occurrence in
      occurrence.isOpening(.open, .prewarmedLaunch) && occurrence.input == input
    }
    return invariant(
      id, "what opens a connected scene (\(input)) is delivered once", citing: [154],
      .pattern(
        .existence(of: call),
        .between(opens, and: on.delivers(.sceneDidBecomeActive), unless: ends)),
      .pattern(
        .boundedExistence(of: call, atMost: 1),
        .afterUntil(opens, until: on.nextEvent || ends)))
  }

  private var events: [SceneProperty] {
    [pushComesOnce(until: .sceneDidBecomeActive)]
      + eventsComeInTurn(scene: "scene", calls: "callbacks")
  }

  /// The input makes a scene connect.
  private func startsCold(with input: LifeInput) -> On {
    on.occurrence("a cold start with \(input)") { occurrence in
      occurrence.isOpening(.launch, .connectFirst, .reconnect) && occurrence.input == input
    }
  }

  private func connects(with input: LifeInput) -> On {
    on.rule("connects with \(input)") { rule in
      rule.callback == .sceneWillConnect && rule.occurrence == .delivery(.carrying(input))
    }
  }

  private func calls(for input: LifeInput) -> On {
    let owed = SceneSlot.Input.allCases.first { $0.lifeInput == input }?.owed ?? []
    let callbacks = owed.flatMap { item -> [Callback] in
      if case .call(let callback) = item { return [callback] }
      return [.unDidReceiveResponse, .didReceiveRemoteNotification]
    }
    return on.rule("a call for \(input)") { $0.callback.map(callbacks.contains) ?? false }
  }
}
