@preconcurrency @MainActor public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public struct Label: PrimitiveView {}

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label: PrimitiveView {}

  public let role: ButtonRole?
  public let label: Label

  public func trigger() {}
}

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

public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let circle = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
  case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
