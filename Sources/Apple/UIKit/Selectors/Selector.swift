/// A message that can be sent to an object: the name of a method, and the method.
///
/// Without the Objective-C runtime a name alone finds no method. The command `lifecycle port` turns
/// `#selector(tick(_:))` into `Selector("tick", Clock.tick(_:))`, which holds it.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// Calls a method of an object with arguments; returns false if it does not fit them.
  fileprivate typealias Method = (_ target: AnyObject, _ arguments: [Any?]) -> Bool

  private let name: String
  let argumentCount: Int
  // These refer to a method of a type, or to one that its creator may call on any thread.
  fileprivate nonisolated(unsafe) let method: Method?
  private nonisolated(unsafe) let isOf: (_ target: AnyObject) -> Bool

  /// Names a method that nothing can call, because only its name is known.
  public init(_ name: String) {
    self.name = String(name.prefix { $0 != ":" })
    argumentCount = name.count { $0 == ":" }
    method = nil
    isOf = { _ in false }
  }

  fileprivate init(
    _ name: String, argumentCount: Int, isOf: @escaping (AnyObject) -> Bool = { _ in true },
    method: @escaping Method
  ) {
    self.name = name
    self.argumentCount = argumentCount
    self.isOf = isOf
    self.method = method
  }

  /// The name with a colon for each argument.
  public var description: String { name + String(repeating: ":", count: argumentCount) }

  /// Whether two selectors have the same name and the same number of arguments.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Whether an object has the method; of a selector that is made of a string nothing is known.
  func isMethod(of target: AnyObject) -> Bool { isOf(target) }

  /// Sends the message to an object, with as many of the arguments as the method takes.
  ///
  /// - Returns: Whether the object has the method, and the arguments are of its types.
  @discardableResult func send(to target: AnyObject, _ arguments: [Any?]) -> Bool {
    let missing = max(0, argumentCount - arguments.count)
    return method?(target, arguments + Array(repeating: nil, count: missing)) ?? false
  }
}

/// A selector of the name of a method, which nothing can call.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

// The variants for methods without isolation differ from the others in their generic requirements
// only, because isolation is no part of the name of a function. They are used where both fit.
extension Selector {
  /// Names a method without arguments.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    let method = unsafeBitCast(method, to: ((Target) -> () -> Result).self)
    self.init(name, method)
  }

  /// Names a method with an argument.
  public init<Target: AnyObject, First, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First) -> Result
  ) {
    let method = unsafeBitCast(method, to: ((Target) -> (First) -> Result).self)
    self.init(name, method)
  }

  /// Names a method with two arguments.
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
  ) {
    let method = unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self)
    self.init(name, method)
  }

  /// Names a method without arguments that any thread may call.
  @_disfavoredOverload public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    self.init(name, argumentCount: 0, isOf: { $0 is Target }) { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Names a method with an argument that any thread may call.
  @_disfavoredOverload public init<Target, First, Result>(
    _ name: String, _ method: @escaping (Target) -> (First) -> Result
  ) {
    self.init(name, argumentCount: 1, isOf: { $0 is Target }) { target, arguments in
      guard let target = target as? Target, let first: First = cast(arguments[0])
      else { return false }
      _ = method(target)(first)
      return true
    }
  }

  /// Names a method with two arguments that any thread may call.
  @_disfavoredOverload public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
  ) {
    self.init(name, argumentCount: 2, isOf: { $0 is Target }) { target, arguments in
      guard let target = target as? Target, let first: First = cast(arguments[0]),
        let second: Second = cast(arguments[1])
      else { return false }
      _ = method(target)(first, second)
      return true
    }
  }

  /// Names a method of a type or of a certain object, which is kept; targets are ignored.
  public init<Result>(_ name: String, bound method: @escaping @MainActor () -> Result) {
    let method = unsafeBitCast(method, to: (() -> Result).self)
    self.init(name, argumentCount: 0) { _, _ in
      _ = method()
      return true
    }
  }

  /// Names a method with an argument of a type or of a certain object, which is kept.
  public init<First, Result>(
    _ name: String, bound method: @escaping @MainActor (First) -> Result
  ) {
    let method = unsafeBitCast(method, to: ((First) -> Result).self)
    self.init(name, argumentCount: 1) { _, arguments in
      guard let first: First = cast(arguments[0]) else { return false }
      _ = method(first)
      return true
    }
  }
}

/// An argument as the type that a method declares; Objective-C bridges notifications.
private func cast<Argument>(_ argument: Any?) -> Argument? {
  if let argument = argument as? Argument { return argument }
  guard let notification = argument as? Notification else { return nil }
  let bridged = NSNotification(
    name: notification.name, object: notification.object, userInfo: notification.userInfo)
  return bridged as? Argument
}
