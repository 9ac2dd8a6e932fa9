/// A font, known by its size and weight alone.
public final class UIFont: NSObject, Sendable {
  /// How heavy a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// An ordinary weight.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// What a text is.
  public enum TextStyle: Sendable {
    /// A heading.
    case largeTitle, title1, title2, title3, headline, subheadline
    /// Running text, or a remark.
    case body, callout, footnote, caption1, caption2
  }

  /// The size, in points.
  public let pointSize: CGFloat

  private init(pointSize: CGFloat) {
    self.pointSize = pointSize
    super.init()
  }

  /// Looks for a font of the app; there is none here.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    nil
  }

  /// The font of the system.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: fontSize)
  }

  /// The bold font of the system.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The font that the user prefers; all are of one size here.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: 17)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont")
  public static let foregroundColor = Self(rawValue: "NSColor")
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
}
