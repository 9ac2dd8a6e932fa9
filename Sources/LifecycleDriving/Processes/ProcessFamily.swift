import Foundation

/// A process that was started for a check, and all that it has started itself.
///
/// On Linux these are the processes of its group and of its session, those that it is an ancestor of,
/// and those that have inherited a variable of its environment. One that leaves group and session,
/// changes its environment and outlives its parent cannot be found. On other systems only the group is
/// known.
struct ProcessFamily {
  /// The first process, which leads its group.
  let leader: pid_t
  /// What no other family has in its environment, for example the path of a folder.
  let mark: String

  /// Ends all processes but the first one, if it is to be spared.
  ///
  /// - Returns: The commands of those that were not the first one, in the order of their numbers.
  @discardableResult func end(sparingLeader: Bool = false) -> [String] {
    var commands: [pid_t: String] = [:]
    if !sparingLeader { _ = Foundation.kill(-leader, SIGKILL) }
    // A process can start another one while it is looked for.
    for _ in 0..<Self.mostRounds {
      let members = Self.members(of: self)
      if members.isEmpty { break }
      for member in members {
        if commands[member] == nil { commands[member] = RunningProcess.command(of: member) }
        _ = Foundation.kill(member, SIGKILL)
      }
      _ = poll(nil, 0, 1)
    }
    return commands.sorted { $0.key < $1.key }.map(\.value)
  }

  private static var mostRounds: Int { 200 }

  /// Whether there are processes but the first one.
  var hasOthers: Bool { !Self.members(of: self).isEmpty }

  /// All members that run, without the first one.
  private static func members(of family: ProcessFamily) -> [pid_t] {
    let all = RunningProcess.all
    var found: Set<pid_t> = [family.leader]
    var open = [family.leader]
    let children = Dictionary(grouping: all, by: \.parent)
    for process in all where process.belongs(to: family) {
      if found.insert(process.number).inserted { open.append(process.number) }
    }
    while let parent = open.popLast() {
      for child in children[parent] ?? [] where found.insert(child.number).inserted {
        open.append(child.number)
      }
    }
    return all.filter { !$0.isZombie && found.contains($0.number) && $0.number != family.leader }
      .map(\.number)
  }
}
