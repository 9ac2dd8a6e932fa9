/// Recognizes what fingers do on a view; here there are none.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// It may begin.
    case possible
    /// It has begun.
    case began
    /// It goes on.
    case changed
    /// It has ended.
    case ended
    /// It was interrupted.
    case cancelled
    /// It was another one.
    case failed
  }

  private var actions: [(target: WeakTarget, selector: Selector)] = []

  /// Asked about touches; it never is here.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view.
  public fileprivate(set) weak var view: UIView?
  /// How far the gesture has come.
  open var state: State { .possible }
  /// Whether it recognizes anything.
  open var isEnabled = true
  /// Whether the view is told that the touches were cancelled.
  open var cancelsTouchesInView = true

  /// Creates a recognizer that sends a message.
  ///
  /// - Parameters:
  ///   - target: The object, which is not kept.
  ///   - action: Its method, which takes the recognizer or nothing.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Sends a message when the gesture was recognized.
  ///
  /// - Parameters:
  ///   - target: The object, which is not kept.
  ///   - action: Its method, which takes the recognizer or nothing.
  open func addTarget(_ target: Any, action: Selector) {
    actions.append((WeakTarget(target as AnyObject), action))
  }

  /// Handles touches; never called.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
}

private struct WeakTarget {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

/// Recognizes taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognizes a finger that stays.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it stays, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// Recognizes a finger that wanders.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// Recognizes a finger that sweeps.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {}

/// Answers questions of a recognizer; all methods are optional, and never called.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

extension UIView {
  /// Adds a recognizer; it recognizes nothing.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
  }

  /// Removes a recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = nil
  }
}

/// A finger on the screen; there is none.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The view that it touches.
  open var view: UIView? { nil }
  /// The window that it touches.
  open var window: UIWindow? { nil }

  /// Where it touches a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// What the user does; nothing is here.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// A finger touches the screen.
    case touches
    /// The device is shaken.
    case motion
    /// A headset is used.
    case remoteControl
    /// A key is pressed.
    case presses
  }

  /// The kind of an event of a device that is shaken or used by a headset.
  public enum EventSubtype: Int, Sendable {
    /// None in particular.
    case none
    /// The device is shaken.
    case motionShake
  }

  /// The kind.
  open var type: EventType { .touches }
  /// The kind of shaking.
  open var subtype: EventSubtype { .none }
}
