/// Text, which is not shown.
public struct Text: PrimitiveView, Equatable, Sendable {
  /// The text, as far as it is known without translations.
  let content: String

  /// Creates a text that is translated.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = key.key
  }

  /// Creates a text that is not translated.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }

  /// Creates a text that is not translated.
  public init(verbatim content: String) {
    self.content = content
  }

  /// Creates a text with attributes.
  public init(_ attributedContent: AttributedString) {
    content = String(attributedContent.characters)
  }

  /// Creates a text from an image.
  public init(_ image: Image) {
    content = ""
  }

  /// Creates a text from a date.
  public init(_ date: Date, style: DateStyle) {
    content = "\(date)"
  }

  /// Creates a text from a range of dates.
  public init(_ dates: ClosedRange<Date>) {
    content = "\(dates)"
  }

  /// Creates a text from a value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    content = format.format(input)
  }

  /// Creates a text from a value.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    content = formatter.string(for: subject) ?? ""
  }

  /// One text after another.
  public static func + (first: Text, second: Text) -> Text {
    Text(verbatim: first.content + second.content)
  }

  /// The form of a date.
  public enum DateStyle: Sendable {
    /// A part of the date, or the time until then.
    case time, date, relative, offset, timer
  }

  /// Where text is cut.
  public enum TruncationMode: Sendable {
    /// The place of the cut.
    case head, tail, middle
  }

  /// The case of letters.
  public enum Case: Sendable {
    /// Capital letters, or small ones.
    case uppercase, lowercase
  }

  /// The form of a line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// A single line.
    public static let single = LineStyle()

    /// The pattern of a line.
    public enum Pattern: Sendable {
      /// The parts of the line.
      case solid, dot, dash, dashDot, dashDotDot
    }
  }
}
