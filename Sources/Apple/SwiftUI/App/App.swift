/// The structure of an app, which cannot be run here.
@preconcurrency @MainActor public protocol App {
  /// The type of the body.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder @preconcurrency @MainActor var body: Body { get }

  /// Creates the app.
  @preconcurrency @MainActor init()
}

extension App {
  /// Refuses to run an app; it exists so that an app marked `@main` compiles.
  ///
  /// The real method creates the app and never returns. Here there is no screen and no event loop,
  /// so it prints on standard error what to do instead, and exits with status 69 (unavailable).
  @preconcurrency @MainActor public static func main() {
    let message = """
      \(Self.self) cannot run as an app: this SwiftUI for Linux has no screen and no event loop. \
      Create its delegate in a test that sends the callbacks (see the README of the target).

      """
    FileHandle.standardError.write(Data(message.utf8))
    exit(EX_UNAVAILABLE)
  }
}
