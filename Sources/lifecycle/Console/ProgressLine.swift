import Foundation
import Synchronization

/// One line on a terminal that says how far each of several concurrent tasks is.
///
/// A class, because the tasks share the one line that the terminal has.
final class ProgressLine: Sendable {
  private struct Tasks {
    var texts: [(name: String, text: String)] = []
    var isVisible = false
    var shownAt: ContinuousClock.Instant
  }

  private let isShown: Bool
  private let tasks: Mutex<Tasks>

  /// Creates a line; one that is not shown costs nothing.
  init(isShown: Bool) {
    self.isShown = isShown
    tasks = Mutex(Tasks(shownAt: .now))
  }

  /// Says how far a task is; draws the line at most ten times a second.
  func update(_ name: String, _ text: @autoclosure () -> String) {
    guard isShown else { return }
    tasks.withLock { tasks in
      guard tasks.shownAt.duration(to: .now) >= .milliseconds(100) else { return }
      if let index = tasks.texts.firstIndex(where: { $0.name == name }) {
        tasks.texts[index].text = text()
      } else {
        tasks.texts.append((name, text()))
      }
      tasks.shownAt = .now
      tasks.isVisible = true
      Self.draw(tasks.texts.map { "\($0.name): \($0.text)" }.joined(separator: " | "))
    }
  }

  /// Forgets a task that has ended.
  func finish(_ name: String) {
    guard isShown else { return }
    tasks.withLock { tasks in tasks.texts.removeAll { $0.name == name } }
  }

  /// Wipes the line away, so that something else can be written there.
  func erase() {
    guard isShown else { return }
    tasks.withLock { tasks in
      if tasks.isVisible { Self.draw("") }
      tasks.isVisible = false
    }
  }

  private static func draw(_ text: String) {
    let line = "\r\u{1B}[K" + text.prefix(max(1, width - 1))
    try? Descriptor.standardError.writeAll(Array(line.utf8))
  }

  private static var width: Int {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}
