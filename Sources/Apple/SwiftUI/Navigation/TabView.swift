public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension TabView {
  @_disfavoredOverload nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContents<C>, C.TabValue == SelectionValue {}

  @_disfavoredOverload nonisolated public init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where SelectionValue == Never, Content == TabContents<C>, C.TabValue == Never {}
}

/// The tabs of a view.
public struct TabContents<Content: TabContent>: PrimitiveView {}

@preconcurrency @MainActor public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
}

@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> TabSequence<TabValue> { TabSequence() }

  public static func buildIf<Content: TabContent>(_ content: Content?) -> some TabContent<TabValue>
  {
    TabSequence<TabValue>()
  }
}

/// A sequence of tabs.
public struct TabSequence<TabValue: Hashable>: Sendable {}

extension TabSequence: TabContent {}

public struct Tab<Value: Hashable, Content: View, Label: View> {
  init() {}
}

extension Tab: TabContent {
  public typealias TabValue = Value
}

nonisolated extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {}

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {}
}

public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

public struct DefaultTabLabel: PrimitiveView {}
