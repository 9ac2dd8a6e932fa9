import Foundation

/// Where messages for people go: standard error.
struct Console: Sendable {
  /// Whether only errors are worth a word.
  let isQuiet: Bool
  /// The line that shows how far a long task is.
  let progress: ProgressLine

  init(isQuiet: Bool) {
    self.isQuiet = isQuiet
    progress = ProgressLine(isShown: !isQuiet && isatty(STDERR_FILENO) != 0)
  }

  /// Says something that helps and can be missed.
  func remark(_ text: String) {
    if !isQuiet { write(text) }
  }

  /// Says what went wrong.
  func complain(_ text: String) { write("lifecycle: " + text) }

  private func write(_ text: String) {
    progress.erase()
    // Standard error is the last resort: where it cannot be written, nobody can be told.
    try? Descriptor.standardError.writeAll(Array((text + "\n").utf8))
  }
}
