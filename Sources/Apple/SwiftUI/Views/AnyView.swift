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
