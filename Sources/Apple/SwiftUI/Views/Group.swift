/// Several parts of the same kind, treated as one.
public struct Group<Content> {
  init() {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Group {
  public typealias Body = Never

  @preconcurrency @MainActor public var body: Never { noBody() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Group: View where Content: View {
  /// Creates a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Group: Scene where Content: Scene {
  /// Creates a group of scenes.
  nonisolated public init(@SceneBuilder content: () -> Content) {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Group: ToolbarContent where Content: ToolbarContent {
  /// Creates a group of toolbar items.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Group: Commands where Content: Commands {
  /// Creates a group of commands.
  nonisolated public init(@CommandsBuilder content: () -> Content) {}
}

/// A group of controls.
public struct ControlGroup<Content: View>: PrimitiveView {
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) {}

  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// A box around views, with a label.
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  /// Creates a box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a box with a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {}
}
