@preconcurrency @MainActor public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration {
  public struct Label: PrimitiveView {}
  public struct Content: PrimitiveView {}

  public let label: Label
  public let content: Content
}

nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}

  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

@preconcurrency @MainActor public protocol ControlGroupStyle {}

nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

@preconcurrency @MainActor public protocol GaugeStyle {}

nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
