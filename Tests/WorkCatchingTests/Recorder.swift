import Synchronization
import WorkCatching

/// Catches what a closure puts off, and runs it as an idle main thread would.
final class Recorder: Sendable {
  let catcher = WorkCatcher()
  private let notes = Mutex<[String]>([])

  /// What was noted, in order.
  var said: [String] { notes.withLock(\.self) }

  /// Notes a word, on any thread.
  func say(_ word: String) { notes.withLock { $0.append(word) } }

  /// Runs a closure, and then everything that it puts off, the earliest first.
  ///
  /// - Parameters:
  ///   - limit: The most pieces of work to run.
  ///   - body: The closure.
  /// - Returns: The delays of the work that had one, in order.
  @discardableResult func run(
    upTo limit: Int = 100, _ body: () throws -> Void
  ) rethrows -> [Double] {
    try catcher.catching(body)
    var queue = catcher.collect()
    var delays: [Double] = []
    for _ in 0..<limit where !queue.isEmpty {
      let next = queue.indices.min { (queue[$0].delay ?? 0, $0) < (queue[$1].delay ?? 0, $1) } ?? 0
      let work = queue.remove(at: next)
      if let delay = work.delay { delays.append(delay) }
      catcher.catching { work.run() }
      queue += catcher.collect()
    }
    return delays
  }
}
