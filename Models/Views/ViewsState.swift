// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The state of the view controllers of one window.
public struct ViewsState: ModelState {
  var app = App.notRunning
  /// What is over the first view controller, or on its way.
  var top = Top.nothing
  /// The first view controller.
  var first = Controller()
  /// The one that is pushed or presented; each time it is a new one.
  var second = Controller()
  /// What both controllers are owed in an order that the sources tell. What one of them is owed
  /// besides is in an order of its own.
  var owed = DeliveryQueue()
  /// The notifications that are still to be posted, in an order of their own too.
  var posted = DeliveryQueue()
  public var systems = SystemVersions.all

  enum App: UInt8, CaseIterable, Hashable, Sendable {
    case notRunning, background, inactive, active
  }

  enum Top: UInt8, CaseIterable, Hashable, Sendable {
    case nothing, pushed, fullScreen, sheet
    /// The second of two tabs is selected, or was before the first.
    case secondTab, firstTab
    /// The user holds a pushed view half way out of the screen.
    case swipedHalfway
  }

  /// One view controller.
  struct Controller: Hashable, Sendable {
    var view = View.none
    var owed = DeliveryQueue()
  }

  /// What the last callback said about a view.
  enum View: UInt8, CaseIterable, Hashable, Sendable {
    case none, loaded, willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }
}

extension ViewsState {
  subscript(number: Int) -> Controller {
    get { number == 0 ? first : second }
    set { if number == 0 { first = newValue } else { second = newValue } }
  }

  public var isQuiet: Bool {
    owed.isEmpty && posted.isEmpty && first.owed.isEmpty && second.owed.isEmpty
  }

  /// What a controller, given by its number from 0, is sent next.
  func next(for number: Int) -> Callback? {
    switch owed.first {
    case .call(let callback) where number == 0: callback
    case .second(let callback) where number == 1: callback
    case nil:
      if case .call(let callback) = self[number].owed.first { callback } else { nil }
    default: nil
    }
  }

  /// The notification that is posted next.
  var nextNotification: Callback? {
    if case .call(let callback) = posted.first { callback } else { nil }
  }

  /// Removes what a controller was sent.
  mutating func removeNext(for number: Int) {
    if owed.isEmpty { self[number].owed.removeFirst() } else { owed.removeFirst() }
  }

  /// The callbacks of an appearance, without the one that older systems do not have.
  func appearing(_ callbacks: Callback...) -> [Callback] {
    systems.overlaps(.withIsAppearing) ? callbacks : callbacks.filter { $0 != .viewIsAppearing }
  }
}

extension ViewsState.View {
  /// What a view has become once its controller has been called.
  init?(after callback: Callback) {
    switch callback {
    case .viewDidLoad: self = .loaded
    case .viewWillAppear: self = .willAppear
    case .viewIsAppearing: self = .isAppearing
    case .viewDidAppear: self = .didAppear
    case .viewWillDisappear: self = .willDisappear
    case .viewDidDisappear: self = .didDisappear
    default: return nil
    }
  }

  var name: String {
    switch self {
    case .none: "not loaded"
    case .loaded: "loaded"
    case .willAppear: "will appear"
    case .isAppearing: "is appearing"
    case .didAppear: "has appeared"
    case .willDisappear: "will disappear"
    case .didDisappear: "has disappeared"
    }
  }
}

extension ViewsState {
  public var summary: String {
    guard app != .notRunning else { return "not running" }
    var words = ["\(app)", "1 \(first.view.name)"]
    if second.view != .none || top != .nothing {
      words.append("2 \(top == .nothing ? "leaving" : top.name) (\(second.view.name))")
    }
    let items =
      posted.items.map(\.name) + owed.items.map(\.name) + first.owed.items.map { $0.name + "#1" }
      + second.owed.items.map { $0.name + "#2" }
    if !items.isEmpty { words.append("owes " + items.joined(separator: " ")) }
    return words.joined(separator: ", ")
  }

  public var stage: Stage {
    switch (app, top) {
    case (.notRunning, _): Stage(0, "not running", .absent)
    case (.background, _): Stage(1, "left", .running)
    case (_, .nothing): Stage(2, "the first view alone", .foreground)
    case (_, .pushed): Stage(3, "a second one pushed", .foreground)
    case (_, .swipedHalfway): Stage(4, "swiped half way back", .foreground)
    case (_, .fullScreen): Stage(5, "a second one in full screen", .foreground)
    case (_, .sheet): Stage(6, "a second one in a sheet", .foreground)
    case (_, .secondTab): Stage(7, "the second of two tabs", .foreground)
    case (_, .firstTab): Stage(8, "the first of two tabs again", .foreground)
    }
  }
}

extension ViewsState.Top {
  var name: String {
    switch self {
    case .nothing: "absent"
    case .pushed: "pushed"
    case .fullScreen: "in full screen"
    case .sheet: "in a sheet"
    case .secondTab: "in a tab"
    case .firstTab: "in the other tab"
    case .swipedHalfway: "swiped half way"
    }
  }
}
