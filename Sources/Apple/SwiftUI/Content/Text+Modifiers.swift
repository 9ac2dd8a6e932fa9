// These return texts, so that texts can still be joined.
extension Text {
  /// Sets the font.
  public func font(_ font: Font?) -> Text { self }

  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// Sets the width of the font.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Sets the color.
  public func foregroundColor(_ color: Color?) -> Text { self }

  /// Sets the style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }

  /// Makes the text bold.
  public func bold() -> Text { self }

  /// Makes the text bold.
  public func bold(_ isActive: Bool) -> Text { self }

  /// Puts the text in italics.
  public func italic() -> Text { self }

  /// Puts the text in italics.
  public func italic(_ isActive: Bool) -> Text { self }

  /// Gives letters equal widths.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Gives digits equal widths.
  public func monospacedDigit() -> Text { self }

  /// Draws a line through the text.
  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text { self }

  /// Draws a line through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }

  /// Draws a line under the text.
  public func underline(_ active: Bool = true, color: Color? = nil) -> Text { self }

  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil)
    -> Text
  { self }

  /// Sets the distance between letters.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Sets the distance between letters.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Raises or lowers the text.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// Sets what is spoken.
  public func accessibilityLabel(_ label: Text) -> Text { self }

  /// Sets what is spoken.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }

  /// Marks the text as a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
}
