extension TransitionSystem {
  func writeJSON(to put: (String) throws -> Void) rethrows {
    func line(_ value: OrderedJSON) -> String { value.line }
    let head: [(String, OrderedJSON)] =
      [("format", "transition-system"), ("version", 1), ("title", .string(title))]
      + origin.map { ($0.name, .string($0.value)) }
      + [
        ("initial", .integer(initial.count)), ("states", .integer(stateCount)),
        ("transitions", .integer(transitionCount)),
      ]
    try put("{\n")
    try put("  \"about\": \(line(.object(head))),\n")
    try put("  \"actions\": [\n" + lines(actions.map(\.json)) + "  ],\n")
    let values = attributes.map { ($0.name, OrderedJSON.strings($0.values)) }
    try put("  \"attributes\": \(line(.object(values))),\n  \"states\": [\n")
    for state in 0..<stateCount {
      let members: [(String, OrderedJSON)] =
        [("description", .string(description(of: state)))]
        + attributes.map { ($0.name, .integer(Int($0.ofStates[state]))) }
      try put("    \(line(.object(members)))\(state == stateCount - 1 ? "" : ",")\n")
    }
    try put("  ],\n  \"transitions\": [\n")
    for state in 0..<stateCount {
      var text = ""
      for step in transitions(from: state) {
        let end = step == transitionCount - 1 ? "" : ","
        text += "    [\(state),\(labels[step]),\(targets[step])]\(end)\n"
      }
      try put(text)
    }
    try put("  ]\n}\n")
  }

  private func lines(_ values: [OrderedJSON]) -> String {
    values.map { "    \($0.line)" }.joined(separator: ",\n") + (values.isEmpty ? "" : "\n")
  }

  /// The JSON Schema of the form ``Form/json``, draft 2020-12.
  ///
  /// States and actions are numbered from 0 in the order of their lists. The first `about.initial`
  /// states are initial. A transition is the numbers of its source, its action and its target. An
  /// attribute of a state is the number of one of its values.
  public static var schema: String {
    let number: OrderedJSON = .object([("type", "integer"), ("minimum", 0)])
    let words: OrderedJSON = .object([("type", "string")])
    func list(of items: OrderedJSON, _ rest: [(String, OrderedJSON)] = []) -> OrderedJSON {
      .object([("type", "array"), ("items", items)] + rest)
    }
    func object(
      _ properties: [(String, OrderedJSON)], required: [String], others: OrderedJSON
    ) -> OrderedJSON {
      .object([
        ("type", "object"), ("properties", .object(properties)), ("required", .strings(required)),
        ("additionalProperties", others),
      ])
    }
    let about = object(
      [
        ("format", .object([("enum", .strings(["transition-system"]))])),
        ("version", .object([("type", "integer"), ("minimum", 1)])), ("title", words),
        ("initial", number),
        ("states", number), ("transitions", number),
      ], required: ["format", "version", "title", "initial", "states", "transitions"],
      others: words)
    let members: [(String, OrderedJSON)] = [
      ("about", about),
      ("actions", list(of: object([("name", words)], required: ["name"], others: true))),
      (
        "attributes",
        .object([("type", "object"), ("additionalProperties", list(of: words))])
      ),
      (
        "states",
        list(of: object([("description", words)], required: ["description"], others: number))
      ),
      ("transitions", list(of: list(of: number, [("minItems", 3), ("maxItems", 3)]))),
    ]
    return OrderedJSON.object([
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "The states and transitions of a model"), ("type", "object"),
      ("properties", .object(members)), ("required", .strings(members.map(\.0))),
      ("additionalProperties", false),
    ]).text
  }
}

extension TransitionSystem.Action {
  fileprivate var json: OrderedJSON {
    .object([("name", .string(name))] + details.map { ($0.name, $0.value) })
  }
}
