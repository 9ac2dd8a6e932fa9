@preconcurrency @MainActor open class CALayer: NSObject {
  open var speed: Float = 1
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var opacity: Float = 1
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)

  open func removeAllAnimations() {}
}

public final class CGColor: NSObject, Sendable {
  public let alpha: CGFloat

  init(alpha: CGFloat) {
    self.alpha = alpha
    super.init()
  }
}
