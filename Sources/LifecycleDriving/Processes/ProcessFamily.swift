import Foundation

/// Processes that were started for a check, and all that they have started themselves.
///
/// On Linux these are some processes, those of a group and of its session, those whose environment has
/// inherited a mark, and the descendants of all these. One that leaves group and session, changes its
/// environment and outlives its parent cannot be found. On other systems only the group is known.
struct ProcessFamily {
  /// Processes that are known to belong to it, and whose descendants do.
  var roots: Set<pid_t> = []
  /// The number of a group and of its session, which is that of the process that leads them.
  var group: pid_t?
  /// What no other family has in its environment, for example the path of a folder; nil for nothing.
  var mark: String?

  /// Ends all processes of the family.
  ///
  /// - Parameter spared: A process that is left alone.
  /// - Returns: The commands of the processes that were ended, in the order of their numbers.
  @discardableResult func end(sparing spared: pid_t? = nil) -> [String] {
    var commands: [pid_t: String] = [:]
    // A process can start another one while it is looked for.
    for _ in 0..<Self.maxRounds {
      let members = members(sparing: spared)
      if members.isEmpty { break }
      for member in members {
        if commands[member] == nil { commands[member] = RunningProcess.command(of: member) }
        _ = Foundation.kill(member, SIGKILL)
      }
      _ = poll(nil, 0, 1)
    }
    return commands.sorted { $0.key < $1.key }.map(\.value)
  }

  private static var maxRounds: Int { 200 }

  /// The members that run.
  func members(sparing spared: pid_t? = nil) -> [pid_t] {
    let all = RunningProcess.all
    let children = Dictionary(grouping: all, by: \.parent)
    var found = roots.union(all.filter { $0.belongs(to: self) }.map(\.number))
    var open = Array(found)
    while let parent = open.popLast() {
      for child in children[parent] ?? [] where found.insert(child.number).inserted {
        open.append(child.number)
      }
    }
    return all.filter { !$0.isZombie && found.contains($0.number) }.map(\.number)
      .filter { $0 != spared && $0 != getpid() }
  }
}
