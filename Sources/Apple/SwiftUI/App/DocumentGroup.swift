/// A scene that opens and saves documents.
///
/// Only the name exists: the types of documents need a framework that is missing here.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {}

/// A single window with an identifier.
public struct Window<Content: View>: PrimitiveScene {
  /// Creates a window.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

  /// Creates a window.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  /// Creates a window.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {}
}
