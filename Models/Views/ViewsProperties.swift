import ModelChecking

/// The property suite of the model of view controllers.
struct ViewsProperties: PropertySuite {
  typealias ViewsProperty = SuiteProperty<ViewsState>

  let model: ViewsModel
  let on: RulePredicates<ViewsState>

  var all: [ViewsProperty] {
    appearances + pushes + presentations + tabs + stays + beliefs + positions + wellFormedness
  }

  /// A claim for each of the two view controllers, given by their numbers from 0.
  func forEach(_ claim: (Int) -> [SuiteClaim]) -> [SuiteClaim] { (0...1).flatMap(claim) }

  /// A callback to one of the two view controllers.
  func calls(_ number: Int, _ callbacks: Callback...) -> On {
    on.rule(
      callbacks.map { Component.viewController(number).name($0.name) }.joined(separator: " or ")
    ) { rule in
      rule.component == .viewController(number) && rule.callback.map(callbacks.contains) == true
    }
  }

  var anyCall: On {
    on.rule("a callback of a view controller") { $0.callback?.isViewControllerMethod == true }
  }

  var ends: On { on.isKind(.kill) }
}

extension ViewsProperties {
  /// Properties that say that the model is well-formed, and that no other holds vacuously.
  var wellFormedness: [ViewsProperty] {
    [
      invariant(
        "W2", "only callbacks, launches and deaths change the state of the app or of a view",
        citing: [143],
        .everyStep(
          where: on.isKind(.event) && !on.rule(.launch),
          is: On("the same state") { source, _, target in
            source.app == target.app && source.first.view == target.first.view
              && (source.second.view == target.second.view || source.top == .nothing)
          })),
      invariant(
        "W3", "a kill ends the process, and only a process can be killed", citing: [89],
        .everyStep(
          where: on.isKind(.kill),
          is: on.from("a process") { $0.app != .notRunning }
            && on.to("nothing left") { $0 == ViewsState(systems: $0.systems) })),
      witness(
        "W4", "the app can always become active again", citing: [26],
        .alwaysPossible(StatePredicate("active") { $0.app == .active })),
      witness(
        "W5", "the process can always end", citing: [89],
        .alwaysPossible(StatePredicate("not running") { $0.app == .notRunning })),
      ViewsProperty(
        property: Property(
          "W7", "every callback of a view controller can come to either",
          claims: forEach { number in
            callbacks.map { .reachableStep(calls(number, $0)) }
          }),
        role: .witness, citations: [142, 275, 276]),
    ]
  }

  /// The callbacks of view controllers that these systems know.
  private var callbacks: [Callback] {
    Callback.allCases.filter { callback in
      callback.isViewControllerMethod
        && (callback != .viewIsAppearing || systems.overlaps(.withIsAppearing))
    }
  }
}

extension ViewsProperties {
  /// What deliveries and events leave behind.
  var positions: [ViewsProperty] {
    [
      invariant(
        "F126", "a delivery calls once, and takes one callback off what is owed", citing: [126],
        .everyStep(
          where: on.isKind(.delivery),
          is: on.delivers
            && On("one less") { source, _, target in
              source.owedCount == target.owedCount + 1
            })),
      invariant(
        "F301b", "the second view controller exists while it is on top or in a tab, and only then",
        citing: [276, 301, 349],
        .always(
          StatePredicate("there if on top") { state in
            !state.isQuiet || (state.top == .nothing) == (state.second.view == .none)
          })),
      invariant(
        "F300d", "between events, what is on top decides which views have appeared",
        citing: [276, 300, 301, 349],
        .always(
          StatePredicate("in its place") { state in
            guard state.isQuiet, state.app != .notRunning else { return true }
            return state.views == state.top.views(isNew: state.systems.overlaps(.since(13)))
          })),
    ]
  }
}

extension ViewsState {
  fileprivate var owedCount: Int {
    [owed, posted, first.owed, second.owed].map(\.items.count).reduce(0, +)
  }

  fileprivate var views: [View] { [first.view, second.view] }
}

extension ViewsState.Top {
  /// What the last callbacks have said between events.
  fileprivate func views(isNew: Bool) -> [ViewsState.View] {
    switch self {
    case .nothing: [.didAppear, .none]
    case .pushed, .fullScreen, .secondTab: [.didDisappear, .didAppear]
    case .firstTab: [.didAppear, .didDisappear]
    case .sheet: [.didAppear, .didAppear]
    case .swipedHalfway: [isNew ? .isAppearing : .willAppear, .willDisappear]
    }
  }
}
