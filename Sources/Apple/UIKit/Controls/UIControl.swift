/// Only the app's own code can use a control here.
@preconcurrency @MainActor open class UIControl: UIView {
  private struct Action {
    weak var target: AnyObject?
    let selector: Selector
    let events: Event
  }

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }

  private var actions: [Action] = []
  private var closures: [(action: UIAction, events: Event)] = []
  open var isEnabled = true
  open var isSelected = false

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.append(
      Action(target: target.map { $0 as AnyObject }, selector: action, events: controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.removeAll {
      (target == nil || $0.target === target.map { $0 as AnyObject })
        && (action == nil || $0.selector == action) && !$0.events.isDisjoint(with: controlEvents)
    }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    closures.append((action, controlEvents))
  }

  /// Without a target nothing is sent, because there is no first responder.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendActions(for controlEvents: Event) {
    for action in actions where !action.events.isDisjoint(with: controlEvents) {
      action.target.map { _ = action.selector.send(to: $0, [self, nil as UIEvent?]) }
    }
    for closure in closures where !closure.events.isDisjoint(with: controlEvents) {
      closure.action.handler(closure.action)
    }
  }
}

@preconcurrency @MainActor open class UIAction: NSObject {
  public typealias Handler = @MainActor (UIAction) -> Void

  open var title: String
  open var image: UIImage?
  let handler: Handler

  public init(title: String = "", image: UIImage? = nil, handler: @escaping Handler) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }
}
