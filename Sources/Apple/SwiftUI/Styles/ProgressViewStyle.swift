@preconcurrency @MainActor public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
  public struct Label: PrimitiveView {}
  public struct CurrentValueLabel: PrimitiveView {}

  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}

  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}

  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
