/// The states of a model as values of named variables, which other tools can have, too.
///
/// The variables are the stored properties of a state. A queue of deliveries is a variable for each of
/// its places, so that a rule which takes the first item off moves the others.
package struct StateVariables: Sendable {
  /// One of the variables.
  package struct Variable: Sendable {
    /// The name: letters, digits and underscores.
    package let name: String
    /// The position of its type in ``types``.
    package let type: Int
  }

  /// A type of variables: its name and its values, numbered from 0.
  package struct ValueType: Sendable {
    /// The name: letters, digits and underscores.
    package let name: String
    /// The names of the values: letters, digits and underscores, each once.
    package let values: [String]
  }

  /// The variables that differ among the states, in the order of the properties.
  package let variables: [Variable]
  /// The types of the variables.
  package let types: [ValueType]
  /// For each variable, its value in each state.
  let columns: [[UInt16]]

  /// The value of each variable in a state.
  package func values(in state: Int) -> [Int] { columns.map { Int($0[state]) } }

  /// Finds functions of the variables.
  var learner: DecisionLearner {
    DecisionLearner(columns: columns, counts: variables.map { types[$0.type].values.count })
  }

  /// Takes states apart.
  ///
  /// - Complexity: O(*n*) for *n* states, at some microseconds for each of their parts.
  init(of states: [some ModelState]) {
    var draft = VariablesDraft()
    for (number, state) in states.enumerated() { draft.add(state, number: number) }
    (variables, types, columns) = draft.finished(count: states.count)
  }
}
