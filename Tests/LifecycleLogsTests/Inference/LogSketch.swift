import Foundation
import LifecycleLogs
import LifecycleModels

/// A log of lines such as `didBecomeActive`, `sceneDidBecomeActive #A` or `didBecomeActive @71`: a
/// name, and behind it the scene and the process where there are any.
func log(
  _ lines: [String], lifeCycle: LifeCycle? = nil, alphabet: Set<Callback>? = nil
) -> RecordedLog {
  let entries = lines.enumerated().compactMap { index, line -> LogEntry? in
    let words = line.components(separatedBy: " ")
    let mark = { (mark: String) in
      words.dropFirst().first { $0.hasPrefix(mark) }.map { String($0.dropFirst()) }
    }
    let name = words.filter { !$0.hasPrefix("#") && !$0.hasPrefix("@") }.joined(separator: " ")
    return LogEntry.Item(spelling: name).map {
      LogEntry(position: index + 1, text: line, item: $0, process: mark("@"), scene: mark("#"))
    }
  }
  return RecordedLog(name: "test", lifeCycle: lifeCycle, alphabet: alphabet, entries: entries)
}
