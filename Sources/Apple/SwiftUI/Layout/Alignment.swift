/// The position of views beside one another.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The left edge, or the right one where text runs from right to left.
  public static let leading = HorizontalAlignment()
  /// The center.
  public static let center = HorizontalAlignment()
  /// The right edge, or the left one where text runs from right to left.
  public static let trailing = HorizontalAlignment()
  /// The leading edge of the separators of a list.
  public static let listRowSeparatorLeading = HorizontalAlignment()
}

/// The position of views above one another.
public struct VerticalAlignment: Hashable, Sendable {
  /// The top.
  public static let top = VerticalAlignment()
  /// The center.
  public static let center = VerticalAlignment()
  /// The bottom.
  public static let bottom = VerticalAlignment()
  /// The baseline of the first line.
  public static let firstTextBaseline = VerticalAlignment()
  /// The baseline of the last line.
  public static let lastTextBaseline = VerticalAlignment()
}

/// The position of views along both axes.
public struct Alignment: Hashable, Sendable {
  /// The position beside one another.
  public var horizontal: HorizontalAlignment

  /// The position above one another.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Alignment {
  public static let center = Self(horizontal: .center, vertical: .center)
  public static let leading = Self(horizontal: .leading, vertical: .center)
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  public static let top = Self(horizontal: .center, vertical: .top)
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Self(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Self(
    horizontal: .center, vertical: .firstTextBaseline)
}

/// The alignment of lines of text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At one edge or in the center.
  case leading, center, trailing
}
