import ModelChecking

extension ViewsProperties {
  /// Two view controllers side by side in a navigation controller.
  var pushes: [ViewsProperty] {
    let replaces = on.rule("push", "pop", "swipeBack.begins")
    return [
      invariant(
        "I122", "the one that leaves is called before the newcomer: first both will, then both did",
        citing: [276],
        claims: [
          will("push", 0, 1), did("push", 0, 1), will("pop", 1, 0), did("pop", 1, 0),
          will("swipeBack.begins", 1, 0), did("swipeBack.ends", 1, 0),
        ]),
      invariant(
        "I122b", "a push and a pop call both view controllers", citing: [276],
        claims: (0...1).map { number in
          .pattern(
            .existence(of: calls(number, .viewWillAppear, .viewWillDisappear)),
            .between(replaces, and: on.nextEvent, unless: ends))
        }
          + [
            gets("push", 0, .viewDidDisappear), gets("push", 1, .viewDidAppear),
            gets("pop", 1, .viewDidDisappear), gets("pop", 0, .viewDidAppear),
            gets("swipeBack.ends", 1, .viewDidDisappear),
            gets("swipeBack.ends", 0, .viewDidAppear),
          ]),
    ]
  }

  /// After an event the will-call of the one that leaves comes before that of the newcomer.
  private func will(_ event: String, _ leaving: Int, _ arriving: Int) -> ViewsClaim {
    order(after: event, calls(leaving, .viewWillDisappear), calls(arriving, .viewWillAppear))
  }

  /// The same for their did-calls.
  private func did(_ event: String, _ leaving: Int, _ arriving: Int) -> ViewsClaim {
    order(after: event, calls(leaving, .viewDidDisappear), calls(arriving, .viewDidAppear))
  }

  private func order(after event: String, _ first: On, _ second: On) -> ViewsClaim {
    .pattern(
      .precedence(of: first, before: second),
      .afterUntil(on.rule(event), until: on.nextEvent || ends))
  }

  private func gets(_ event: String, _ number: Int, _ callback: Callback) -> ViewsClaim {
    .pattern(
      .existence(of: calls(number, callback)),
      .between(on.rule(event), and: on.nextEvent, unless: ends))
  }

  /// One view controller over another.
  var presentations: [ViewsProperty] {
    [
      invariant(
        "F301", "a view controller behind full screen disappears, and appears again on dismissal",
        citing: [301],
        claims: [
          gets("present.fullScreen", 0, .viewDidDisappear),
          gets("present.fullScreen", 1, .viewDidAppear),
          gets("dismiss.fullScreen", 0, .viewDidAppear),
          gets("dismiss.fullScreen", 1, .viewDidDisappear),
        ])
    ]
      + only(
        on: .withSheets,
        invariant(
          "F300", "a view controller behind a sheet hears nothing of it", citing: [300],
          claims: [
            .pattern(
              .absence(
                of: anyCall && !calls(1, .viewDidLoad)
                  && on.rule("of the first") {
                    $0.component == .viewController(0)
                  }),
              .afterUntil(
                on.rule("present.sheet", "dismiss.sheet"), until: on.nextEvent || ends)),
            gets("present.sheet", 1, .viewDidAppear), gets("dismiss.sheet", 1, .viewDidDisappear),
          ])) + swipes
  }

  private var swipes: [ViewsProperty] {
    guard allowed.contains(.swipeBackGivenUp) else { return [] }
    return only(
      on: .withSwipeBack,
      invariant(
        "F302", "a swipe back that is given up brings the view back without viewDidDisappear",
        citing: [302],
        claims: [
          gets("swipeBack.givenUp", 1, .viewDidAppear),
          .pattern(
            .absence(of: calls(1, .viewDidDisappear)),
            .afterUntil(on.rule("swipeBack.givenUp"), until: on.nextEvent || ends)),
          gets("swipeBack.givenUp", 0, .viewDidDisappear),
          .everyStep(
            where: on.rule("swipeBack.givenUp"),
            is: on.to("pushed as before") { $0.top == .pushed }),
        ]))
  }

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
              on.rule("home", "open", "interruption.begins", "interruption.ends"),
              until: on.nextEvent || ends))
        ]),
      invariant(
        "F29",
        "leaving resigns and enters the background; coming back enters and activates; a launch shows "
          + "the first view",
        citing: [17, 25, 29, 30, 31, 142],
        claims: [
          posted(after: "home", .noteWillResignActive),
          posted(after: "home", .noteDidEnterBackground),
          posted(after: "open", .noteWillEnterForeground),
          posted(after: "open", .noteDidBecomeActive),
          posted(after: "launch", .noteDidBecomeActive), gets("launch", 0, .viewDidAppear),
          posted(after: "interruption.begins", .noteWillResignActive),
          posted(after: "interruption.ends", .noteDidBecomeActive),
          .pattern(
            .boundedExistence(of: on.delivers(.noteWillEnterForeground), atMost: 1),
            .afterUntil(on.rule("open"), until: on.nextEvent || ends)),
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
                "home", "push", "pop", "present.fullScreen", "dismiss.fullScreen",
                "swipeBack.begins")),
            .afterUntil(
              on.rule("swipeBack.begins"),
              until: on.rule("swipeBack.ends", "swipeBack.givenUp") || ends))
        ]),
    ] + states
  }

  /// The events that move view controllers.
  private var transitions: On {
    on.rule(
      "push", "pop", "swipeBack.begins", "swipeBack.ends", "swipeBack.givenUp",
      "present.fullScreen", "dismiss.fullScreen", "present.sheet", "dismiss.sheet")
  }

  /// The state of the app, as its notifications tell it.
  private var states: [ViewsProperty] {
    let told: [(Callback, ViewsState.App)] = [
      (.noteWillResignActive, .inactive), (.noteDidEnterBackground, .background),
      (.noteWillEnterForeground, .inactive), (.noteDidBecomeActive, .active),
    ]
    let notifications = told.map { on.delivers($0.0) }.reduce(ends || on.rule("launch")) {
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
          .everyStep(where: on.rule("launch"), is: on.to("inactive") { $0.app == .inactive }),
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

  /// A notification is posted once before the next event.
  private func posted(after event: String, _ notification: Callback) -> ViewsClaim {
    .pattern(
      .existence(of: on.delivers(notification)),
      .between(on.rule(event), and: on.nextEvent, unless: ends))
  }
}
