/// A view of any type.
public struct AnyView: PrimitiveView {
  /// Creates a view.
  public init<V: View>(_ view: V) {}

  /// Creates a view.
  public init<V: View>(erasing view: V) {}
}

/// A view without content.
public struct EmptyView: PrimitiveView, Sendable {
  /// Creates a view.
  public init() {}
}

/// A view that SwiftUI compares before it updates it.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  /// The view.
  public var content: Content

  /// Creates a view.
  public init(content: Content) {
    self.content = content
  }
}
