/// What a world held after a step: what survives the process, and what dies with it.
///
/// Only a world that asks for it (``World/showingContents()``) is looked into.
public struct WorldContents: Hashable, Sendable {
  /// What survives the process, in words; nil if it is not shown.
  public let disk: String?
  /// What is in the memory of the process; nil if it is not shown, or there is no process.
  public let memory: String?
}

extension Life {
  /// What the world holds now.
  var contents: WorldContents {
    if let shown = world.shownDisk { return WorldContents(disk: shown(disk), memory: nil) }
    if !world.showsContents || world.show != nil { return WorldContents(disk: nil, memory: nil) }
    let disk: Any = disk
    return WorldContents(
      disk: ReflectedDescription.words(of: disk),
      memory: delegate.map { ReflectedDescription.words(of: $0, besides: disk) })
  }
}
