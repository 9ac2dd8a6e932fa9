/// Whether the interface is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// One of the two.
  case light, dark
}

/// The contrast of colors.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// One of the two.
  case standard, increased
}

/// The amount of space along one axis.
public enum UserInterfaceSizeClass: CaseIterable, Hashable, Sendable {
  /// Little or much.
  case compact, regular
}

/// The direction of text.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// One of the two.
  case leftToRight, rightToLeft
}

/// The weight of text that is easy to read.
public enum LegibilityWeight: CaseIterable, Hashable, Sendable {
  /// One of the two.
  case regular, bold
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// The choice of the system, or of the app.
  case automatic, visible, hidden
}

/// How much something stands out.
public enum Prominence: CaseIterable, Hashable, Sendable {
  /// One of the two.
  case standard, increased
}

/// How content fills its frame.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// Inside the frame, or over the whole of it.
  case fit, fill
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// A size.
  case mini, small, regular, large, extraLarge
}

/// The size of text that the user prefers.
public enum DynamicTypeSize: CaseIterable, Hashable, Sendable, Comparable {
  /// A size.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// A size for people who see less.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// The size of text that the user prefers.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// A size.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// A size for people who see less.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// A large size for people who see less.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

/// The reasons for which content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Creates reasons from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
