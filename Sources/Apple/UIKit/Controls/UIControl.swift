/// A view that sends a message when the user uses it; here only the app's own code can use it.
@preconcurrency @MainActor open class UIControl: UIView {
  private struct Action {
    weak var target: AnyObject?
    let selector: Selector
    let events: Event
  }

  /// What a user does with a control.
  public struct Event: OptionSet, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Creates events from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touches it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger leaves the screen inside it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger leaves the screen outside of it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Its value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main thing that it is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its text is about to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text was edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Its text is not edited any more.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// All of them.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Sendable {
    /// The state as bits.
    public let rawValue: UInt

    /// Creates a state from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal = State([])
    /// A finger touches it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  private var actions: [Action] = []
  private var closures: [(action: UIAction, events: Event)] = []

  /// Whether it can be used.
  open var isEnabled = true

  /// Whether it is selected.
  open var isSelected = false

  /// Sends a message to an object at some events.
  ///
  /// - Parameters:
  ///   - target: The object, which is not kept.
  ///   - action: Its method, which takes the control and the event, the control, or nothing.
  ///   - controlEvents: The events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.append(
      Action(target: target.map { $0 as AnyObject }, selector: action, events: controlEvents))
  }

  /// Sends a message no longer.
  ///
  /// - Parameters:
  ///   - target: The object; nil means any.
  ///   - action: Its method; nil means any.
  ///   - controlEvents: The events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.removeAll {
      (target == nil || $0.target === target.map { $0 as AnyObject })
        && (action == nil || $0.selector == action) && !$0.events.isDisjoint(with: controlEvents)
    }
  }

  /// Calls the closure of an action at some events.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - controlEvents: The events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    closures.append((action, controlEvents))
  }

  /// Sends a message.
  ///
  /// - Parameters:
  ///   - action: The message.
  ///   - target: The object that it is sent to; nobody if it is nil.
  ///   - event: The second argument.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Sends the messages of some events.
  open func sendActions(for controlEvents: Event) {
    for action in actions where !action.events.isDisjoint(with: controlEvents) {
      action.target.map { _ = action.selector.send(to: $0, [self, nil as UIEvent?]) }
    }
    for closure in closures where !closure.events.isDisjoint(with: controlEvents) {
      closure.action.handler(closure.action)
    }
  }
}

/// An entry of a menu, or what a control does, as a closure.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// What an action does.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The title.
  open var title: String
  /// The image.
  open var image: UIImage?
  let handler: Handler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - handler: What it does.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping Handler) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }
}
