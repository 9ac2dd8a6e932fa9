import CommandLineTools
import LifecycleModels
import ModelChecking
import Reporting

/// The form of traces of Apalache, the Informal Trace Format: the values of all variables in each state.
///
/// Its description is at <https://apalache-mc.org/docs/adr/015adr-trace.html>.
enum InformalTrace {
  /// The variable that has the name of the rule which led to a state. TLA+ has no such variable, so other
  /// tools do not write it.
  static let action = "action"

  /// A trace with its variables, ended by a line break.
  static func text<M: Model>(
    of trace: Trace<RuleMachine<M.State>>, backTo: Int?, in symbolic: SymbolicModel<M>
  ) -> String {
    let model = symbolic.model
    let variables = symbolic.variables.variables
    let states = symbolic.values(in: [trace.initialState] + trace.steps.map(\.target))
    let names = [""] + trace.actions.map { model.machine.rule(of: $0).name }
    let rows = zip(states, names).enumerated().map { index, pair -> OrderedJSON in
      let members = variables.map { variable -> (String, OrderedJSON) in
        let value = pair.0[variable.name] ?? ""
        let isTruth = symbolic.variables.types[variable.type].isTruth
        return (variable.name, isTruth ? .bool(value == "true") : .string(value))
      }
      return .object(
        [("#meta", .object([("index", .integer(index))])), (action, .string(pair.1))] + members)
    }
    let meta: OrderedJSON = .object([
      ("format", "ITF"),
      ("format-description", "https://apalache-mc.org/docs/adr/015adr-trace.html"),
      ("description", .string(model.title)),
    ])
    return OrderedJSON.object(
      [("#meta", meta), ("vars", .strings([action] + variables.map(\.name)))]
        + (backTo.map { [("loop", .integer($0))] } ?? []) + [("states", .array(rows))]
    ).text
  }

  /// The states of a document in this form; nil if it is in another.
  static func states(_ value: JSONValue) -> [JSONObject]? {
    guard let object = value.object, object["vars"]?.list != nil,
      let states = object["states"]?.list
    else { return nil }
    let rows = states.compactMap(\.object)
    return rows.count == states.count && !rows.isEmpty ? rows : nil
  }
}

extension TraceDocument {
  /// A trace whose states are known, and perhaps the rules that led to them.
  static func fromStates(
    _ states: [JSONObject], _ value: JSONValue, name: String
  ) throws(TraceError) -> TraceDocument {
    let backTo = value.object?["loop"]?.wholeNumber
    let names = states.map { $0[InformalTrace.action]?.text.flatMap { $0.isEmpty ? nil : $0 } }
    var rows: [[String: String]] = []
    for (position, state) in states.enumerated() {
      var row: [String: String] = [:]
      for member in state.members
      where member.key != InformalTrace.action && !member.key.hasPrefix("#") {
        switch member.value {
        case .string(let text): row[member.key] = text
        case .boolean(let value): row[member.key] = value ? "true" : "false"
        case .null, .number, .list, .object:
          throw .noText(name, variable: member.key, position: position)
        }
      }
      rows.append(row)
    }
    return TraceDocument(
      actions: [], initialState: nil, backTo: backTo, states: rows, ruleNames: names)
  }

  /// The trace that SPIN or TLC printed; nil if the lines are no output of these.
  static func fromChecker(
    _ lines: [String], name: String, wanted: TraceSelector
  ) throws(TraceError) -> TraceDocument? {
    var trace = TraceDocument(actions: [], initialState: nil)
    var isOfChecker = false
    // TLC tells of all counterexamples with -continue; the first is taken.
    let starts = lines.indices.filter { lines[$0].hasPrefix("State 1: <") }
    for line in starts.count > 1 ? lines[..<starts[1]] : lines[...] {
      if line.hasPrefix("TLC2 Version ") { isOfChecker = true }
      if line.hasPrefix("MODEL ") {
        let model = String(line.dropFirst("MODEL ".count))
        isOfChecker = true
        if !model.hasPrefix("\(wanted.model), profile \(wanted.profile)") {
          throw .otherModel(
            name, model: model, wanted: "\(wanted.model), profile \(wanted.profile)")
        }
      } else if line.hasPrefix("RULE ") {
        isOfChecker = true
        trace.actions.append(String(line.dropFirst("RULE ".count)))
      } else if line.contains("START OF CYCLE") {
        trace.backTo = trace.actions.count
      } else if let match = line.prefixMatch(of: #/State [0-9]+: <(\w+) line /#) {
        isOfChecker = true
        trace.hasSymbols = true
        trace.actions.append(String(match.1))
      } else if let match = line.prefixMatch(of: #/Back to state ([0-9]+)/#) {
        trace.backTo = Int(match.1).map { $0 - 1 }
      }
    }
    // A run that ends stays where it is for ever, for these tools.
    if trace.backTo == trace.actions.count { trace.backTo = nil }
    if isOfChecker, trace.actions.isEmpty { throw .noCounterexample(name) }
    return isOfChecker ? trace : nil
  }
}
