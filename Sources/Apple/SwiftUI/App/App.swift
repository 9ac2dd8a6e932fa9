@preconcurrency @MainActor public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @preconcurrency @MainActor var body: Body { get }

  @preconcurrency @MainActor init()
}

extension App {
  /// Prints on standard error what to do instead and exits with status 69 (unavailable), because
  /// there is no screen and no event loop. It exists so that an app marked `@main` compiles.
  @preconcurrency @MainActor public static func main() {
    let message = """
      \(Self.self) cannot run as an app: this SwiftUI for Linux has no screen and no event loop. \
      Create its delegate in a test that sends the callbacks (see the README of the target).

      """
    FileHandle.standardError.write(Data(message.utf8))
    exit(EX_UNAVAILABLE)
  }
}
