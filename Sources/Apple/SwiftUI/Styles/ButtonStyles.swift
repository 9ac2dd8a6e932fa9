/// The style that suits the context.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label in this style.
  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that suits the context.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Only the label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label in this style.
  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Only the label.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label with a border.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label in this style.
  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label with a border.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The label with a border that stands out.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label in this style.
  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label with a border that stands out.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The label without a border.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label in this style.
  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label without a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label on glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label in this style.
  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
