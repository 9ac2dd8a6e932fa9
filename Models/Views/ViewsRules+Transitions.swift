extension ViewsRules {
  /// A second view controller beside the first, in a navigation controller. Their callbacks alternate
  /// (F276).
  var pushes: [ViewsRule] {
    [
      event(
        .push, when: [.active, .quiet, .top(.nothing)], citing: [275, 276]
      ) { state in
        state.top = .pushed
        state.second = ViewsState.Controller()
        state.owed = DeliveryQueue(
          [.second(.viewDidLoad), .call(.viewWillDisappear)]
            + state.appearing(.viewWillAppear, .viewIsAppearing).map(Owed.second)
            + [.call(.viewDidDisappear), .second(.viewDidAppear)])
      },
      event(.pop, when: [.active, .quiet, .top(.pushed)], citing: [275, 276]) { state in
        state.top = .nothing
        state.owed = DeliveryQueue(
          [.second(.viewWillDisappear)]
            + state.appearing(.viewWillAppear, .viewIsAppearing).map(Owed.call)
            + [.second(.viewDidDisappear), .call(.viewDidAppear)])
      },
    ]
  }

  /// A second view controller over the first. No source tells the order between the two.
  var presentations: [ViewsRule] {
    [
      present(.presentFullScreen, .fullScreen, citing: [301]),
      present(.presentSheet, .sheet, citing: [300]).on(.withSheets),
      dismiss(.dismissFullScreen, .fullScreen, citing: [301]),
      dismiss(.dismissSheet, .sheet, citing: [300]).on(.withSheets),
    ]
  }

  private func present(
    _ action: ViewsState.Action, _ top: ViewsState.Top, citing citations: [Citation]
  ) -> ViewsRule {
    event(action, when: [.active, .quiet, .top(.nothing)], citing: [275] + citations) { state in
      state.top = top
      state.second = ViewsState.Controller()
      state.second.owe(
        state.appearing(.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear))
      if top == .fullScreen { state.first.owe([.viewWillDisappear, .viewDidDisappear]) }
    }
  }

  private func dismiss(
    _ action: ViewsState.Action, _ top: ViewsState.Top, citing citations: [Citation]
  ) -> ViewsRule {
    event(action, when: [.active, .quiet, .top(top)], citing: [275] + citations) { state in
      state.top = .nothing
      state.second.owe([.viewWillDisappear, .viewDidDisappear])
      if top == .fullScreen {
        state.first.owe(state.appearing(.viewWillAppear, .viewIsAppearing, .viewDidAppear))
      }
    }
  }

  /// Two tabs. The view of the second is loaded when its tab is first selected, and stays loaded.
  var tabs: [ViewsRule] {
    [
      event(.tabSecond, when: [.active, .quiet, .firstTab], citing: [275, 349]) { state in
        state.owed = DeliveryQueue(
          (state.top == .nothing ? [.second(.viewDidLoad)] : [])
            + state.appearing(.viewWillAppear, .viewIsAppearing).map(Owed.second)
            + [.call(.viewWillDisappear), .call(.viewDidDisappear), .second(.viewDidAppear)])
        state.top = .secondTab
      },
      event(.tabFirst, when: [.active, .quiet, .top(.secondTab)], citing: [275, 349]) { state in
        state.top = .firstTab
        state.owed = DeliveryQueue(
          state.appearing(.viewWillAppear, .viewIsAppearing).map(Owed.call)
            + [.second(.viewWillDisappear), .second(.viewDidDisappear), .call(.viewDidAppear)])
      },
    ]
  }

  /// The swipe from the edge, which the user can give up on some systems.
  var swipes: [ViewsRule] {
    [
      event(.swipeBackBegins, when: [.active, .quiet, .top(.pushed)], citing: [275, 276, 302]) {
        state in
        state.top = .swipedHalfway
        state.owed = DeliveryQueue(
          [.second(.viewWillDisappear)]
            + state.appearing(.viewWillAppear, .viewIsAppearing).map(Owed.call))
      }.on(.withSwipeBack),
      event(.swipeBackEnds, when: [.active, .quiet, .top(.swipedHalfway)], citing: [276, 302]) {
        state in
        state.top = .nothing
        state.owed = DeliveryQueue([.second(.viewDidDisappear), .call(.viewDidAppear)])
      }.on(.withSwipeBack),
    ]
      + ifAllowed(
        .swipeBackGivenUp,
        event(
          .swipeBackGivenUp, when: [.active, .quiet, .top(.swipedHalfway)],
          citing: [302]
        ) { state in
          state.top = .pushed
          state.first.owe([.viewWillDisappear, .viewDidDisappear])
          state.second.owe(state.appearing(.viewWillAppear, .viewIsAppearing, .viewDidAppear))
        })
  }
}
