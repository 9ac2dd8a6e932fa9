/// There are no menus here.
@preconcurrency @MainActor public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @preconcurrency @MainActor var body: Body { get }
}

// Not isolated, so that the structures that conform to it are not isolated either.
/// Commands without a body.
nonisolated protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  @preconcurrency @MainActor public var body: Never { noBody() }
}

extension Never: Commands {}

public struct EmptyCommands: PrimitiveCommands {
  public init() {}
}

@resultBuilder public struct CommandsBuilder: Sendable {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }

  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    EmptyCommands()
  }
}

public struct CommandGroup<Content: View>: PrimitiveCommands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public struct CommandMenu<Content: View>: PrimitiveCommands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload public init<S: StringProtocol>(
    _ name: S, @ViewBuilder content: () -> Content
  ) {}
}

public struct SidebarCommands: PrimitiveCommands {
  public init() {}
}

public struct TextEditingCommands: PrimitiveCommands {
  public init() {}
}

public struct ToolbarCommands: PrimitiveCommands {
  public init() {}
}

public struct CommandGroupPlacement: Sendable {
  init() {}
}

extension CommandGroupPlacement {
  public static let appInfo = Self()
  public static let appSettings = Self()
  public static let appTermination = Self()
  public static let appVisibility = Self()
  public static let help = Self()
  public static let importExport = Self()
  public static let newItem = Self()
  public static let pasteboard = Self()
  public static let printItem = Self()
  public static let saveItem = Self()
  public static let sidebar = Self()
  public static let singleWindowList = Self()
  public static let systemServices = Self()
  public static let textEditing = Self()
  public static let textFormatting = Self()
  public static let toolbar = Self()
  public static let undoRedo = Self()
  public static let windowArrangement = Self()
  public static let windowList = Self()
  public static let windowSize = Self()
}
