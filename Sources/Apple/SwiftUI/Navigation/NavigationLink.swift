/// A row or a button that leads to another view.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  /// Creates a link.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}

  /// Creates a link; the older form.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {}

  /// Creates a link that the app can follow.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {}

  /// Creates a link that the app can follow; the older form.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}

  /// Creates a link that the app can follow.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {}

  /// Creates a link that the app can follow; the older form.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {}
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {}

  /// Creates a link with a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {}

  /// Creates a link with a title; the older form.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {}

  /// Creates a link with a title; the older form.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination
  ) {}

  /// Creates a link with a title that the app can follow.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {}

  /// Creates a link with a title that the app can follow; the older form.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {}
}

extension NavigationLink where Destination == Never {
  /// Creates a link for a value.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}

  /// Creates a link for a value.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {}

  /// Creates a link for a value.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?
  ) where Label == Text {}
}
