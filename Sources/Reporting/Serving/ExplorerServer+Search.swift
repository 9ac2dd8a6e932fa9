import Foundation
import ModelChecking

/// What a search for a shortest way found.
enum PathSearchResult: Hashable {
  /// The positions of the actions of a shortest way.
  case found([Int])
  /// There is no way.
  case impossible
  /// The search visited so many states and went no further.
  case stopped(Int)

  var json: OrderedJSON {
    switch self {
    case .found(let actions): .object([("actions", .integers(actions))])
    case .impossible: .object([])
    case .stopped(let count): .object([("stopped", .integer(count))])
    }
  }
}

extension ExplorerServer {
  /// A shortest way to a state with some `words`, or to one where an `action` is possible; `from` is the
  /// number of a state.
  func answerSearch(_ query: [String: String], until isStopped: () -> Bool) -> HTTPResponse {
    guard let start = number(query["from"]) else { return .refusal(.gone) }
    let state = states.values[start]
    if let words = query["words"] {
      return .data(search(from: state, until: isStopped, where: hasWords(words)).json)
    }
    guard let position = query["action"].flatMap(Int.init), actions.indices.contains(position)
    else { return .refusal(.badRequest) }
    let wanted = actions[position]
    let found = search(from: state, until: isStopped) { machine.actions(in: $0).contains(wanted) }
    return .data(found.json)
  }

  /// A test for the words of a state: what stands between commas must each be in one of its parts.
  private func hasWords(_ text: String) -> (Machine.State) -> Bool {
    let wanted = text.lowercased().components(separatedBy: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    return { state in
      let parts = describe(state).lowercased().components(separatedBy: ", ")
      return !wanted.isEmpty && wanted.allSatisfy { each in parts.contains { $0.contains(each) } }
    }
  }

  /// Searches breadth first, as far as ``searchLimit`` allows.
  func search(
    from start: Machine.State, until isStopped: () -> Bool, where passes: (Machine.State) -> Bool
  ) -> PathSearchResult {
    var visited = NumberedValues<Machine.State>()
    var arrivals: [(source: Int, action: Machine.Action)?] = [nil]
    _ = visited.number(of: start)
    var next = 0
    while next < visited.values.count {
      let state = visited.values[next]
      if next > 0, passes(state) { return .found(way(to: next, arrivals)) }
      if visited.values.count >= searchLimit || next.isMultiple(of: 1000) && isStopped() {
        return .stopped(visited.values.count)
      }
      for action in machine.actions(in: state) {
        let target = visited.number(of: machine.successor(of: state, taking: action))
        if target == arrivals.count { arrivals.append((next, action)) }
      }
      next += 1
    }
    return .impossible
  }

  private func way(to end: Int, _ arrivals: [(source: Int, action: Machine.Action)?]) -> [Int] {
    var way: [Int] = []
    var number = end
    while let arrival = arrivals[number] {
      way.append(position(of: arrival.action))
      number = arrival.source
    }
    return way.reversed()
  }
}
