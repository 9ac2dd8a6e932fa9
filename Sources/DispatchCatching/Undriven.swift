#if os(Linux)
  import Glibc
  import WorkCatching

  // Ways of handing work over that no check can follow. They are noted, so that a finding which
  // depends on them is not called certain.

  private let makeSource = original(
    "dispatch_source_create",
    as: (@convention(c) (UnsafeRawPointer, UInt, UInt, Object?) -> Object?).self)
  private let notifyOfBlock = original(
    "dispatch_block_notify",
    as: (@convention(c) (UnsafeRawPointer, Object, UnsafeRawPointer) -> Void).self)
  private let makeThread = original(
    "_CFThreadCreate",
    as: (@convention(c) (pthread_attr_t, ThreadBody, Object?) -> pthread_t).self)

  /// What a thread runs.
  typealias ThreadBody = @convention(c) (Object?) -> Object?

  /// Sources call their handlers when the system has an event, which no check brings about.
  @_cdecl("dispatch_source_create")
  public func noteSource(
    _ type: UnsafeRawPointer, _ handle: UInt, _ mask: UInt, _ queue: UnsafeMutableRawPointer?
  ) -> UnsafeMutableRawPointer? {
    CatchingContext.current?.noteUndriven("a dispatch source")
    return makeSource(type, handle, mask, queue)
  }

  /// A work item that has run hands its notice over by itself, on the real queue.
  @_cdecl("dispatch_block_notify")
  public func noteNoticeOfBlock(
    _ block: UnsafeRawPointer, _ queue: UnsafeMutableRawPointer, _ notice: UnsafeRawPointer
  ) {
    CatchingContext.current?.noteUndriven("the notice of a work item")
    notifyOfBlock(block, queue, notice)
  }

  /// A thread of Foundation goes on for as long as it wants.
  @_cdecl("_CFThreadCreate")
  public func noteThread(
    _ attributes: pthread_attr_t,
    _ body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?,
    _ argument: UnsafeMutableRawPointer?
  ) -> pthread_t {
    CatchingContext.current?.noteUndriven("a thread of its own")
    return makeThread(attributes, body, argument)
  }
#endif
