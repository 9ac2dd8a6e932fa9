nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
