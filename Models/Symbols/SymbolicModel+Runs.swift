import Foundation
import ModelChecking

/// Why the values of variables are those of no run of a model.
package enum UnknownRun: LocalizedError, Hashable {
  /// The model has no such variable.
  case unknownVariable(String)
  /// There is no step to these values; position 0 is the first.
  case unreachable(position: Int)

  package var errorDescription: String? {
    switch self {
    case .unknownVariable(let name):
      "there is no variable “\(name)”; “lifecycle export MODEL --as tla” lists the variables."
    case .unreachable(0): "state 0: no initial state has these values."
    case .unreachable(let position):
      "state \(position): no rule leads to these values from state \(position - 1)."
    }
  }
}

extension SymbolicModel {
  /// The values of the variables in reachable states, by name.
  /// - Complexity: O(reachable states + given states).
  /// - Precondition: The states can be reached.
  package func values(in given: [M.State]) -> [[String: String]] {
    let wanted = Set(given)
    var places: [M.State: Int] = [:]
    for (place, state) in states.enumerated() where wanted.contains(state) { places[state] = place }
    return given.map { state in
      guard let place = places[state] else { preconditionFailure("the state cannot be reached") }
      return Dictionary(
        uniqueKeysWithValues: zip(variables.variables, variables.values(in: place)).map {
          ($0.name, variables.types[$0.type].values[$1])
        })
    }
  }

  /// The rules that lead through given states.
  ///
  /// - Parameters:
  ///   - rows: For each state of a run, the values of some of its variables.
  ///   - names: For each state, the name of the rule that led to it, if it is known.
  ///   - initial: The number of the initial state, if it is known.
  /// - Returns: The number of the initial state, and the names of the rules: of several runs the one
  ///   with the first rules.
  /// - Throws: ``UnknownRun`` if there is no such run.
  /// - Complexity: O(transitions) for each state.
  package func rules(
    through rows: [[String: String]], named names: [String?] = [], from initial: Int? = nil
  ) throws(UnknownRun) -> (initial: Int, rules: [String]) {
    let known = Set(variables.variables.map(\.name))
    for name in rows.flatMap(\.keys).sorted() where !known.contains(name) {
      throw .unknownVariable(name)
    }
    func fits(_ state: Int32, _ row: [String: String]) -> Bool {
      zip(variables.variables, variables.columns).allSatisfy { variable, column in
        row[variable.name].map {
          $0 == variables.types[variable.type].values[Int(column[Int(state)])]
        }
          ?? true
      }
    }
    // The states that are possible at each position, each with where it comes from.
    var levels: [[Int32: (source: Int32, step: Int)]] = []
    for (position, row) in rows.enumerated() {
      var level: [Int32: (source: Int32, step: Int)] = [:]
      if let before = levels.last {
        for (number, step) in steps.enumerated() {
          if position < names.count, let name = names[position], name != step.rule.name { continue }
          for (source, target) in step.steps
          where before[source] != nil && level[target] == nil && fits(target, row) {
            level[target] = (source, number)
          }
        }
      } else {
        for state in initialStates.indices
        where fits(Int32(state), row) && initial ?? state == state {
          level[Int32(state)] = (Int32(state), 0)
        }
      }
      if level.isEmpty { throw .unreachable(position: position) }
      levels.append(level)
    }
    guard var state = levels.last?.keys.min() else { throw .unreachable(position: 0) }
    var rules: [String] = []
    for level in levels.dropFirst().reversed() {
      guard let (source, step) = level[state] else { break }
      rules.append(steps[step].rule.name)
      state = source
    }
    return (Int(state), rules.reversed())
  }
}
