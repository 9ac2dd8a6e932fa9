/// Views, one of which is selected by its tab.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  /// Creates a view with a selection.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

extension TabView where SelectionValue == Int {
  /// Creates a view.
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension TabView {
  /// Creates a view of tabs with a selection.
  @_disfavoredOverload nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContents<C>, C.TabValue == SelectionValue {}

  /// Creates a view of tabs.
  @_disfavoredOverload nonisolated public init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where SelectionValue == Never, Content == TabContents<C>, C.TabValue == Never {}
}

/// The tabs of a view.
public struct TabContents<Content: TabContent>: PrimitiveView {}

/// A part of a view with tabs.
@preconcurrency @MainActor public protocol TabContent<TabValue> {
  /// The type of the values that tell tabs apart.
  associatedtype TabValue: Hashable
}

/// Builds tabs from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Passes a tab on.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Builds a sequence of tabs.
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> TabSequence<TabValue> { TabSequence() }

  /// Builds tabs that depend on a condition.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> some TabContent<TabValue>
  {
    TabSequence<TabValue>()
  }
}

/// A sequence of tabs.
public struct TabSequence<TabValue: Hashable>: Sendable {}

extension TabSequence: TabContent {}

/// A view with its tab.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  init() {}
}

extension Tab: TabContent {
  /// The type of the value.
  public typealias TabValue = Value
}

nonisolated extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  /// Creates a tab with a value.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  /// Creates a tab with a value and an image of the app.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  /// Creates a tab.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {}

  /// Creates a tab.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {}
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  /// It searches.
  public static let search = TabRole()
}

/// The label of a tab with a title and an image.
public struct DefaultTabLabel: PrimitiveView {}
