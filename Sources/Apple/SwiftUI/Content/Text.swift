public struct Text: PrimitiveView, Equatable, Sendable {
  /// The text, as far as it is known without translations.
  let content: String

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = key.key
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }

  public init(verbatim content: String) {
    self.content = content
  }

  public init(_ attributedContent: AttributedString) {
    content = String(attributedContent.characters)
  }

  public init(_ image: Image) {
    content = ""
  }

  public init(_ date: Date, style: DateStyle) {
    content = "\(date)"
  }

  public init(_ dates: ClosedRange<Date>) {
    content = "\(dates)"
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    content = format.format(input)
  }

  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    content = formatter.string(for: subject) ?? ""
  }

  public static func + (first: Text, second: Text) -> Text {
    Text(verbatim: first.content + second.content)
  }

  public enum DateStyle: Sendable {
    case time, date, relative, offset, timer
  }

  public enum TruncationMode: Sendable {
    case head, tail, middle
  }

  public enum Case: Sendable {
    case uppercase, lowercase
  }

  public struct LineStyle: Hashable, Sendable {
    public static let single = LineStyle()

    public enum Pattern: Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }
  }
}

// These return texts, so that texts can still be joined.
extension Text {
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  public func bold() -> Text { self }
  public func bold(_ isActive: Bool) -> Text { self }
  public func italic() -> Text { self }
  public func italic(_ isActive: Bool) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text { self }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }

  public func underline(_ active: Bool = true, color: Color? = nil) -> Text { self }

  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil)
    -> Text
  { self }

  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  public func accessibilityLabel(_ label: Text) -> Text { self }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
}
