/// The look of progress.
@preconcurrency @MainActor public protocol ProgressViewStyle {
  /// The type of the body.
  associatedtype Body: View

  /// What the style is given.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The view in this style.
  @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The parts of progress for its style.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public struct Label: PrimitiveView {}

  /// The label of the value.
  public struct CurrentValueLabel: PrimitiveView {}

  /// The part that is done, from 0 to 1.
  public let fractionCompleted: Double?

  /// The label.
  public var label: Label?

  /// The label of the value.
  public var currentValueLabel: CurrentValueLabel?
}

/// The style that suits the context.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// The label in this style.
  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that suits the context.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A bar.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// The label in this style.
  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A circle.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// The label in this style.
  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
