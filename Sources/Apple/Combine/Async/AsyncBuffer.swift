import Foundation

/// Waits for the values of a publisher, requesting one whenever somebody waits.
///
/// It ends its subscription when nothing refers to it any more.
final class AsyncBuffer<Output, Failure: Error>: @unchecked Sendable {
  private typealias Waiter = UnsafeContinuation<Transfer<Result<Output?, Failure>>, Never>

  /// What the publisher refers to, so that it does not keep the buffer itself alive.
  private final class Lines: @unchecked Sendable {
    let lock = NSLock()
    var values: [Output] = []
    var completion: Subscribers.Completion<Failure>?
    var waiters: [Waiter] = []
  }

  private let lines = Lines()
  private let inlet = Inlet<Output, Failure>()

  init(_ publisher: some Publisher<Output, Failure>) {
    inlet.handle { [lines] value in
      Self.answer(lines) { lines.values.append(value) }
      return .none
    } completion: { [lines] completion in
      Self.answer(lines) { lines.completion = lines.completion ?? completion }
    }
    publisher.subscribe(inlet)
  }

  deinit { inlet.cancel() }

  /// Waits for the next value; nil is the end. A task that is cancelled ends the subscription.
  func next(isolation: isolated (any Actor)?) async -> Result<Output?, Failure> {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { waiter in
        Self.answer(lines) { lines.waiters.append(waiter) }
        inlet.request(.max(1))
      }.value
    } onCancel: {
      inlet.cancel()
      Self.answer(lines) { (lines.values, lines.completion) = ([], .finished) }
    }
  }

  /// Changes the lines, and resumes those who waited for that.
  private static func answer(_ lines: Lines, after change: () -> Void) {
    let answers = lines.lock.withLock {
      change()
      var answers: [(Waiter, Result<Output?, Failure>)] = []
      while let waiter = lines.waiters.first, let result = takeResult(lines) {
        lines.waiters.removeFirst()
        answers.append((waiter, result))
      }
      return answers
    }
    for (waiter, result) in answers { waiter.resume(returning: Transfer(result)) }
  }

  private static func takeResult(_ lines: Lines) -> Result<Output?, Failure>? {
    if !lines.values.isEmpty { return .success(lines.values.removeFirst()) }
    switch lines.completion {
    case nil: return nil
    case .finished: return .success(nil)
    case .failure(let error):
      lines.completion = .finished
      return .failure(error)
    }
  }
}
