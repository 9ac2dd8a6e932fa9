/// The contents of a world after a step: those that survive the process, and those that die with
/// it.
///
/// Only worlds that request it (``World/showingContents()``) are inspected.
public struct WorldContents: Hashable, Sendable {
  /// The contents that survive the process, in words; nil if not shown.
  public let disk: String?
  /// The memory of the process, in words; nil if not shown or without a process.
  public let memory: String?
}

extension Life {
  /// The current contents of the world.
  var contents: WorldContents {
    if let shown = world.shownDisk { return WorldContents(disk: shown(disk), memory: nil) }
    if !world.showsContents || world.show != nil { return WorldContents(disk: nil, memory: nil) }
    let disk: Any = disk
    return WorldContents(
      disk: ReflectedDescription.words(of: disk),
      memory: delegate.map { ReflectedDescription.words(of: $0, besides: disk) })
  }
}
