/// A function of the variables of a state, found from the values that it has in known states.
package indirect enum DecisionTree: Hashable, Sendable {
  /// The function has this value.
  case value(Int)
  /// One variable decides what is asked next.
  case split(variable: Int, [Branch])

  /// The values of a variable for which the function is the same, in rising order.
  package struct Branch: Hashable, Sendable {
    /// The values of the variable.
    package let values: [Int]
    /// The function for these.
    package let tree: DecisionTree
  }

  /// The value that stands for “what it was before”, in a function for what a rule assigns.
  package static let unchanged = 0xFFFF

  /// The variables that the function depends on.
  package var variables: Set<Int> {
    switch self {
    case .value: []
    case .split(let variable, let branches):
      branches.reduce(into: [variable]) { $0.formUnion($1.tree.variables) }
    }
  }

  /// How many branches there are in all.
  package var size: Int {
    switch self {
    case .value: 1
    case .split(_, let branches): branches.reduce(0) { $0 + $1.tree.size }
    }
  }
}

/// Finds functions of the variables of some states.
///
/// The function found has the right value in each of the states. The variable that is asked first is the
/// one that best separates the values in a sample; only how short the function is depends on that.
package struct DecisionLearner: Sendable {
  /// For each variable, its value in each state.
  let columns: [[UInt16]]
  /// How many values each variable has.
  let counts: [Int]

  /// The function that has given values in all states.
  func tree(values: [UInt16]) -> DecisionTree {
    tree(of: Array(0..<Int32(values.count)), values: values)
  }

  /// The function that has given values in some states.
  ///
  /// - Parameters:
  ///   - states: The positions of the states.
  ///   - values: The value of the function in each of them.
  /// - Returns: The function; in a state that is none of these it has any of the values.
  /// - Precondition: There is a state, and no two states with the same variables have different values.
  /// - Complexity: O(*n* · depth) for *n* states.
  func tree(of states: [Int32], values: [UInt16]) -> DecisionTree {
    let first = values[0]
    guard values.contains(where: { $0 != first }) else { return .value(Int(first)) }
    let variable = mostSeparatingVariable(of: states, values)
    let column = columns[variable]
    var parts = Array(repeating: (states: [Int32](), values: [UInt16]()), count: counts[variable])
    for (state, value) in zip(states, values) {
      let part = Int(column[Int(state)])
      parts[part].states.append(state)
      parts[part].values.append(value)
    }
    var branches: [(tree: DecisionTree, values: [Int])] = []
    for (value, part) in parts.enumerated() where !part.states.isEmpty {
      let tree = tree(of: part.states, values: part.values)
      if let known = branches.firstIndex(where: { $0.tree == tree }) {
        branches[known].values.append(value)
      } else {
        branches.append((tree, [value]))
      }
    }
    if branches.count == 1 { return branches[0].tree }
    return .split(
      variable: variable, branches.map { DecisionTree.Branch(values: $0.values, tree: $0.tree) })
  }

  /// The variable with the fewest pairs of states in a sample that agree on it and differ in their values.
  private func mostSeparatingVariable(of states: [Int32], _ values: [UInt16]) -> Int {
    let sample = Self.sample(of: values)
    let labels = Dictionary(
      Set(sample.map { values[$0] }).sorted().enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first })
    let rows = sample.map { (state: Int(states[$0]), label: labels[values[$0]] ?? 0) }
    var best: (variable: Int, pairs: Int)?
    for variable in columns.indices {
      let column = columns[variable]
      var table = Array(repeating: 0, count: counts[variable] * labels.count)
      for row in rows { table[Int(column[row.state]) * labels.count + row.label] += 1 }
      var pairs = 0
      var isConstant = false
      for value in 0..<counts[variable] {
        let numbers = table[value * labels.count..<(value + 1) * labels.count]
        let sum = numbers.reduce(0, +)
        if sum == rows.count { isConstant = true }
        pairs += sum * sum - numbers.reduce(0) { $0 + $1 * $1 }
      }
      if !isConstant, pairs < best?.pairs ?? .max { best = (variable, pairs) }
    }
    guard let best else {
      preconditionFailure("two states with the same variables have different values")
    }
    return best.variable
  }

  /// The positions of some values, the rare ones among them.
  private static func sample(of values: [UInt16]) -> [Int] {
    var positions: [UInt16: [Int]] = [:]
    for (position, value) in values.enumerated() { positions[value, default: []].append(position) }
    let share = max(16, 512 / positions.count)
    return positions.keys.sorted().flatMap { value in
      let all = positions[value] ?? []
      let step = max(1, all.count / share)
      return stride(from: 0, to: all.count, by: step).map { all[$0] }
    }
  }
}
