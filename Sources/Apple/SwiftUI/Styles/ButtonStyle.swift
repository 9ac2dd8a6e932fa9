/// The look of buttons.
@preconcurrency @MainActor public protocol ButtonStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What the style is given.
  typealias Configuration = ButtonStyleConfiguration

  /// The view in this style.
  @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button for its style.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: PrimitiveView {}

  /// The role of the button.
  public let role: ButtonRole?

  /// The label of the button.
  public let label: Label

  /// Whether the button is pressed.
  public let isPressed: Bool
}

/// The look and the behaviour of buttons.
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What the style is given.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The view in this style.
  @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button for its style.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: PrimitiveView {}

  /// The role of the button.
  public let role: ButtonRole?

  /// The label of the button.
  public let label: Label

  /// Runs the action of the button; this has no effect.
  public func trigger() {}
}
