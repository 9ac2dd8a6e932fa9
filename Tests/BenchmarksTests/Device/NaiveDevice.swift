/// The reference device, spelled without thought for speed: a letter for each app.
///
/// It shares nothing with the spellings under test, not even the rules.
struct NaiveDevice {
  let apps: Int
  /// Whether the apps are interchangeable, and are sorted after each step.
  var isSorted = false

  /// Every state, its number of targets, and its distance from the start, by plain search.
  func explore() -> (states: Int, transitions: Int, depth: Int) {
    let start = String(repeating: "-", count: apps)
    var known: Set<String> = [start]
    var level = [start]
    var transitions = 0
    var depth = -1
    while !level.isEmpty {
      depth += 1
      let targets = level.flatMap(targets(of:))
      transitions += targets.count
      level = targets.filter { known.insert($0).inserted }
    }
    return (known.count, transitions, depth)
  }

  /// The targets of all actions: `-` is not running, and the others are the phases' initials.
  private func targets(of state: String) -> [String] {
    let isFree = !state.contains { $0 == "i" || $0 == "a" }
    return state.indices.flatMap { index in
      let next =
        switch state[index] {
        case "-": isFree ? "ib" : "b"
        case "i": "ab-"
        case "a": "i-"
        case "b": isFree ? "si-" : "s-"
        // Purging and killing are two actions with one target.
        default: isFree ? "i--" : "--"
        }
      return next.map { phase in
        let target = state.replacingCharacter(at: index, with: phase)
        return isSorted ? String(target.sorted()) : target
      }
    }
  }
}

extension String {
  fileprivate func replacingCharacter(at index: Index, with new: Character) -> String {
    var copy = self
    copy.replaceSubrange(index...index, with: [new])
    return copy
  }
}
