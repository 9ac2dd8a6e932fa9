@preconcurrency @MainActor public protocol View {
  associatedtype Body: View

  @ViewBuilder @preconcurrency @MainActor var body: Body { get }
}

// Not isolated, so that the structures that conform to it are not isolated either.
/// A view without a body.
nonisolated protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  @preconcurrency @MainActor public var body: Never { noBody() }
}

/// Stands for the body of views, scenes, gestures and so on that have none.
extension Never: View {
  public typealias Body = Never

  @preconcurrency @MainActor public var body: Never { noBody() }
}

/// Stops the program, because a body was asked for that does not exist.
func noBody(of type: String = #fileID) -> Never {
  preconditionFailure("This type has no body: it is one of SwiftUI's own (\(type)).")
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @preconcurrency @MainActor public var body: Never { noBody() }
}

@preconcurrency @MainActor public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @preconcurrency @MainActor static var previews: Previews { get }
  @preconcurrency @MainActor static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }
}

public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct AnyView: PrimitiveView {
  public init<V: View>(_ view: V) {}
  public init<V: View>(erasing view: V) {}
}

public struct EmptyView: PrimitiveView, Sendable {
  public init() {}
}

public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  public var content: Content

  public init(content: Content) {
    self.content = content
  }
}
