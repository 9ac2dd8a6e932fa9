import ModelChecking

extension SwiftUIProperties {
  /// URLs and links, cold and warm, with SwiftUI's scene delegate and with one of the app's own.
  var links: [SwiftUIProperty] { ofViews + ofOwnDelegate + routes + inFront }

  /// The user opens a window by a URL or a link.
  private func opens(with input: LifeInput, isCold: Bool? = nil) -> On {
    on.occurrence(
      "opening with \(input)" + (isCold.map { $0 ? ", cold" : ", warm" } ?? "")
    ) { occurrence in
      guard case .opening(let opening, input) = occurrence else { return false }
      return isCold.map { $0 == (opening != .open) } ?? true
    }
  }

  private var ofViews: [SwiftUIProperty] {
    [
      invariant(
        "F223", "a URL that opens a window is given to onOpenURL once, cold or warm",
        citing: [53, 155, 223],
        .pattern(
          .existence(of: on.delivers(.viewOnOpenURL)),
          .between(opens(with: .url) && !isOwn, and: on.nextEvent, unless: ends)),
        comesOnce(on.delivers(.viewOnOpenURL), after: opens(with: .url))),
      invariant(
        "F223b", "nothing but a URL or a link is given to onOpenURL and onContinueUserActivity",
        citing: [223],
        isFollowed(
          on.nextEvent && !opens(with: .url) && !opens(with: .userActivity) && !isInFront,
          byNo: on.delivers(
            .viewOnOpenURL, .viewOnContinueUserActivity, .sceneOpenURLContexts,
            .sceneWillContinueUserActivity, .sceneContinueUserActivity)),
        isFollowed(
          opens(with: .url),
          byNo: on.delivers(
            .viewOnContinueUserActivity, .sceneWillContinueUserActivity,
            .sceneContinueUserActivity))),
      invariant(
        "F219b", "a link with SwiftUI's scene delegate comes to one modifier of the view, once",
        citing: [219, 223],
        .pattern(
          .existence(of: modifiers),
          .between(opens(with: .userActivity) && !isOwn, and: on.nextEvent, unless: ends)),
        comesOnce(modifiers, after: opens(with: .userActivity) && !isOwn)),
      invariant(
        "F14", "warm input comes while its window is inactive, cold input after onAppear",
        citing: [14, 213, .assumption("no source orders onOpenURL against the active phase")],
        .pattern(
          .absence(of: modifiers && !on.from(.inactive)),
          .afterUntil(
            opensWarm && on.from(.background, .suspended), until: on.nextEvent || ends))),
    ]
  }

  private var opensWarm: On {
    on.occurrence("opening what is connected") { $0.opens(.open) }
  }

  private var modifiers: On { on.delivers(.viewOnOpenURL, .viewOnContinueUserActivity) }

  private var isInFront: On {
    on.occurrence("input in front") { if case .inputInFront = $0 { true } else { false } }
  }

