/// How a view changes what lies behind it; it is never drawn.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// What lies behind is blurred.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How light or dark it becomes.
  public enum Style: Int, Sendable {
    /// As in the first systems.
    case extraLight, light, dark
    /// As the system is.
    case regular, prominent
    /// As a material of a certain thickness.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// As the material of bars.
    case systemChromeMaterial
  }

  /// Creates an effect.
  ///
  /// - Parameter style: Ignored.
  public convenience init(style: Style) { self.init() }
}

/// A view that changes what lies behind it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view for what lies in front.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view without an effect; no archive is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A view with an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?

  /// Creates a view with an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view without an image; no archive is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
