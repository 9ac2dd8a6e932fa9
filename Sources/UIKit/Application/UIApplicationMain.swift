/// Refuses to run an app.
///
/// The real function starts the app and never returns. Here there is no screen and no event loop, so
/// it says on standard error what to do instead and ends the process with status 69 (unavailable).
///
/// - Parameters:
///   - argc: Ignored.
///   - argv: Ignored.
///   - principalClassName: Ignored.
///   - delegateClassName: The delegate that the message names.
/// - Returns: Never, as in UIKit.
@MainActor @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  refuseToRun(delegate: delegateClassName ?? "An app delegate")
}

extension UIApplicationDelegate {
  /// Refuses to run an app, so that a delegate marked `@main` compiles.
  ///
  /// It ends the process as ``UIApplicationMain(_:_:_:_:)`` does.
  public static func main() {
    refuseToRun(delegate: String(describing: self))
  }
}

private func refuseToRun(delegate: String) -> Never {
  let message = """
    \(delegate) cannot run as an app: this UIKit for Linux has no screen and no event loop. Make the \
    delegate in a test, and let the test send its callbacks (README of the UIKit target).

    """
  FileHandle.standardError.write(Data(message.utf8))
  exit(EX_UNAVAILABLE)
}