  /// F218 and F220: a scene delegate of the app's own is called as in an app without SwiftUI.
  private var ofOwnDelegate: [SwiftUIProperty] {
    let inputs: [LifeInput] = [.url, .userActivity]
    return inputs.map { input in
      let connects = on.rule("connects with \(input)") { rule in
        rule.callback == .sceneWillConnect && rule.occurrence == .delivery(.carrying(input))
      }
      return invariant(
        "I23.\(input)",
        "what cold-starts an app with its own scene delegate (\(input)) is in the options, once",
        citing: [154, 220],
        .pattern(
          .existence(of: connects),
          .between(opens(with: input, isCold: true) && isOwn, and: on.nextEvent, unless: ends)),
        comesOnce(connects, after: opens(with: input, isCold: true)),
        isFollowed(
          opens(with: input, isCold: true) && isOwn,
          byNo: modifiers || on.delivers(.sceneOpenURLContexts, .sceneContinueUserActivity)))
    } + [
      invariant(
        "F154", "a URL that opens a connected window comes to the app's own scene delegate",
        citing: [154, 218],
        .pattern(
          .existence(of: on.delivers(.sceneOpenURLContexts)),
          .between(
            opens(with: .url, isCold: false) && isOwn, and: on.nextEvent, unless: ends)),
        comesOnce(on.delivers(.sceneOpenURLContexts), after: opens(with: .url))),
      invariant(
        "F154e", "a scene connects with the options that it was opened with, and with no others",
        citing: [154],
        .pattern(
          .absence(
            of: on.rule("connects with input") { rule in
              guard rule.callback == .sceneWillConnect else { return false }
              return rule.occurrence != .delivery(.plain)
            }),
          .afterUntil(
            on.nextEvent && !opens(with: .url) && !opens(with: .userActivity),
            until: on.nextEvent || ends))),
      invariant(
        "I51", "the app's own scene delegate is called in the state that its method is named after",
        citing: [147, 153, 158, 218],
        .everyStep(where: on.delivers(.sceneDidBecomeActive), is: phaseOfA(to: .active)),
        .everyStep(where: on.delivers(.sceneDidEnterBackground), is: phaseOfA(to: .background)),
        .everyStep(where: on.delivers(.sceneDidDisconnect), is: phaseOfA(to: .disconnected)),
        .everyStep(
          where: on.delivers(.sceneWillEnterForeground, .sceneWillConnect),
          is: on.from("in the background") { $0.scenes[0].activation == .background }),
        .everyStep(
          where: on.delivers(.sceneWillResignActive),
          is: on.from("active") { $0.scenes[0].activation == .active })),
      invariant(
        "F218", "only a scene delegate of the app's own is called, and before the view is told",
        citing: [218],
        .everyStep(
          where: on.rule("a method of a scene delegate") {
            $0.callback?.isSceneDelegateMethod ?? false
          }, is: isOwn),
        .pattern(
          .precedence(
            of: on.delivers(.sceneWillResignActive, to: 0),
            before: on.delivers(.phaseSceneInactive, to: 0)),
          .afterUntil(
            isOwn && on.from(.active) && (leave || on.occurs(.covering(.interruption))),
            until: on.nextEvent || ends)),
        precedes(.sceneDidEnterBackground, .phaseSceneBackground, after: leave),
        precedes(.sceneDidBecomeActive, .phaseSceneActive, after: launch || open),
        precedes(
          .sceneDidBecomeActive, .phaseSceneActive, after: on.occurs(.uncovering(.interruption))),
        precedes(
          .sceneWillEnterForeground, .phaseSceneInactive,
          after: on.occurrence("opening") { $0.opens(.open) }),
        precedes(.sceneWillConnect, .viewOnAppear, after: launch || open)),
    ]
  }

  private func phaseOfA(to phase: SceneSlot.Activation) -> On {
    on.to("\(phase)") { $0.scenes[0].activation == phase }
  }

  /// In an app with its own scene delegate, the delegate is called, and before the view.
  private func precedes(
    _ first: Callback, _ second: Callback, after event: On
  ) -> SuiteClaim {
    .pattern(
      .precedence(of: on.delivers(first, to: 0), before: on.delivers(second, to: 0)),
      .afterUntil(event && isOwn, until: on.nextEvent || ends))
  }

