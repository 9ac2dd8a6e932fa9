/// The alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left
  /// Centered.
  case center
  /// To the right.
  case right
  /// Justified.
  case justified
  /// The natural alignment of the language.
  case natural
}

/// A view with text.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?

  /// The attributed text.
  open var attributedText: NSAttributedString?

  /// The font of the text.
  open var font: UIFont? = .systemFont(ofSize: 17)

  /// The color of the text.
  open var textColor: UIColor? = .label

  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural

  /// The maximum number of lines; 0 means no limit.
  open var numberOfLines = 1

  /// Whether the font becomes smaller where there is little room.
  open var adjustsFontSizeToFitWidth = false
}

/// A font, represented by its size only.
public final class UIFont: NSObject, Sendable {
  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Lighter than light.
    public static let thin = Weight(rawValue: -0.6)
    /// Lighter than regular.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight.
    public static let regular = Weight(rawValue: 0)
    /// Slightly heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Bolder than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest weight.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The purpose of a text.
  public enum TextStyle: Sendable {
    /// A heading.
    case largeTitle, title1, title2, title3, headline, subheadline
    /// Body text, or a smaller note.
    case body, callout, footnote, caption1, caption2
  }

  /// The size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of the system font, in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of the small system font, in points.
  public static let smallSystemFontSize: CGFloat = 12

  /// The size, in points.
  public let pointSize: CGFloat

  private init(pointSize: CGFloat) {
    self.pointSize = pointSize
    super.init()
  }

  /// Always nil, because the app's fonts are not available here.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    nil
  }

  /// The system font.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: fontSize)
  }

  /// The bold system font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The font for a purpose; all have the same size here.
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
