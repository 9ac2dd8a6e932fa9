/// A part of the user interface, which is never drawn here.
@preconcurrency @MainActor public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @preconcurrency @MainActor var body: Body { get }
}

// Not isolated, so that the structures that conform to it are not isolated either.
/// A view without a body.
nonisolated protocol PrimitiveView: View where Body == Never {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PrimitiveView {
  @preconcurrency @MainActor public var body: Never { noBody() }
}

/// Stands for the body of views, scenes, gestures and so on that have none.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Never: View {
  public typealias Body = Never

  @preconcurrency @MainActor public var body: Never { noBody() }
}

/// Stops the program, because a body was asked for that does not exist.
func noBody(of type: String = #fileID) -> Never {
  preconditionFailure("This type has no body: it is one of SwiftUI's own (\(type)).")
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @preconcurrency @MainActor public var body: Never { noBody() }
}

/// Offers a preview of views; the macro of the same purpose is not available here.
@preconcurrency @MainActor public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder @preconcurrency @MainActor static var previews: Previews { get }

  /// The device on which to preview.
  @preconcurrency @MainActor static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// No particular platform.
  public static var platform: PreviewPlatform? { nil }
}

/// The platform of a preview.
public enum PreviewPlatform: Sendable {
  /// A kind of device.
  case iOS, macOS, tvOS, watchOS
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device from a literal.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// The size of the device, or of the view.
  case device, sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}
