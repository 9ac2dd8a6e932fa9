/// What a view would draw into; nothing is drawn.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// How fast time passes for animations.
  open var speed: Float = 1
  /// The radius of its corners.
  open var cornerRadius: CGFloat = 0
  /// Whether what lies outside is cut off.
  open var masksToBounds = false
  /// The width of its border.
  open var borderWidth: CGFloat = 0
  /// The color of its border.
  open var borderColor: CGColor?
  /// The color behind everything.
  open var backgroundColor: CGColor?
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// The color of its shadow.
  open var shadowColor: CGColor?
  /// The opacity of its shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The size of its shadow.
  open var shadowRadius: CGFloat = 3
  /// Where its shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// Ends all animations; there are none.
  open func removeAllAnimations() {}
}

/// A color for a layer.
public final class CGColor: NSObject, Sendable {
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  init(alpha: CGFloat) {
    self.alpha = alpha
    super.init()
  }
}
