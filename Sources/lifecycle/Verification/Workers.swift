import Dispatch
import Synchronization

/// Runs independent jobs at the same time and returns their results in order.
enum Workers {
  /// Runs every job.
  ///
  /// - Parameters:
  ///   - jobs: What to do.
  ///   - threads: How many jobs may run at the same time; 1 runs them one after the other on this
  ///     thread.
  /// - Returns: The results, in the order of the jobs.
  static func run<Result: Sendable>(
    _ jobs: [@Sendable () -> Result], threads: Int
  ) -> [Result] {
    if threads == 1 || jobs.count < 2 { return jobs.map { $0() } }
    let next = Atomic<Int>(0)
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: min(threads, jobs.count)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < jobs.count else { return }
        let result = jobs[index]()
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { results in jobs.indices.compactMap { results[$0] } }
  }
}
