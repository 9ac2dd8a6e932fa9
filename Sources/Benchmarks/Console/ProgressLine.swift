import Foundation

/// One line on a terminal that says what is being measured; nothing where there is no terminal.
struct ProgressLine {
  private let isShown = isatty(STDERR_FILENO) != 0

  func show(_ text: String) { draw(text + " …") }

  /// Wipes the line away, so that something else can be written there.
  func erase() { draw("") }

  private func draw(_ text: String) {
    guard isShown else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }
}
