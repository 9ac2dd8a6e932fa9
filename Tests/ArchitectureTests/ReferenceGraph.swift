/// Who refers to whom, by name.
struct ReferenceGraph {
  private var targets: [String: Set<String>] = [:]

  /// Adds a reference, and returns whether it is new.
  @discardableResult mutating func add(_ source: String, to target: String) -> Bool {
    targets[source, default: []].insert(target).inserted
  }

  /// A way from a name back to itself, or nil if there is none.
  var cycle: [String]? {
    for start in targets.keys.sorted() {
      if let path = path(from: start, to: start) { return path }
    }
    return nil
  }

  /// A shortest path of at least one reference.
  private func path(from start: String, to end: String) -> [String]? {
    var frontier = [[start]]
    var visited: Set<String> = []
    while !frontier.isEmpty {
      var next: [[String]] = []
      for path in frontier {
        for target in (targets[path[path.count - 1]] ?? []).sorted() {
          if target == end { return path + [target] }
          if visited.insert(target).inserted { next.append(path + [target]) }
        }
      }
      frontier = next
    }
    return nil
  }
}
