@preconcurrency @MainActor public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder @preconcurrency @MainActor var body: Body { get }
}

// Not isolated, so that the structures that conform to it are not isolated either.
/// Items without a body.
nonisolated protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  @preconcurrency @MainActor public var body: Never { noBody() }
}

extension Never: ToolbarContent {}

/// A sequence of items.
public struct ToolbarItems: PrimitiveToolbarContent {
  init() {}
}

@resultBuilder public struct ToolbarContentBuilder: Sendable {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<
    First: ToolbarContent, Second: ToolbarContent, each Other: ToolbarContent
  >(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> ToolbarItems { ToolbarItems() }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarItems()
  }

  public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarItems {
    ToolbarItems()
  }

  public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarItems {
    ToolbarItems()
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarItems { ToolbarItems() }
}

public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {}

extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

extension ToolbarItem where ID == String {
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
