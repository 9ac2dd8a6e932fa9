/// A part of an app with a life cycle of its own.
@preconcurrency @MainActor public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder @preconcurrency @MainActor var body: Body { get }
}

// Not isolated, so that the structures that conform to it are not isolated either.
/// A scene without a body.
nonisolated protocol PrimitiveScene: Scene where Body == Never {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PrimitiveScene {
  @preconcurrency @MainActor public var body: Never { noBody() }
}

extension Never: Scene {}

/// The state of an app or a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not on screen.
  case background
  /// On screen but not receiving events.
  case inactive
  /// On screen and receiving events.
  case active
}

/// A scene without content.
public struct EmptyScene: PrimitiveScene {
  /// Creates a scene.
  public init() {}
}

/// A sequence of scenes, whose types no longer matter.
struct SceneSequence: PrimitiveScene {}

/// Builds scenes from the statements of a closure.
@resultBuilder public struct SceneBuilder: Sendable {
  /// Passes a scene on.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds a single scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds a sequence of scenes.
  public static func buildBlock<First: Scene, Second: Scene, each Other: Scene>(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> some Scene {
    SceneSequence()
  }

  /// Builds the scene of a condition without an alternative.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    SceneSequence()
  }

  /// Builds the scene of a condition that holds.
  public static func buildEither<Content: Scene>(first: Content) -> some Scene { SceneSequence() }

  /// Builds the scene of a condition that does not hold.
  public static func buildEither<Content: Scene>(second: Content) -> some Scene { SceneSequence() }

  /// Builds a scene that needs a newer system.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
    SceneSequence()
  }
}
