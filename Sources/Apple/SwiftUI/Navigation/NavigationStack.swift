/// Views on top of one another.
public struct NavigationStack<Data, Root: View>: PrimitiveView {}

extension NavigationStack {
  /// Creates a stack.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}

  /// Creates a stack with a path.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {}

  /// Creates a stack with a path of values of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}

/// The values of the views in a stack.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { values.count }

  /// Whether there are no values.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(value)
  }

  /// Removes values from the end.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(count)
  }
}

/// Views on top of one another; the older form.
public struct NavigationView<Content: View>: PrimitiveView {
  /// Creates a view.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Two or three columns.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  /// Creates three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {}
}

/// The columns that are visible.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String

  /// As suits the device.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
