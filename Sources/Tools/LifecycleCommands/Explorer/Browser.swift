import CommandLineTools
import Foundation
import Reporting

/// The program that opens a page in the browser of the user.
struct Browser {
  /// The programs that do so on Linux and on a Mac.
  static let programs = ["xdg-open", "open"]

  private let executable: String

  /// Opens a page, or says what to do instead. Returns whether a program opened it.
  static func show(_ page: URL, _ console: Console) -> Bool {
    if let browser = Browser(), browser.open(page) { return true }
    let place = page.isFileURL ? page.relativePath : page.absoluteString
    console.complain(
      "neither \(programs.joined(separator: " nor ")) opens the page; "
        + "open \(place.shown) in a browser yourself.")
    return false
  }

  /// Finds the program in the folders of `PATH`; nil if there is none.
  init?(path: String? = ProcessInfo.processInfo.environment["PATH"]) {
    guard let found = Self.programs.lazy.compactMap({ ExecutablePath.find($0, in: path) }).first
    else { return nil }
    executable = found
  }

  /// Opens a page. The browser goes on after this process, so it is not started as our own child
  /// processes are, which end with us.
  ///
  /// - Returns: Whether the program did not fail within two seconds; it may run as long as the browser.
  private func open(_ page: URL) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    // A relative name that begins with a hyphen would be an option.
    process.arguments = [page.isFileURL ? page.path : page.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    let deadline = ContinuousClock.now + .seconds(2)
    while process.isRunning, ContinuousClock.now < deadline { usleep(10_000) }
    return process.isRunning || process.terminationStatus == 0
  }
}
