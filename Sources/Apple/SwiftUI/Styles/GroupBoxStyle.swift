/// The look of group boxes.
@preconcurrency @MainActor public protocol GroupBoxStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What the style is given.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The view in this style.
  @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box for its style.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public struct Label: PrimitiveView {}

  /// The content.
  public struct Content: PrimitiveView {}

  /// The label.
  public let label: Label

  /// The content.
  public let content: Content
}

/// The style that suits the context.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}

  /// The label in this style.
  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style that suits the context.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// The look of groups of controls.
@preconcurrency @MainActor public protocol ControlGroupStyle {}

/// The style that suits the context.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style that suits the context.
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

/// Controls of a navigation bar.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls of a navigation bar.
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

/// The look of gauges.
@preconcurrency @MainActor public protocol GaugeStyle {}

/// The style that suits the context.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that suits the context.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
