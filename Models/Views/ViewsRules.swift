/// The rules about the view controllers of one window, for a choice of disputed points.
struct ViewsRules: DisputedRules {
  typealias State = ViewsState
  typealias ViewsRule = Rule<ViewsState>

  let allowed: AllowedPoints<ViewsDispute>

  /// Every rule. The order decides which of several shortest counterexamples is shown, so ordinary
  /// rules come before unusual ones.
  var all: [ViewsRule] { deliveries + stays + pushes + presentations + tabs + swipes + ends }
}

extension ViewsRules {
  /// What the controllers and the observers of the app are sent.
  private var deliveries: [ViewsRule] {
    (0...1).flatMap { number in
      [
        call(.viewDidLoad, number, citing: [142, 276]),
        call(.viewWillAppear, number, citing: [142, 276]),
        call(.viewIsAppearing, number, citing: [275]).on(.withIsAppearing),
        call(.viewDidAppear, number, citing: [142, 276]),
        call(.viewWillDisappear, number, citing: [276]),
        call(.viewDidDisappear, number, citing: [276]),
      ]
    } + [
      post(.noteWillResignActive, leadingTo: .inactive, citing: [25, 43]),
      post(.noteDidEnterBackground, leadingTo: .background, citing: [27, 43]),
      post(.noteWillEnterForeground, leadingTo: .inactive, citing: [28, 43]),
      post(.noteDidBecomeActive, leadingTo: .active, citing: [26, 43]),
    ]
  }

  private func call(
    _ callback: Callback, _ number: Int, citing citations: [Citation]
  ) -> ViewsRule {
    Rule(
      callback.name, .delivery(.plain), of: .viewController(number), by: .system, kind: .delivery,
      when: [.next(callback, for: number)], delivers: callback, citing: citations
    ) { state in
      state.removeNext(for: number)
      state[number].view = ViewsState.View(after: callback) ?? .none
      // Nothing refers to a controller that was popped or dismissed.
      if number == 1, callback == .viewDidDisappear, state.top == .nothing {
        state.second.view = .none
      }
    }
  }

  private func post(
    _ notification: Callback, leadingTo app: ViewsState.App, citing citations: [Citation]
  ) -> ViewsRule {
    Rule(
      notification.name, .delivery(.plain), by: .system, kind: .delivery,
      when: [.isPostedNext(notification)], delivers: notification, citing: citations
    ) { state in
      state.posted.removeFirst()
      state.app = app
    }
  }

  func event(
    _ action: ViewsState.Action, by initiator: Initiator = .user,
    when conditions: [Condition<ViewsState>],
    citing citations: [Citation], effect: @escaping @Sendable (inout ViewsState) -> Void
  ) -> ViewsRule {
    Rule(
      action.rawValue, by: initiator, kind: .event, when: conditions, citing: citations,
      effect: effect)
  }
}

extension ViewsRules {
  /// How the app comes to the screen, is covered, left and opened again. Nothing of this is told to a
  /// view controller, but for the first appearance (F143, F277).
  private var stays: [ViewsRule] {
    [
      event(.launch, when: [.notRunning], citing: [17, 142, 271, 272, 273]) { state in
        state.app = .inactive
        state.post(.noteDidBecomeActive)
        state.first.owe(
          state.appearing(.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear))
      },
      event(.interruptionBegins, by: .system, when: [.active, .quiet], citing: [31, 120]) {
        $0.post(.noteWillResignActive)
      },
      event(.interruptionEnds, when: [.inactive, .quiet], citing: [31, 120]) {
        $0.post(.noteDidBecomeActive)
      },
      event(.home, when: [.active, .quiet, .notHalfway], citing: [29, 143, 277]) {
        $0.post(.noteWillResignActive, .noteDidEnterBackground)
      },
      event(.open, when: [.inBackground, .quiet], citing: [30, 143, 277]) {
        $0.post(.noteWillEnterForeground, .noteDidBecomeActive)
      },
    ]
  }

  private var ends: [ViewsRule] {
    [
      Rule(
        ViewsState.Action.processEnds.rawValue, by: .system, kind: .kill, when: [.running],
        citing: [79, 82, 89]
      ) { state in
        state = ViewsState(systems: state.systems)
      }
    ]
  }
}

extension ViewsState {
  /// Makes notifications owed; nothing else is posted.
  mutating func post(_ notifications: Callback...) {
    posted = DeliveryQueue(notifications.map(Owed.call))
  }
}

extension ViewsState.Controller {
  /// Makes callbacks owed in an order of their own; nothing else is.
  mutating func owe(_ callbacks: [Callback]) { owed = DeliveryQueue(callbacks.map(Owed.call)) }
}

/// What happens in the model; the raw value is the name of the rules.
extension ViewsState: ActionState {
  enum Action: String, CaseIterable, Sendable {
    case launch, home, open, push, pop, processEnds = "process.ends"
    case interruptionBegins = "interruption.begins", interruptionEnds = "interruption.ends"
    case presentFullScreen = "present.fullScreen", presentSheet = "present.sheet"
    case dismissFullScreen = "dismiss.fullScreen", dismissSheet = "dismiss.sheet"
    case swipeBackBegins = "swipeBack.begins", swipeBackEnds = "swipeBack.ends"
    case swipeBackGivenUp = "swipeBack.givenUp"
    case tabSecond = "tab.second", tabFirst = "tab.first"
  }
}

extension Condition where State == ViewsState {
  static let notRunning = Condition("not running") { $0.app == .notRunning }
  static let running = Condition("there is a process") { $0.app != .notRunning }
  static let active = Condition("active") { $0.app == .active }
  static let inactive = Condition("inactive") { $0.app == .inactive }
  static let inBackground = Condition("in the background") { $0.app == .background }
  static let quiet = Condition("nothing is owed") { $0.isQuiet }
  static let notHalfway = Condition("no view is held half way") { $0.top != .swipedHalfway }

  static func top(_ top: ViewsState.Top) -> Condition {
    Condition("the second is \(top.name)") { $0.top == top }
  }

  static let firstTab = Condition("the second is absent, or in the other tab") {
    $0.top == .nothing || $0.top == .firstTab
  }

  static func next(_ callback: Callback, for number: Int) -> Condition {
    Condition("\(callback.name) is next for view controller \(number + 1)") {
      $0.next(for: number) == callback
    }
  }

  static func isPostedNext(_ notification: Callback) -> Condition {
    Condition("\(notification.name) is next") { $0.nextNotification == notification }
  }
}
