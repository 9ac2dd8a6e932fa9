/// The key of a text that is translated.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let key: String

  /// Creates a key.
  public init(_ value: String) {
    key = value
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    key = value
  }

  /// Creates a key from a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.text
  }

  /// The parts of a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Starts with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a constant part.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds a value.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      text += "\(value)"
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
      text += "\(value)"
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      text += formatter.string(for: subject) ?? ""
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.format(input)
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ other: Text) {
      text += other.content
    }

    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) {}

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += "\(date)"
    }
  }
}
