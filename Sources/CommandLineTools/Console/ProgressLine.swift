import Foundation
import Reporting
import Synchronization
import SystemFiles

/// One line on a terminal that shows the progress of several concurrent tasks.
///
/// A class, because the tasks share the one line that the terminal has.
package final class ProgressLine: Sendable {
  private struct Tasks {
    var texts: [(name: String, text: String)] = []
    var isVisible = false
    var shownAt: ContinuousClock.Instant

    mutating func show(_ name: String, _ text: String) {
      if let index = texts.firstIndex(where: { $0.name == name }) {
        texts[index].text = text
      } else {
        texts.append((name, text))
      }
      shownAt = .now
      isVisible = true
      ProgressLine.draw(texts.map { "\($0.name): \($0.text)" }.joined(separator: " | "))
    }
  }

  private let isShown: Bool
  private let tasks: Mutex<Tasks>

  /// Creates a line; a line that is not shown does nothing.
  init(isShown: Bool) {
    self.isShown = isShown
    tasks = Mutex(Tasks(shownAt: .now))
  }

  /// Shows the progress of a task; the line is drawn at most ten times a second.
  package func update(_ name: String, _ text: @autoclosure () -> String) {
    guard isShown else { return }
    tasks.withLock { tasks in
      guard tasks.shownAt.duration(to: .now) >= .milliseconds(100) else { return }
      tasks.show(name, text())
    }
  }

  /// Shows at once what a task begins to do.
  package func announce(_ name: String, _ text: String) {
    guard isShown else { return }
    tasks.withLock { $0.show(name, text) }
  }

  /// Removes a task that has ended.
  package func finish(_ name: String) {
    guard isShown else { return }
    tasks.withLock { tasks in tasks.texts.removeAll { $0.name == name } }
  }

  /// Clears the line, so that something else can be written there.
  package func erase() {
    guard isShown else { return }
    tasks.withLock { tasks in
      if tasks.isVisible { Self.draw("") }
      tasks.isVisible = false
    }
  }

  private static func draw(_ text: String) {
    let line = "\r\u{1B}[K" + text.printable.prefix(max(1, width - 1))
    try? Descriptor.standardError.writeAll(Array(line.utf8))
  }

  private static var width: Int {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}
