#if os(Linux)
  import Foundation
  import WorkCatching

  private let handToQueue = original(
    "dispatch_async", as: (@convention(c) (Object, UnsafeRawPointer) -> Void).self)
  private let handFunctionToQueue = original(
    "dispatch_async_f", as: (@convention(c) (Object, Object?, Function) -> Void).self)
  private let handBarrierToQueue = original(
    "dispatch_barrier_async", as: (@convention(c) (Object, UnsafeRawPointer) -> Void).self)
  private let runOnQueue = original(
    "dispatch_sync", as: (@convention(c) (Object, UnsafeRawPointer) -> Void).self)
  private let runAndWaitOnQueue = original(
    "dispatch_async_and_wait", as: (@convention(c) (Object, UnsafeRawPointer) -> Void).self)
  private let runRepeatedly = original(
    "dispatch_apply", as: (@convention(c) (Int, Object?, UnsafeRawPointer) -> Void).self)
  private let runBarrierOnQueue = original(
    "dispatch_barrier_sync", as: (@convention(c) (Object, UnsafeRawPointer) -> Void).self)

  private let findShared = original(
    "dispatch_get_global_queue", as: (@convention(c) (Int, UInt) -> Object?).self)
  /// The queues that a program shares, one for each quality of service.
  nonisolated(unsafe) private let shared = [0, 0x21, 0x19, 0x15, 0x11, 0x09].map {
    findShared($0, 0)
  }
  /// A shared queue that makes a thread for each block. The others have as many threads as there are
  /// processors, and other tests may keep all of them busy while a check waits.
  nonisolated(unsafe) private let unlimited = findShared(0, 2)

  private func isShared(_ queue: Object) -> Bool { shared.contains(queue) }

  /// Blocks and work items come this way, operations of Foundation as well.
  @_cdecl("dispatch_async")
  public func catchBlock(_ queue: UnsafeMutableRawPointer, _ block: UnsafeRawPointer) {
    guard let context = CatchingContext.current else { return handToQueue(queue, block) }
    let kept = KeptBlock(block)
    if queue == mainQueue {
      let site = site(of: block)
      context.postpone(
        DeferredWork(
          site: site, abandon: isOfFoundation(site) ? { endOperation(kept) } : nil,
          isCancelled: { kept.isCancelled }
        ) { kept() })
    } else {
      let work = context.elsewhere { kept() }
      withBlock(isShared(queue) ? { withBlock(work) { runOnQueue(queue, $0) } } : work) {
        handToQueue(isShared(queue) ? unlimited ?? queue : queue, $0)
      }
    }
  }

  /// Ends an operation of the main queue without running it: the queue belongs to no process, and
  /// would wait for it for ever.
  private func endOperation(_ block: KeptBlock) {
    // On Linux, `cancelAllOperations` leaves out those that have been handed to the main queue.
    for operation in OperationQueue.main.operations { operation.cancel() }
    block()
  }

  /// Barriers come this way.
  @_cdecl("dispatch_barrier_async")
  public func catchBarrier(_ queue: UnsafeMutableRawPointer, _ block: UnsafeRawPointer) {
    guard let context = CatchingContext.current, queue != mainQueue else {
      return CatchingContext.current == nil
        ? handBarrierToQueue(queue, block) : catchBlock(queue, block)
    }
    let kept = KeptBlock(block)
    withBlock(context.elsewhere { kept() }) { handBarrierToQueue(queue, $0) }
  }

  /// The jobs of tasks come this way, those of the main actor on the main queue.
  @_cdecl("dispatch_async_f")
  public func catchFunction(
    _ queue: UnsafeMutableRawPointer, _ argument: UnsafeMutableRawPointer?,
    _ function: @convention(c) (UnsafeMutableRawPointer?) -> Void
  ) {
    guard let context = CatchingContext.current else {
      return handFunctionToQueue(queue, argument, function)
    }
    if queue == mainQueue {
      context.postpone(DeferredWork(isTask: true) { function(argument) })
    } else {
      withBlock(context.elsewhere { function(argument) }) { handToQueue(unlimited ?? queue, $0) }
    }
  }

  /// Code on another queue that waits for the main one would wait for the check, which has it.
  @_cdecl("dispatch_sync")
  public func catchWait(_ queue: UnsafeMutableRawPointer, _ block: UnsafeRawPointer) {
    waitForMainThread(queue, block, otherwise: runOnQueue)
  }

  /// As above, with a barrier.
  @_cdecl("dispatch_barrier_sync")
  public func catchBarrierWait(_ queue: UnsafeMutableRawPointer, _ block: UnsafeRawPointer) {
    waitForMainThread(queue, block, otherwise: runBarrierOnQueue)
  }

  /// As above, for work that may be handed to another thread.
  @_cdecl("dispatch_async_and_wait")
  public func catchLongWait(_ queue: UnsafeMutableRawPointer, _ block: UnsafeRawPointer) {
    waitForMainThread(queue, block, otherwise: runAndWaitOnQueue)
  }

  /// Runs a block several times, one after the other: other threads would not be those of the check.
  @_cdecl("dispatch_apply")
  public func catchRepetition(
    _ count: Int, _ queue: UnsafeMutableRawPointer?, _ block: UnsafeRawPointer
  ) {
    guard CatchingContext.current != nil else { return runRepeatedly(count, queue, block) }
    let function = block.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    let call = unsafeBitCast(function, to: (@convention(c) (UnsafeRawPointer, Int) -> Void).self)
    for number in 0..<count { call(block, number) }
  }

  private func waitForMainThread(
    _ queue: Object, _ block: UnsafeRawPointer,
    otherwise run: @convention(c) (Object, UnsafeRawPointer) -> Void
  ) {
    guard queue == mainQueue, let context = CatchingContext.current, !context.isMainThread else {
      return run(queue, block)
    }
    // The caller waits until the block has run, and must be the last to hold it.
    context.runOnMainThread { DispatchCatching.run(block) }
  }

  /// Makes a block of a closure, for as long as a function runs; what keeps it copies it.
  func withBlock(_ closure: @escaping () -> Void, _ body: (UnsafeRawPointer) -> Void) {
    let block: @convention(block) () -> Void = closure
    withExtendedLifetime(block) { body(unsafeBitCast(block, to: UnsafeRawPointer.self)) }
  }
#endif
