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

  /// A view controller is called because of an event, before the next one.
  func gets(_ event: String, _ number: Int, _ callback: Callback) -> ViewsClaim {
    isFollowed(on.rule(event), by: calls(number, callback), unless: ends)
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
}
