import Foundation

/// The addresses that this process may use.
package enum AddressSpace {
  /// The limit in bytes that the process was started with; nil if there is none.
  package static var limit: Int? {
    var limit = rlimit()
    #if canImport(Glibc)
      let result = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      let result = getrlimit(RLIMIT_AS, &limit)
    #endif
    return result == 0 ? Int(exactly: limit.rlim_cur) : nil
  }
}

/// The threads that this process may start.
enum Threads {
  /// Held until all threads are started.
  private static let gate = NSLock()

  /// Whether so many can run at once, besides those that run.
  ///
  /// Without a look in advance, work that is given to libdispatch would wait for its thread for ever.
  static func canStart(_ count: Int) -> Bool {
    gate.lock()
    let threads = (0..<count).compactMap { _ in start() }
    gate.unlock()
    threads.forEach { pthread_join($0, nil) }
    return threads.count == count
  }

  #if canImport(Darwin)
    private typealias Argument = UnsafeMutableRawPointer
  #else
    private typealias Argument = UnsafeMutableRawPointer?
  #endif

  private static func start() -> pthread_t? {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(&thread, nil, waitAtGate, nil)
    return code == 0 ? thread : nil
  }

  private static let waitAtGate: @convention(c) (Argument) -> UnsafeMutableRawPointer? = { _ in
    gate.lock()
    gate.unlock()
    return nil
  }
}
