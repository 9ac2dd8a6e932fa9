/// A font, which is never shown.
public struct Font: Hashable, Sendable {
  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    let value: Double
  }

  /// The design of a font.
  public enum Design: Hashable, Sendable {
    /// The design of the system, or one for a purpose.
    case `default`, serif, rounded, monospaced
  }

  /// The width of a font.
  public struct Width: Hashable, Sendable {
    /// The width as a number.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// A narrow font.
    public static let condensed = Width(-0.2)
    /// A font of normal width.
    public static let standard = Width(0)
    /// A wide font.
    public static let expanded = Width(0.2)
  }

  /// The purpose of a font.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// A heading.
    case largeTitle, title, title2, title3, headline, subheadline
    /// Body text, or a smaller note.
    case body, callout, footnote, caption, caption2
  }
}

extension Font {
  /// The font of the system.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font()
  }

  /// The font of the system.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  { Font() }

  /// A font of the app.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }

  /// A font of the app.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  { Font() }

  /// A font of the app in a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }

  /// Creates a font from one of UIKit.
  public init(_ font: UIFont) {}

  /// The same font in bold.
  public func bold() -> Font { self }

  /// The same font in italics.
  public func italic() -> Font { self }

  /// The same font with digits of equal width.
  public func monospacedDigit() -> Font { self }

  /// The same font with letters of equal width.
  public func monospaced() -> Font { self }

  /// The same font with small capitals.
  public func smallCaps() -> Font { self }

  /// The same font with another weight.
  public func weight(_ weight: Weight) -> Font { self }

  /// The same font with another width.
  public func width(_ width: Width) -> Font { self }

  /// The same font with another leading.
  public func leading(_ leading: Leading) -> Font { self }

  /// The distance between lines.
  public enum Leading: Sendable {
    /// The distance of the font, or a smaller or a greater one.
    case standard, tight, loose
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Font {
  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Font.Weight {
  public static let ultraLight = Self(value: -0.8)
  public static let thin = Self(value: -0.6)
  public static let light = Self(value: -0.4)
  public static let regular = Self(value: 0)
  public static let medium = Self(value: 0.23)
  public static let semibold = Self(value: 0.3)
  public static let bold = Self(value: 0.4)
  public static let heavy = Self(value: 0.56)
  public static let black = Self(value: 0.62)
}
