@preconcurrency @MainActor public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
  public struct Label: PrimitiveView {}

  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }
}

nonisolated public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

nonisolated public struct SwitchToggleStyle: ToggleStyle {
  public init() {}

  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  @preconcurrency @MainActor public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
