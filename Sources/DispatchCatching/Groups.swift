#if os(Linux)
  import WorkCatching

  private let enter = original("dispatch_group_enter", as: (@convention(c) (Object) -> Void).self)
  private let leave = original("dispatch_group_leave", as: (@convention(c) (Object) -> Void).self)
  private let waitForGroup = original(
    "dispatch_group_wait", as: (@convention(c) (Object, UInt64) -> Int).self)
  private let handToQueueInGroup = original(
    "dispatch_group_async", as: (@convention(c) (Object, Object, UnsafeRawPointer) -> Void).self)
  private let notifyOfGroup = original(
    "dispatch_group_notify", as: (@convention(c) (Object, Object, UnsafeRawPointer) -> Void).self)

  /// Blocks of a group come this way.
  @_cdecl("dispatch_group_async")
  public func catchBlockInGroup(
    _ group: UnsafeMutableRawPointer, _ queue: UnsafeMutableRawPointer, _ block: UnsafeRawPointer
  ) {
    guard let context = CatchingContext.current else {
      return handToQueueInGroup(group, queue, block)
    }
    let kept = KeptBlock(block)
    let membership = Membership(of: group)
    if queue == mainQueue {
      context.postpone(
        DeferredWork(site: site(of: block)) {
          kept()
          membership.end()
        })
    } else {
      withBlock({
        kept()
        membership.end()
      }) { catchBlock(queue, $0) }
    }
  }

  /// Blocks that wait until all have left a group come this way.
  @_cdecl("dispatch_group_notify")
  public func catchNotice(
    _ group: UnsafeMutableRawPointer, _ queue: UnsafeMutableRawPointer, _ block: UnsafeRawPointer
  ) {
    guard let context = CatchingContext.current else {
      return notifyOfGroup(group, queue, block)
    }
    let kept = KeptBlock(block)
    let watched = KeptObject(group)
    let queue = KeptObject(queue)
    context.postpone(
      DeferredWork(site: site(of: block)) { kept.run(on: queue) },
      until: { waitForGroup(watched.object, 0) == 0 })
  }

  /// A block of a group that has not ended. Work that is never run leaves its group as well, since
  /// libdispatch ends the program if a group is released that something is still in.
  private final class Membership {
    private let group: KeptObject
    private var isOver = false

    init(of group: Object) {
      self.group = KeptObject(group)
      enter(group)
    }

    func end() {
      if !isOver { leave(group.object) }
      isOver = true
    }

    deinit { end() }
  }
#endif
