import Foundation

/// The program `dot`, where it is installed.
struct Graphviz {
  private let executable: URL

  /// Finds the program in the folders of `PATH`.
  init?(path: String? = ProcessInfo.processInfo.environment["PATH"]) {
    let folders = (path ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let candidates = folders.map { "\($0)/dot" }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
      return nil
    }
    executable = URL(fileURLWithPath: found)
  }

  /// Draws a picture; gives up after a time, since some pictures make the program run for ever.
  ///
  /// - Returns: Whether the picture was drawn.
  func draw(_ dot: String, as svg: String, timeout: Duration = .seconds(20)) -> Bool {
    let process = Process()
    process.executableURL = executable
    process.arguments = ["-Tsvg", dot, "-o", svg]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    let deadline = ContinuousClock.now + timeout
    while process.isRunning, ContinuousClock.now < deadline, !Interruption.isRequested {
      usleep(5_000)
    }
    // Not a request to terminate, which a parent may have blocked.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}
