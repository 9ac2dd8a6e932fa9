/// An animation, which takes no time here.
public struct Animation: Hashable, Sendable {
  /// The same animation after a delay.
  public func delay(_ delay: Double) -> Animation { self }

  /// The same animation at another speed.
  public func speed(_ speed: Double) -> Animation { self }

  /// The same animation, repeated.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// The same animation, repeated without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Animation {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static let interactiveSpring = Animation()
  public static let bouncy = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()

  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }

  // As in SwiftUI, `.spring()` means the other function.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
}

/// The circumstances of a change.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?

  /// Whether animations are turned off.
  public var disablesAnimations = false

  /// Whether the change belongs to a gesture.
  public var isContinuous = false

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction.
  public init(animation: Animation?) {
    self.animation = animation
  }
}

/// Makes a change at once.
///
/// - Parameters:
///   - animation: Ignored.
///   - body: Makes the change.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
@discardableResult public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Makes a change at once, and then calls a closure.
///
/// - Parameters:
///   - animation: Ignored.
///   - completionCriteria: Ignored.
///   - body: Makes the change.
///   - completion: Called before this returns, unlike in SwiftUI.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
@discardableResult public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Makes a change at once.
///
/// - Parameters:
///   - transaction: Ignored.
///   - body: Makes the change.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
@discardableResult public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// When an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  /// When it looks complete.
  public static let logicallyComplete = AnimationCompletionCriteria()
  /// When nothing changes any more.
  public static let removed = AnimationCompletionCriteria()
}
