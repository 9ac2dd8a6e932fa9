public struct Font: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    let value: Double
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline
    case body, callout, footnote, caption, caption2
  }
}

extension Font {
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font()
  }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  { Font() }

  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  { Font() }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }

  public init(_ font: UIFont) {}

  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func monospaced() -> Font { self }
  public func smallCaps() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }

  public enum Leading: Sendable {
    case standard, tight, loose
  }
}

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
