import ModelChecking

extension ViewsProperties {
  /// Two view controllers side by side in a navigation controller.
  var pushes: [ViewsProperty] {
    let replaces = on.rule(.push, .pop, .swipeBackBegins)
    return [
      invariant(
        "I122", "the one that leaves is called before the newcomer: first both will, then both did",
        citing: [276],
        claims: [
          will(.push, 0, 1), did(.push, 0, 1), will(.pop, 1, 0), did(.pop, 1, 0),
          will(.swipeBackBegins, 1, 0), did(.swipeBackEnds, 1, 0),
        ]),
      invariant(
        "I122b", "a push and a pop call both view controllers", citing: [276],
        claims: (0...1).map { number in
          .pattern(
            .existence(of: calls(number, .viewWillAppear, .viewWillDisappear)),
            .between(replaces, and: on.nextEvent, unless: ends))
        }
          + [
            gets(.push, 0, .viewDidDisappear), gets(.push, 1, .viewDidAppear),
            gets(.pop, 1, .viewDidDisappear), gets(.pop, 0, .viewDidAppear),
            gets(.swipeBackEnds, 1, .viewDidDisappear),
            gets(.swipeBackEnds, 0, .viewDidAppear),
          ]),
    ]
  }

  /// Two tabs.
  var tabs: [ViewsProperty] {
    [
      invariant(
        "F349",
        "with tabs, the newcomer will appear before the other will disappear, and appears after it",
        citing: [349],
        claims: [
          order(after: .tabSecond, calls(1, .viewWillAppear), calls(0, .viewWillDisappear)),
          order(after: .tabFirst, calls(0, .viewWillAppear), calls(1, .viewWillDisappear)),
          did(.tabSecond, 0, 1), did(.tabFirst, 1, 0),
          gets(.tabSecond, 1, .viewDidAppear), gets(.tabSecond, 0, .viewDidDisappear),
          gets(.tabFirst, 0, .viewDidAppear), gets(.tabFirst, 1, .viewDidDisappear),
        ]),
      belief(
        "F349b", "the view controller that leaves is called before the newcomer",
        citing: [276, 349],
        .pattern(
          .precedence(of: calls(0, .viewWillDisappear), before: calls(1, .viewWillAppear)),
          .afterUntil(on.rule(.push, .tabSecond), until: on.nextEvent || ends))),
      invariant(
        "F349c", "a tab stays, and is loaded once, when the other one is selected again",
        citing: [349],
        .pattern(
          .absence(of: calls(1, .viewDidLoad)),
          .afterUntil(on.rule(.tabFirst), until: ends)),
        .everyStep(
          where: On("to the other tab") { source, _, target in
            source.top != .firstTab && target.top == .firstTab
          }, is: on.rule(.tabFirst))),
    ]
  }

  /// After an event the will-call of the one that leaves comes before that of the newcomer.
  private func will(_ event: ViewsState.Action, _ leaving: Int, _ arriving: Int) -> SuiteClaim {
    order(after: event, calls(leaving, .viewWillDisappear), calls(arriving, .viewWillAppear))
  }

  /// The same for their did-calls.
  private func did(_ event: ViewsState.Action, _ leaving: Int, _ arriving: Int) -> SuiteClaim {
    order(after: event, calls(leaving, .viewDidDisappear), calls(arriving, .viewDidAppear))
  }

  private func order(after event: ViewsState.Action, _ first: On, _ second: On) -> SuiteClaim {
    .pattern(
      .precedence(of: first, before: second),
      .afterUntil(on.rule(event), until: on.nextEvent || ends))
  }

  /// A view controller is called because of an event, before the next one.
  func gets(_ event: ViewsState.Action, _ number: Int, _ callback: Callback) -> SuiteClaim {
    isFollowed(on.rule(event), by: calls(number, callback), unless: ends)
  }

  /// One view controller over another.
  var presentations: [ViewsProperty] {
    [
      invariant(
        "F301", "a view controller behind full screen disappears, and appears again on dismissal",
        citing: [301],
        claims: [
          gets(.presentFullScreen, 0, .viewDidDisappear),
          gets(.presentFullScreen, 1, .viewDidAppear),
          gets(.dismissFullScreen, 0, .viewDidAppear),
          gets(.dismissFullScreen, 1, .viewDidDisappear),
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
                on.rule(.presentSheet, .dismissSheet), until: on.nextEvent || ends)),
            gets(.presentSheet, 1, .viewDidAppear), gets(.dismissSheet, 1, .viewDidDisappear),
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
          gets(.swipeBackGivenUp, 1, .viewDidAppear),
          .pattern(
            .absence(of: calls(1, .viewDidDisappear)),
            .afterUntil(on.rule(.swipeBackGivenUp), until: on.nextEvent || ends)),
          gets(.swipeBackGivenUp, 0, .viewDidDisappear),
          .everyStep(
            where: on.rule(.swipeBackGivenUp),
            is: on.to("pushed as before") { $0.top == .pushed }),
        ]))
  }
}
