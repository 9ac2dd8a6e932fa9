import CommandLineTools
import Foundation

/// The program that opens a file in the browser of the user.
struct Browser {
  /// The programs that do so on Linux and on a Mac.
  static let programs = ["xdg-open", "open"]

  private let executable: String

  /// Finds the program in the folders of `PATH`; nil if there is none.
  init?(path: String? = ProcessInfo.processInfo.environment["PATH"]) {
    guard let found = Self.programs.lazy.compactMap({ ExecutablePath.find($0, in: path) }).first
    else { return nil }
    executable = found
  }

  /// Opens a file. The browser goes on after this process, so it is not started as our own child
  /// processes are, which end with us.
  ///
  /// - Returns: Whether the program did not fail within two seconds; it may run as long as the browser.
  func open(_ file: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    // A name that begins with a hyphen would be an option.
    process.arguments = [URL(fileURLWithPath: file).path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    let deadline = ContinuousClock.now + .seconds(2)
    while process.isRunning, ContinuousClock.now < deadline { usleep(10_000) }
    return process.isRunning || process.terminationStatus == 0
  }
}