  /// F219 to F223: a link has several routes.
  private var routes: [SwiftUIProperty] {
    let arrives =
      modifiers || on.delivers(.sceneContinueUserActivity)
      || on.rule("in the options") { $0.occurrence == .delivery(.carrying(.userActivity)) }
    return [
      belief(
        "I98", "onOpenURL alone suffices for universal links", citing: [219, 220, 223],
        .pattern(
          .existence(of: on.delivers(.viewOnOpenURL)),
          .between(opens(with: .userActivity), and: on.nextEvent, unless: ends))),
      statement(
        "I98b", "onContinueUserActivity alone suffices with SwiftUI's scene delegate",
        isTrue: !allowed.contains(.linkOpensURL), citing: [219, 223],
        .pattern(
          .existence(of: on.delivers(.viewOnContinueUserActivity)),
          .between(opens(with: .userActivity) && !isOwn, and: on.nextEvent, unless: ends))),
      belief(
        "I98c", "scene(_:continue:) of the app's own scene delegate suffices for universal links",
        citing: [154, 220, 221],
        .pattern(
          .existence(of: on.delivers(.sceneContinueUserActivity)),
          .between(opens(with: .userActivity) && isOwn, and: on.nextEvent, unless: ends))),
      invariant(
        "F220", "a link that opens a window comes to the code by some route",
        citing: [219, 220, 223],
        .pattern(
          .existence(of: arrives),
          .between(opens(with: .userActivity), and: on.nextEvent, unless: ends))),
      statement(
        "F222", "a link comes by one route only",
        isTrue: !allowed.contains(.linkByTwoRoutes), citing: [222],
        comesOnce(arrives, after: opens(with: .userActivity))),
      statement(
        "I99", "an activity that is announced to a scene delegate is continued or fails, once",
        isTrue: !allowed.contains(.willContinueWithoutContinue), citing: [56, 221],
        .pattern(
          .existence(of: on.delivers(.sceneContinueUserActivity)),
          .between(on.delivers(.sceneWillContinueUserActivity), and: on.nextEvent, unless: ends)),
        .pattern(
          .boundedExistence(of: on.delivers(.sceneContinueUserActivity), atMost: 1),
          .afterUntil(
            on.delivers(.sceneWillContinueUserActivity), until: on.nextEvent || ends))),
      invariant(
        "F56", "an activity is announced to the app's own scene delegate before it is continued",
        citing: [56, 221],
        .pattern(
          .precedence(
            of: on.delivers(.sceneWillContinueUserActivity),
            before: on.delivers(.sceneContinueUserActivity) || on.delivers(.viewOnOpenURL)),
          .afterUntil(
            opens(with: .userActivity, isCold: false) && isOwn, until: on.nextEvent || ends)),
        .pattern(
          .existence(of: on.delivers(.sceneWillContinueUserActivity)),
          .between(
            opens(with: .userActivity, isCold: false) && isOwn, and: on.nextEvent, unless: ends))),
    ]
      + ifAllowed(
        .coldLinkLost,
        belief(
          "F219", "a universal link that cold-starts the app is delivered", citing: [219],
          .pattern(
            .existence(of: modifiers),
            .between(on.rule(.launchLinkLost), and: on.nextEvent, unless: ends))))
      + ifAllowed(
        .willContinueWithoutContinue,
        invariant(
          "F221", "a link that is announced alone comes to the view as a URL", citing: [221],
          isDelivered(
            on.rule(.openLinkAnnouncedAlone), as: .viewOnOpenURL, to: 0),
          isFollowed(
            on.rule(.openLinkAnnouncedAlone),
            byNo: on.delivers(.sceneContinueUserActivity))))
      + ifAllowed(
        .linkByTwoRoutes,
        invariant(
          "F222b", "a link that comes twice comes to the scene delegate and to the view",
          citing: [222],
          isDelivered(on.rule(.openLinkTwice), as: .sceneContinueUserActivity, to: 0),
          isDelivered(on.rule(.openLinkTwice), as: .viewOnOpenURL, to: 0)))
  }

  private var inFront: [SwiftUIProperty] {
    ifAllowed(
      .inputInFront,
      invariant(
        "F38", "a URL or a link that reaches a window in front is given to its code, once",
        citing: [38, 154, .inputInFront],
        claims: forEachScene { window in
          isDelivered(
            of(window, "a URL in front") { $0 == .inputInFront(.url) } && !isOwn,
            as: .viewOnOpenURL, to: window)
        } + [
          isDelivered(
            of(0, "a URL in front") { $0 == .inputInFront(.url) } && isOwn,
            as: .sceneOpenURLContexts, to: 0),
          isDelivered(
            of(0, "a link in front") { $0 == .inputInFront(.userActivity) } && !isOwn,
            as: .viewOnContinueUserActivity, to: 0),
          isDelivered(
            of(0, "a link in front") { $0 == .inputInFront(.userActivity) } && isOwn,
            as: .sceneContinueUserActivity, to: 0),
          isFollowed(isInFront, byNo: deliversPhase),
          comesOnce(
            modifiers || on.delivers(.sceneOpenURLContexts, .sceneContinueUserActivity),
            after: isInFront),
        ]))
  }
}
