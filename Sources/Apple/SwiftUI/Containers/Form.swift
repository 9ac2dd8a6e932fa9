/// Controls for entering data.
public struct Form<Content: View>: PrimitiveView {
  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A part of a list or a form.
public struct Section<Parent, Content, Footer> {
  init() {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  @preconcurrency @MainActor public var body: Never { noBody() }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {}

  /// Creates a section with a header and a footer; the older form.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {}
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}

  /// Creates a section with a footer; the older form.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {}
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}

  /// Creates a section with a header; the older form.
  public init(header: Parent, @ViewBuilder content: () -> Content) {}
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content) {}
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a section with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a section with a title, which can be closed.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {}
}

/// Content that the user can open and close.
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  /// Creates a group.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}

  /// Creates a group that the app can open and close.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {}

  /// Creates a group with a title that the app can open and close.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {}

  /// Creates a group with a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {}
}
