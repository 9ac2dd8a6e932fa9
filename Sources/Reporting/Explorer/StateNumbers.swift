import ModelChecking

/// The states and transitions of a graph as numbers in a compact form, which the page decodes.
///
/// What many states share is stored once: parts of their words, the values of all conditions, the
/// set of enabled actions. States and transitions refer to it by numbers that differ little from those
/// before. `Page/decode.js` reads them.
struct StateNumbers: Sendable {
  let stateCount: Int
  let transitionCount: Int
  /// The distinct parts of the words of states.
  private(set) var parts = NumberedValues<String>()
  /// For each state the number of its parts, and each: 0 if the state before has it in this place,
  /// otherwise one more than its number.
  private(set) var words = CompactNumbers()
  /// The distinct values of all conditions, each as the conditions that differ from the values before.
  private(set) var truths = CompactNumbers()
  /// For each state the distance to the number of the values before.
  private(set) var truthOfState = CompactNumbers()
  /// The distinct lists of enabled actions.
  private(set) var choices = CompactNumbers()
  private(set) var choiceOfState = CompactNumbers()
  /// For each transition: 0 if its target is the first state that no transition led to, otherwise one
  /// more than the distance to the last target of its action.
  private(set) var targets = CompactNumbers()
  private(set) var stageOfState = CompactNumbers()
  /// The rows of what is watched in states and on transitions, by column, and the number of rows.
  private(set) var marks: WatchedNumbers
  private(set) var letters: WatchedNumbers

  init<Machine: StateMachine>(
    _ graph: StateGraph<Machine>, _ watch: ClaimWatch, numbering actions: [Machine.Action: Int],
    _ conditions: [StatePredicate<Machine>], describing describe: (Machine.State) -> String,
    stage: (Machine.State) -> Int
  ) {
    stateCount = graph.states.count
    transitionCount = graph.transitionCount
    marks = WatchedNumbers(watch.states)
    letters = WatchedNumbers(watch.transitions)
    for number in watch.states.rowNumbers { marks.append(Int(number), after: 0) }
    appendTruths(graph.watch(conditions))
    var previous: [Int] = []
    for state in graph.states {
      previous = append(words: describe(state), after: previous)
      stageOfState.append(stage(state))
    }
    appendTransitions(graph, numbering: actions, watch.transitions.rowNumbers)
  }

  private mutating func appendTruths(_ columns: JointColumns) {
    var last = 0
    for number in columns.rowNumbers {
      truthOfState.append(signed: Int(number) - last)
      last = Int(number)
    }
    let values = columns.values
    for row in 0..<columns.rowCount {
      truths.append(
        list: values.indices.filter { values[$0][row] != (row > 0 ? values[$0][row - 1] : 0) })
    }
  }

  private mutating func append(words text: String, after previous: [Int]) -> [Int] {
    let pieces = Self.parts(of: text)
    words.append(pieces.count)
    return pieces.enumerated().map { place, piece in
      let number = parts.number(of: piece)
      let isKept = place < previous.count && previous[place] == number
      words.append(isKept ? 0 : number + 1)
      return number
    }
  }

  /// What stands between commas that a space follows, by bytes: a graph has many states.
  private static func parts(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var parts: [String] = []
    var start = 0
    for index in bytes.indices.dropLast()
    where bytes[index] == UInt8(ascii: ",") && bytes[index + 1] == UInt8(ascii: " ") {
      parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
      start = index + 2
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  private mutating func appendTransitions<Machine: StateMachine>(
    _ graph: StateGraph<Machine>, numbering actions: [Machine.Action: Int], _ rows: [Int32]
  ) {
    var lists = NumberedValues<[Int]>()
    var lastTargets = [Int](repeating: 0, count: actions.count)
    var (unvisited, lastList, position) = (graph.initialCount, 0, 0)
    let numbers = graph.actions.compactMap { actions[$0] }
    for state in graph.states.indices {
      var list: [Int] = []
      for (action, end) in graph.steps(from: state) {
        let (action, target) = (numbers[Int(action)], Int(end))
        list.append(action)
        append(target: target, after: lastTargets[action], &unvisited)
        lastTargets[action] = target
        letters.append(Int(rows[position]), after: action)
        position += 1
      }
      let number = lists.number(of: list)
      choiceOfState.append(signed: number - lastList)
      lastList = number
    }
    for list in lists.values { choices.append(list: list) }
  }

  private mutating func append(target: Int, after last: Int, _ unvisited: inout Int) {
    if target == unvisited {
      unvisited += 1
      return targets.append(0)
    }
    let distance = target - last
    targets.append(1 + (distance >= 0 ? 2 * distance : -2 * distance - 1))
  }
}

/// The rows of what is watched: which occur, and for each position the number of its row.
struct WatchedNumbers: Sendable {
  let rowCount: Int
  /// The columns of the distinct rows, one after the other.
  private(set) var columns = CompactNumbers()
  /// For each position: 0 if the row is that of the last position of the same kind, otherwise one more
  /// than its number.
  private(set) var rows = CompactNumbers()
  private var last: [Int: Int] = [:]

  init(_ joint: JointColumns) {
    rowCount = joint.rowCount
    for column in joint.values { for value in column { columns.append(Int(value)) } }
  }

  /// Adds the row of a position; positions of one kind, such as one action, mostly have equal rows.
  mutating func append(_ row: Int, after kind: Int) {
    rows.append(last[kind] == row ? 0 : row + 1)
    last[kind] = row
  }
}
