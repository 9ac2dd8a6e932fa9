/// The line that shows several tasks: as much of each as fits.
enum ProgressWords {
  /// A task by its name, and what can be said of it, the most important first.
  typealias Task = (name: String, parts: [String])

  private static let separator = " | "
  /// With less room a task shows nothing that helps.
  private static let minWidth = 24

  /// The line.
  ///
  /// Tasks share the width. What does not fit is left out, the least important first; of many tasks
  /// in a narrow terminal only the first are shown, and the others are counted if there is room.
  ///
  /// - Parameters:
  ///   - tasks: The tasks, in the order in which they began.
  ///   - width: How many characters there may be.
  /// - Returns: At most so many characters.
  static func line(for tasks: [Task], width: Int) -> String {
    if tasks.isEmpty { return "" }
    let fitting = max(
      1, min(tasks.count, (width + separator.count) / (minWidth + separator.count)))
    let room = (width - (fitting - 1) * separator.count) / fitting
    let words = tasks.prefix(fitting).map { text(of: $0, width: max(0, room)) }
    let line = words.joined(separator: separator)
    let others = fitting < tasks.count ? "\(separator)\(tasks.count - fitting) more" : ""
    return String((line.count + others.count > width ? line : line + others).prefix(max(0, width)))
  }

  /// A task with the parts that fit.
  private static func text(of task: Task, width: Int) -> String {
    var text = task.name
    for (index, part) in task.parts.enumerated() {
      let longer = text + (index == 0 ? ": " : ", ") + part
      if longer.count > width { break }
      text = longer
    }
    return String(text.prefix(width))
  }
}
