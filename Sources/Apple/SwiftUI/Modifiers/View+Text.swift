nonisolated extension View {
  /// Sets the font.
  public func font(_ font: Font?) -> some View { self }

  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// Sets the width of the font.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Makes text bold.
  public func bold(_ isActive: Bool = true) -> some View { self }

  /// Puts text in italics.
  public func italic(_ isActive: Bool = true) -> some View { self }

  /// Gives letters equal widths.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Gives digits equal widths.
  public func monospacedDigit() -> some View { self }

  /// Draws a line under text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }

  /// Draws a line through text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }

  /// Sets the distance between letters.
  public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Sets the distance between letters.
  public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Raises or lowers text.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Limits the number of lines.
  public func lineLimit(_ number: Int?) -> some View { self }

  /// Limits the number of lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }

  /// Limits the number of lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

  /// Limits the number of lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }

  /// Limits the number of lines and may reserve their space.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }

  /// Sets the distance between lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Aligns lines.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// Sets how far text may shrink.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Sets where text is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Lets letters come closer.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Sets the case of letters.
  public func textCase(_ textCase: Text.Case?) -> some View { self }

  /// Lets the user select text.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Sets the size of text.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// Limits the size of text.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }
}

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// True.
  public static let allowsSelection = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// False.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { .init() }
}
