@preconcurrency @MainActor public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @preconcurrency @MainActor var body: Body { get }
}

// Not isolated, so that the structures that conform to it are not isolated either.
/// A scene without a body.
nonisolated protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  @preconcurrency @MainActor public var body: Never { noBody() }
}

extension Never: Scene {}

public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

public struct EmptyScene: PrimitiveScene {
  public init() {}
}

/// A sequence of scenes, whose types no longer matter.
struct SceneSequence: PrimitiveScene {}

@resultBuilder public struct SceneBuilder: Sendable {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Scene, Second: Scene, each Other: Scene>(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> some Scene {
    SceneSequence()
  }

  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    SceneSequence()
  }

  public static func buildEither<Content: Scene>(first: Content) -> some Scene { SceneSequence() }
  public static func buildEither<Content: Scene>(second: Content) -> some Scene { SceneSequence() }

  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
    SceneSequence()
  }
}
