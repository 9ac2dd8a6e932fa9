import ModelChecking

extension ViewsProperties {
  /// Leaving the app, coming back, and interruptions.
  var stays: [ViewsProperty] {
    [
      invariant(
        "F277", "no view controller hears of leaving, coming back or an interruption",
        citing: [31, 143, 277],
        claims: [
          .pattern(
            .absence(of: anyCall),
            .afterUntil(
              on.rule(.home, .open, .interruptionBegins, .interruptionEnds),
              until: on.nextEvent || ends))
        ]),
      invariant(
        "F29",
        "leaving resigns and enters the background; coming back enters and activates; a launch shows "
          + "the first view",
        citing: [17, 25, 29, 30, 31, 142],
        claims: [
          posted(after: .home, .noteWillResignActive),
          posted(after: .home, .noteDidEnterBackground),
          posted(after: .open, .noteWillEnterForeground),
          posted(after: .open, .noteDidBecomeActive),
          posted(after: .launch, .noteDidBecomeActive), gets(.launch, 0, .viewDidAppear),
          posted(after: .interruptionBegins, .noteWillResignActive),
          posted(after: .interruptionEnds, .noteDidBecomeActive),
          .pattern(
            .boundedExistence(of: on.delivers(.noteWillEnterForeground), atMost: 1),
            .afterUntil(on.rule(.open), until: on.nextEvent || ends)),
        ]),
      invariant(
        "I122c", "a transition begins only in an active app between two others",
        citing: [126, 276],
        claims: [
          .everyStep(
            where: transitions, is: on.from("active") { $0.app == .active }),
          .everyStep(
            where: on.isKind(.event), is: on.from("nothing is owed") { $0.isQuiet }),
        ]),
      invariant(
        "F302d", "a swipe back is ended or given up before the app is left or anything else moves",
        citing: [302],
        claims: [
          .pattern(
            .absence(
              of: on.rule(
                .home, .push, .pop, .presentFullScreen, .dismissFullScreen, .swipeBackBegins,
                .tabSecond)),
            .afterUntil(
              on.rule(.swipeBackBegins),
              until: on.rule(.swipeBackEnds, .swipeBackGivenUp) || ends))
        ]),
    ] + states
  }

  /// The events that move view controllers.
  private var transitions: On {
    on.rule(
      .push, .pop, .swipeBackBegins, .swipeBackEnds, .swipeBackGivenUp, .presentFullScreen,
      .dismissFullScreen, .presentSheet, .dismissSheet, .tabSecond, .tabFirst)
  }

  /// The state of the app, as its notifications tell it.
  private var states: [ViewsProperty] {
    let told: [(Callback, ViewsState.App)] = [
      (.noteWillResignActive, .inactive), (.noteDidEnterBackground, .background),
      (.noteWillEnterForeground, .inactive), (.noteDidBecomeActive, .active),
    ]
    let notifications = told.map { on.delivers($0.0) }.reduce(ends || on.rule(.launch)) {
      $0 || $1
    }
    return [
      invariant(
        "F13", "each notification leads to the state that it announces, and nothing else does",
        citing: [13, 25, 26, 27, 28],
        claims: told.map { notification, app in
          .everyStep(
            where: on.delivers(notification), is: on.to("\(app)") { $0.app == app })
        } + [
          .everyStep(
            where: !notifications,
            is: On("the same state") { source, _, target in source.app == target.app }),
          .everyStep(where: on.rule(.launch), is: on.to("inactive") { $0.app == .inactive }),
        ]),
      invariant(
        "I51", "an app gets from active to the background and back through inactive", citing: [35],
        claims: [
          .everyStep(
            where: on.delivers(.noteWillEnterForeground),
            is: on.from("in the background") { $0.app == .background }),
          .everyStep(
            where: on.delivers(.noteDidEnterBackground, .noteDidBecomeActive),
            is: on.from("inactive") { $0.app == .inactive }),
          .everyStep(
            where: on.delivers(.noteWillResignActive),
            is: on.from("active") { $0.app == .active }),
        ]),
    ]
  }

  /// A notification is posted before the next event.
  private func posted(after event: ViewsState.Action, _ notification: Callback) -> SuiteClaim {
    isFollowed(on.rule(event), by: on.delivers(notification), unless: ends)
  }
}
