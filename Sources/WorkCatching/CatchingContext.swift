import Foundation

/// Where code runs whose work is caught: the thread of the check, or a block on another queue.
package final class CatchingContext {
  /// The position of the block among all blocks: that of the context that has put it off, and its
  /// number there. Work is put in this order, so that it does not depend on how fast threads are.
  package let path: [Int]
  /// The time of libdispatch that code has read last, in nanoseconds; nil if it has read none.
  package var lastTime: Int64?
  // What runs a context holds its catcher.
  private unowned let catcher: WorkCatcher
  private var count = 0

  init(_ catcher: WorkCatcher, at path: [Int]) {
    self.catcher = catcher
    self.path = path
  }

  /// The context of the code that is running on this thread; nil if its work is not caught.
  package static var current: CatchingContext? {
    guard let context = pthread_getspecific(key) else { return nil }
    return Unmanaged<CatchingContext>.fromOpaque(context).takeUnretainedValue()
  }

  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Runs code in this context, on this thread.
  func run(_ body: () throws -> Void) rethrows {
    let outer = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    defer { pthread_setspecific(Self.key, outer) }
    try body()
  }
}

// What code in a context hands over.
extension CatchingContext {
  /// Whether it is the thread of the check, which is the main thread of the app.
  package var isMainThread: Bool { path.isEmpty }

  /// Puts work off that is for the main thread.
  package func postpone(_ work: DeferredWork) { catcher.receive(work, at: nextPath()) }

  /// Puts work off until a condition holds, which is asked whenever code of the app has run.
  package func postpone(_ work: DeferredWork, until isReady: @escaping () -> Bool) {
    catcher.receive(work, at: nextPath(), until: isReady)
  }

  /// Makes of work for another queue what is to be handed to that queue instead: the same work,
  /// which the check waits for, and whose own work is caught.
  package func elsewhere(_ work: @escaping () -> Void) -> () -> Void {
    if catcher.isOver { return {} }
    let context = CatchingContext(catcher, at: nextPath())
    catcher.begin(context)
    var work: (() -> Void)? = work
    return { [catcher] in
      context.run { work?() }
      // What it refers to is released before the check goes on.
      work = nil
      catcher.end(context)
    }
  }

  /// Has the thread of the check run something, and waits for it: for code on another thread.
  package func runOnMainThread(_ body: @escaping () -> Void) {
    catcher.runOnMainThread(body, at: path)
  }

  /// Notes that code hands work over in a way that no check can follow.
  ///
  /// - Parameter way: What it uses, in words.
  package func noteUndriven(_ way: String) { catcher.noteUndriven(way) }

  /// Notes that the system keeps objects of the code in memory for ever, which is no fault of it.
  package func noteKept() { catcher.noteKept() }

  private func nextPath() -> [Int] {
    count += 1
    return path + [count]
  }
}
