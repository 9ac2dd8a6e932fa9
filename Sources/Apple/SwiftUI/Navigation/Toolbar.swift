/// Items of the bars.
@preconcurrency @MainActor public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder @preconcurrency @MainActor var body: Body { get }
}

// Not isolated, so that the structures that conform to it are not isolated either.
/// Items without a body.
nonisolated protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PrimitiveToolbarContent {
  @preconcurrency @MainActor public var body: Never { noBody() }
}

extension Never: ToolbarContent {}

/// A sequence of items.
public struct ToolbarItems: PrimitiveToolbarContent {
  init() {}
}

/// Builds items from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder: Sendable {
  /// Passes items on.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Builds a single item.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Builds a sequence of items.
  public static func buildBlock<
    First: ToolbarContent, Second: ToolbarContent, each Other: ToolbarContent
  >(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> ToolbarItems { ToolbarItems() }

  /// Builds items that depend on a condition.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarItems()
  }

  /// Builds the items of a condition that holds.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarItems {
    ToolbarItems()
  }

  /// Builds the items of a condition that does not hold.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarItems {
    ToolbarItems()
  }

  /// Builds items that need a newer system.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarItems { ToolbarItems() }
}

/// An item of a bar.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {}

extension ToolbarItem where ID == () {
  /// Creates an item.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

extension ToolbarItem where ID == String {
  /// Creates an item with an identifier.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

/// Several items of a bar.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  /// Creates items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
