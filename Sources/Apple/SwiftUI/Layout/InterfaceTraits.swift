public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

public enum UserInterfaceSizeClass: CaseIterable, Hashable, Sendable {
  case compact, regular
}

public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft
}

public enum LegibilityWeight: CaseIterable, Hashable, Sendable {
  case regular, bold
}

public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic, visible, hidden
}

public enum Prominence: CaseIterable, Hashable, Sendable {
  case standard, increased
}

public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit, fill
}

public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

public enum DynamicTypeSize: CaseIterable, Hashable, Sendable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}
