/// Commands of the menus, which do not exist here.
@preconcurrency @MainActor public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands

  /// The commands.
  @CommandsBuilder @preconcurrency @MainActor var body: Body { get }
}

// Not isolated, so that the structures that conform to it are not isolated either.
/// Commands without a body.
nonisolated protocol PrimitiveCommands: Commands where Body == Never {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PrimitiveCommands {
  @preconcurrency @MainActor public var body: Never { noBody() }
}

extension Never: Commands {}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
  /// Creates no commands.
  public init() {}
}

/// Builds commands from the statements of a closure.
@resultBuilder public struct CommandsBuilder: Sendable {
  /// Passes commands on.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds commands.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }

  /// Builds commands that depend on a condition.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    EmptyCommands()
  }
}

/// A group of commands at a place among the others.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  /// Adds commands before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Adds commands after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Replaces commands.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu of commands.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  /// Creates a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a menu.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Creates a menu.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ name: S, @ViewBuilder content: () -> Content
  ) {}
}

/// The commands of a sidebar.
public struct SidebarCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}

/// The commands for editing text.
public struct TextEditingCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}

/// The commands of a toolbar.
public struct ToolbarCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}

/// A place among the commands.
public struct CommandGroupPlacement: Sendable {
  init() {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
