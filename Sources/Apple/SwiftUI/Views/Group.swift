public struct Group<Content> {
  init() {}
}

extension Group {
  public typealias Body = Never

  @preconcurrency @MainActor public var body: Never { noBody() }
}

extension Group: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension Group: Scene where Content: Scene {
  nonisolated public init(@SceneBuilder content: () -> Content) {}
}

extension Group: ToolbarContent where Content: ToolbarContent {
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {}
}

extension Group: Commands where Content: Commands {
  nonisolated public init(@CommandsBuilder content: () -> Content) {}
}

public struct ControlGroup<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {}
}
