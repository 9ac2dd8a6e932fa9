/// Only the name exists: the types of documents need a framework that is missing here.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {}

public struct Window<Content: View>: PrimitiveScene {
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {}
}
