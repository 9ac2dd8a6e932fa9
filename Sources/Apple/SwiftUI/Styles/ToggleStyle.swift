/// The look of toggles.
@preconcurrency @MainActor public protocol ToggleStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What the style is given.
  typealias Configuration = ToggleStyleConfiguration

  /// The view in this style.
  @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle for its style.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: PrimitiveView {}

  /// The label of the toggle.
  public let label: Label

  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  /// Whether only some of what it stands for is on.
  public var isMixed: Bool { false }
}

/// The style that suits the context.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// The label in this style.
  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that suits the context.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// The label in this style.
  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// The label in this style.
  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
