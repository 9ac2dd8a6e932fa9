import ModelChecking

/// The table of transitions, written a second time and independently of the rules: in which states an
/// event can happen, and who is called because of it.
struct ViewsTable {
  /// A row: the events, where they can happen, and what is owed afterwards.
  struct Row: Sendable {
    let event: String
    let isPossible: @Sendable (ViewsState) -> Bool
    /// What both are owed in one order, then what each is owed in its own, then what is posted.
    let owes: [String]
  }

  static let rows: [Row] = [
    row("launch", from: { $0.app == .notRunning }, own: "1 load will is did", posts: "active"),
    row("interruption.begins", from: { $0.app == .active && $0.isQuiet }, posts: "resign"),
    row("interruption.ends", from: { $0.app == .inactive && $0.isQuiet }, posts: "active"),
    row(
      "home", from: { isReady($0) && $0.top != .swipedHalfway }, posts: "resign background"),
    row("open", from: { $0.app == .background && $0.isQuiet }, posts: "foreground active"),
    row("push", from: { isAlone($0) }, joint: "2load 1out 2will 2is 1gone 2did"),
    row("pop", from: { isReady($0, .pushed) }, joint: "2out 1will 1is 2gone 1did"),
    row("swipeBack.begins", from: { isReady($0, .pushed) }, joint: "2out 1will 1is"),
    row("swipeBack.ends", from: { isReady($0, .swipedHalfway) }, joint: "2gone 1did"),
    row(
      "swipeBack.givenUp", from: { isReady($0, .swipedHalfway) }, own: "1 out gone 2 will is did"),
    row("present.fullScreen", from: { isAlone($0) }, own: "1 out gone 2 load will is did"),
    row("dismiss.fullScreen", from: { isReady($0, .fullScreen) }, own: "1 will is did 2 out gone"),
    row("present.sheet", from: { isAlone($0) }, own: "2 load will is did"),
    row("dismiss.sheet", from: { isReady($0, .sheet) }, own: "2 out gone"),
  ]

  private static func row(
    _ event: String, from isPossible: @escaping @Sendable (ViewsState) -> Bool,
    joint: String = "", own: String = "", posts: String = ""
  ) -> Row {
    Row(event: event, isPossible: isPossible, owes: [joint, own, posts])
  }

  private static func isReady(_ state: ViewsState) -> Bool { state.app == .active && state.isQuiet }

  private static func isReady(_ state: ViewsState, _ top: ViewsState.Top) -> Bool {
    isReady(state) && state.top == top
  }

  private static func isAlone(_ state: ViewsState) -> Bool {
    isReady(state) && state.second.view == .none && state.first.view == .didAppear
  }
}

extension ViewsState {
  /// What is owed, in the words of the table.
  var owedWords: [String] {
    let joint = owed.items.map { item in
      switch item {
      case .call(let callback): "1" + callback.tableWord
      case .second(let callback): "2" + callback.tableWord
      default: item.name
      }
    }
    let own = (0...1).flatMap { number -> [String] in
      let words = self[number].owed.items.map(Self.tableWord)
      return words.isEmpty ? [] : ["\(number + 1)"] + words
    }
    return [joint, own, posted.items.map(Self.tableWord)].map { $0.joined(separator: " ") }
  }

  private static func tableWord(_ item: Owed) -> String {
    if case .call(let callback) = item { callback.tableWord } else { item.name }
  }
}

extension Callback {
  fileprivate var tableWord: String {
    switch self {
    case .viewDidLoad: "load"
    case .viewWillAppear: "will"
    case .viewIsAppearing: "is"
    case .viewDidAppear: "did"
    case .viewWillDisappear: "out"
    case .viewDidDisappear: "gone"
    case .noteWillResignActive: "resign"
    case .noteDidEnterBackground: "background"
    case .noteWillEnterForeground: "foreground"
    case .noteDidBecomeActive: "active"
    default: name
    }
  }
}

extension ViewsProperties {
  /// Whether the rules agree with the table.
  var table: [ViewsProperty] {
    let rowOfRule = on.rows(ViewsTable.rows) { [$0.event] }
    let sources: [Citation] = [29, 30, 31, 142, 275, 276, 300, 301, 302]
    return [
      invariant(
        "T1", "each event happens only where the table allows it", citing: sources,
        .everyStep(
          where: on.isKind(.event),
          is: On("possible") { source, action, _ in
            rowOfRule[action.rule]?.isPossible(source) ?? false
          })),
      invariant(
        "T2", "each event makes the callbacks of the table owed", citing: sources,
        .everyStep(
          where: on.isKind(.event),
          is: On("owes") { source, action, target in
            let isOlder = !source.systems.overlaps(.since(13))
            let words = rowOfRule[action.rule]?.owes.map { words in
              isOlder
                ? words.split(separator: " ").filter { !$0.hasSuffix("is") }.joined(separator: " ")
                : words
            }
            return words == target.owedWords
          })),
      invariant(
        "T3", "a delivery calls once, and takes one callback off what is owed", citing: [126],
        .everyStep(
          where: on.isKind(.delivery),
          is: on.delivers
            && On("one less") { source, _, target in
              source.owedCount == target.owedCount + 1
            })),
      invariant(
        "T4", "the second view controller exists while it is on top, and only then",
        citing: [276, 301],
        .always(
          StatePredicate("there if on top") { state in
            !state.isQuiet || (state.top == .nothing) == (state.second.view == .none)
          })),
      invariant(
        "T5", "between events each view is where what is on top says", citing: [276, 300, 301],
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
    case .pushed, .fullScreen: [.didDisappear, .didAppear]
    case .sheet: [.didAppear, .didAppear]
    case .swipedHalfway: [isNew ? .isAppearing : .willAppear, .willDisappear]
    }
  }
}
