/// What the main run loop still has to deliver before it takes the next event, first in, first out.
///
/// At most sixteen items, one byte each, so that a state needs no storage on the heap.
public struct DeliveryQueue: Hashable, Sendable {
  private var bits: UInt128 = 0

  /// The queue of these items.
  /// - Precondition: at most sixteen items.
  public init(_ items: [Owed] = []) {
    precondition(items.count <= 16, "\(items.count) deliveries are owed, more than 16")
    for item in items.reversed() { bits = bits << 8 | UInt128(item.code) }
  }

  /// Whether nothing is owed.
  public var isEmpty: Bool { bits == 0 }

  /// What comes next.
  public var first: Owed? { Owed(code: UInt8(truncatingIfNeeded: bits)) }

  /// What is owed, in order.
  public var items: [Owed] {
    var items: [Owed] = []
    var rest = self
    while let first = rest.first {
      items.append(first)
      rest.removeFirst()
    }
    return items
  }

  /// Whether an item is owed.
  public func contains(_ item: Owed) -> Bool {
    var rest = bits
    while rest != 0 {
      if UInt8(truncatingIfNeeded: rest) == item.code { return true }
      rest >>= 8
    }
    return false
  }

  /// What comes after the first item.
  public var second: Owed? { Owed(code: UInt8(truncatingIfNeeded: bits >> 8)) }

  /// Removes the first item.
  public mutating func removeFirst() { bits >>= 8 }

  /// Puts an item before all others.
  /// - Precondition: fewer than sixteen items are owed.
  public mutating func prepend(_ item: Owed) {
    precondition(bits >> 120 == 0, "more than 16 deliveries are owed: \(items)")
    bits = bits << 8 | UInt128(item.code)
  }

  /// Puts items after all others.
  public mutating func append(_ more: [Owed]) { self = DeliveryQueue(items + more) }

  /// Puts an item right after another one; after all others if that is not owed.
  /// - Complexity: O(*n*) for *n* items.
  public mutating func insert(_ item: Owed, after other: Owed) {
    var items = items
    items.insert(item, at: items.firstIndex(of: other).map { $0 + 1 } ?? items.count)
    self = DeliveryQueue(items)
  }

  /// Removes all occurrences of some items.
  public mutating func remove(_ unwanted: [Owed]) {
    self = DeliveryQueue(items.filter { !unwanted.contains($0) })
  }
}

extension DeliveryQueue: Sequence {
  /// What is owed, in order. It is listed without an array, because conditions on steps are tested for
  /// millions of them.
  public func makeIterator() -> Iterator { Iterator(rest: self) }

  /// Takes one item after the other off a queue.
  public struct Iterator: IteratorProtocol {
    fileprivate var rest: DeliveryQueue

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public mutating func next() -> Owed? {
      guard let first = rest.first else { return nil }
      rest.removeFirst()
      return first
    }
  }
}

/// One item that is owed.
public enum Owed: Hashable, Sendable {
  /// A callback, and after it the notification that accompanies it, if there is one.
  case call(Callback)
  /// A callback whose notification was posted before it.
  case callOnly(Callback)
  /// A call of a scene's delegate whose notification of the scene was posted before it, and that of the
  /// app was not.
  case callAfterScene(Callback)
  /// A callback of the second view controller.
  case second(Callback)
  /// The end of the process, after it was announced.
  case exit
  /// The end of prewarming: the process is put to sleep.
  case freeze
  /// The change to the background that no callback reports.
  case leaveForeground
  /// A notification that the user tapped, for the delegate that can be sent it.
  case tap
  /// An action on a notification that runs in the background, for a delegate that is set in time.
  case action
  /// The change to the foreground that no callback reports.
  case enterForeground
  /// The launch handler of a continued task that the app has submitted, unless it is refused.
  case continuedTask
  /// The connection of a scene that replaces one that the user has just swiped away.
  case replaceScene

  // Codes are never zero: zero is the empty queue.
  fileprivate var code: UInt8 {
    switch self {
    case .call(let callback): callback.rawValue + 1
    case .callOnly(let callback): callback.rawValue + 101
    case .exit: 201
    case .freeze: 202
    case .leaveForeground: 203
    case .replaceScene: 204
    case .tap: 205
    case .action: 206
    case .enterForeground: 207
    case .continuedTask: 208
    case .second(let callback): callback.rawValue - Callback.viewDidLoad.rawValue + 209
    case .callAfterScene(let callback):
      callback.rawValue - Callback.sceneWillConnect.rawValue + 215
    }
  }

  init?(code: UInt8) {
    switch code {
    case 1...100:
      guard let callback = Callback(rawValue: code - 1) else { return nil }
      self = .call(callback)
    case 101...200:
      guard let callback = Callback(rawValue: code - 101) else { return nil }
      self = .callOnly(callback)
    case 201: self = .exit
    case 202: self = .freeze
    case 203: self = .leaveForeground
    case 204: self = .replaceScene
    case 205: self = .tap
    case 206: self = .action
    case 207: self = .enterForeground
    case 208: self = .continuedTask
    case 209...214:
      guard let callback = Callback(rawValue: code - 209 + Callback.viewDidLoad.rawValue) else {
        return nil
      }
      self = .second(callback)
    case 215...220:
      guard let callback = Callback(rawValue: code - 215 + Callback.sceneWillConnect.rawValue)
      else { return nil }
      self = .callAfterScene(callback)
    default: return nil
    }
  }

  /// The item in words.
  public var name: String {
    switch self {
    case .call(let callback), .callOnly(let callback), .callAfterScene(let callback):
      callback.name
    case .second(let callback): callback.name + "#2"
    case .exit: "exit"
    case .freeze: "freeze"
    case .leaveForeground: "leave the foreground"
    case .replaceScene: "replace the scene"
    case .tap: "the tap"
    case .action: "the action"
    case .enterForeground: "enter the foreground"
    case .continuedTask: "the continued task"
    }
  }
}
