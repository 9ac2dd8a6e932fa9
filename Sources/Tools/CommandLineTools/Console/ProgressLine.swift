import Foundation
import Reporting
import Synchronization
import SystemFiles

/// One line on a terminal that shows the progress of several concurrent tasks.
///
/// A class, because the tasks share the one line that the terminal has.
package final class ProgressLine: Sendable {
  private struct Task {
    let name: String
    var progress: TaskProgress
    /// When its phase began.
    var began: ContinuousClock.Instant
  }

  private struct Tasks {
    var running: [Task] = []
    var isVisible = false
    var shownAt: ContinuousClock.Instant

    mutating func show(_ name: String, _ progress: TaskProgress) {
      let now = ContinuousClock.now
      if let index = running.firstIndex(where: { $0.name == name }) {
        if running[index].progress.phase != progress.phase { running[index].began = now }
        running[index].progress = progress
      } else {
        running.append(Task(name: name, progress: progress, began: now))
      }
      shownAt = now
      isVisible = true
      let words = running.map { task in
        (
          name: task.name.printable,
          parts: task.progress.parts(after: task.began.duration(to: now) / .seconds(1))
            .map(\.printable)
        )
      }
      ProgressLine.draw(ProgressWords.line(for: words, width: ProgressLine.width - 1))
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
  package func update(_ name: String, _ progress: @autoclosure () -> TaskProgress) {
    guard isShown else { return }
    tasks.withLock { tasks in
      guard tasks.shownAt.duration(to: .now) >= .milliseconds(100) else { return }
      tasks.show(name, progress())
    }
  }

  /// Shows at once how far a task is, for example when it begins to do something else.
  package func announce(_ name: String, _ progress: TaskProgress) {
    guard isShown else { return }
    tasks.withLock { $0.show(name, progress) }
  }

  /// Removes a task that has ended.
  package func finish(_ name: String) {
    guard isShown else { return }
    tasks.withLock { tasks in tasks.running.removeAll { $0.name == name } }
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
    let line = "\r\u{1B}[K" + text
    try? Descriptor.standardError.writeAll(Array(line.utf8))
  }

  private static var width: Int {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }
}
