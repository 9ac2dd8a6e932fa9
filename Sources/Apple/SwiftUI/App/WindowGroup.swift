/// A scene that shows windows of the same structure.
public struct WindowGroup<Content: View>: PrimitiveScene {
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) {}

  /// Creates a group with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) {}

  /// Creates a group with a title and an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

  /// Creates a group with a title and an identifier.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  /// Creates a group with a title and an identifier.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a group with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {}

  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a group with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {}
}

extension WindowGroup {
  /// Creates a group whose windows present values of a type.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates a group with a title, whose windows present values of a type.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates a group whose windows present values of a type, or else a default value.
  nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}
}

/// The content of a window that presents a value.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>:
  PrimitiveView
{}
