import CommandLineTools
import Foundation
import LifecycleDriving

/// The program `dot`, if it is installed.
struct Graphviz {
  private let executable: String

  /// Finds the program in the folders of `PATH`.
  init?(path: String? = ProcessInfo.processInfo.environment["PATH"]) {
    guard let found = ExecutablePath.find("dot", in: path) else { return nil }
    executable = found
  }

  /// Draws a picture. Gives up after a time, because the program does not finish some pictures; it is
  /// ended then with all that it has started, for it may be a script.
  ///
  /// - Returns: Whether the picture was drawn.
  /// - Throws: An error if the program cannot be started.
  func draw(_ dot: String, as svg: String, timeout: Duration = .seconds(20)) throws -> Bool {
    let order = SpawnOrder(executable: executable, arguments: ["-Tsvg", dot, "-o", svg])
    let process = try order.connect()
    let deadline = ContinuousClock.now + timeout
    while process.child.end == nil, ContinuousClock.now < deadline, !Interruption.isRequested {
      process.discardOutput()
      usleep(5_000)
      process.child.update()
    }
    process.child.kill()
    return process.child.end == .exited(status: 0)
  }
}
