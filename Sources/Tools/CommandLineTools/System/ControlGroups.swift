import Foundation

/// The control groups of Linux that this process is in, with the limits of containers and of services.
package struct ControlGroups {
  /// Where the groups are mounted.
  let root: String
  /// The text of `/proc/self/cgroup`: a line for each hierarchy, with its number, its controllers and
  /// the path of the group, for example `0::/user.slice/build.service` for cgroup v2.
  let membership: String

  package init(root: String, membership: String) {
    self.root = root
    self.membership = membership
  }

  /// Those of this process; on a system without control groups there are none.
  package static var own: ControlGroups {
    let text = try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)
    return ControlGroups(root: "/sys/fs/cgroup", membership: text ?? "")
  }

  /// The lowest memory limit of the process’s groups and their ancestors, in bytes; nil if there is
  /// none.
  ///
  /// A container may show its own group as the root, and hide its ancestors.
  package var memoryLimit: Int? {
    membership.split(separator: "\n").compactMap { limit(of: $0) }.min()
  }

  private func limit(of line: Substring) -> Int? {
    let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let isVersion2 = parts[1].isEmpty
    guard isVersion2 || parts[1].split(separator: ",").contains("memory") else { return nil }
    let file = isVersion2 ? "memory.max" : "memory.limit_in_bytes"
    var folder = root + (isVersion2 ? "" : "/memory")
    var limit = read("\(folder)/\(file)")
    for name in parts[2].split(separator: "/") {
      folder += "/\(name)"
      limit = [limit, read("\(folder)/\(file)")].compactMap(\.self).min()
    }
    return limit
  }

  /// Reads a number of bytes; nil for “max”.
  private func read(_ path: String) -> Int? {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text.flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }
}
