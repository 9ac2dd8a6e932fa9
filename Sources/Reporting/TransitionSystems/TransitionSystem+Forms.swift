extension TransitionSystem {
  /// A form in which tools exchange states and transitions.
  public enum Form: String, CaseIterable, Hashable, Sendable {
    /// Aldebaran’s, for mCRL2 and CADP.
    case aut
    /// The XML of GraphML.
    case graphml
    /// That of Graphviz.
    case dot
    /// The State Chart XML of the W3C.
    case scxml
    /// The configuration of a machine of XState 5, in JSON.
    case xstate
    /// The JSON that ``TransitionSystem/schema`` describes.
    case json
  }

  /// Writes the system piece by piece.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - put: Takes the next piece, some lines.
  /// - Throws: What `put` throws; nothing is written after that.
  /// - Complexity: O(states + transitions).
  public func write(_ form: Form, to put: (String) throws -> Void) rethrows {
    switch form {
    case .aut: try writeAldebaran(to: put)
    case .graphml: try writeGraphML(to: put)
    case .dot: try writeDot(to: put)
    case .scxml: try writeSCXML(to: put)
    case .xstate: try writeXState(to: put)
    case .json: try writeJSON(to: put)
    }
  }

  /// The state from which the initial states are chosen in forms that have room for one: one more than
  /// there are; nil if there is one initial state.
  private var chooser: Int? { initialCount == 1 ? nil : stateCount }

  /// The names of the steps from the chooser.
  private static func choice(_ number: Int) -> String { "begin.\(number + 1)" }

  private func writeAldebaran(to put: (String) throws -> Void) rethrows {
    let choices = chooser == nil ? 0 : initialCount
    let labels = actions.map { Self.quoted($0.name) }
    try put(
      "des (\(chooser ?? 0), \(transitionCount + choices), \(stateCount + (choices > 0 ? 1 : 0)))\n"
    )
    for state in 0..<stateCount {
      var lines = ""
      for step in transitions(from: state) {
        lines += "(\(state), \(labels[Int(self.labels[step])]), \(targets[step]))\n"
      }
      try put(lines)
    }
    for number in 0..<choices {
      try put("(\(stateCount), \(Self.quoted(Self.choice(number))), \(number))\n")
    }
  }

  private func writeDot(to put: (String) throws -> Void) rethrows {
    let labels = actions.map { DotText.quoted($0.name) }
    try put(heading.map { "// \($0)\n" }.joined() + "digraph \(DotText.quoted(title)) {\n")
    for state in 0..<stateCount {
      var lines = "  s\(state) [label=\(DotText.quoted(descriptions[state]))"
      if state < initialCount { lines += ", peripheries=2" }
      lines += "];\n"
      for step in transitions(from: state) {
        lines += "  s\(state) -> s\(targets[step]) [label=\(labels[Int(self.labels[step])])];\n"
      }
      try put(lines)
    }
    try put("}\n")
  }

  /// Words in double quotes. Aldebaran has no sign for a line break.
  private static func quoted(_ words: String) -> String {
    "\""
      + words.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: " ") + "\""
  }

  private func writeGraphML(to put: (String) throws -> Void) rethrows {
    let actionKeys = (actions.first?.details ?? []).map(\.name)
    let keys =
      [("node", "description")] + [("node", "initial")] + attributes.map { ("node", $0.name) }
      + [("edge", "action")] + actionKeys.map { ("edge", $0) }
    try put("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + xmlHeading)
    try put("<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n")
    for (owner, name) in keys {
      let type = name == "initial" ? "boolean" : "string"
      try put(
        XMLElement(
          "key",
          [("id", "\(owner)_\(name)"), ("for", owner), ("attr.name", name), ("attr.type", type)]
        ).text(indent: 2))
    }
    try put("  <graph id=\"system\" edgedefault=\"directed\">\n")
    let details = actions.map { action in
      [("edge_action", action.name)]
        + action.details.map { ("edge_\($0.name)", $0.value.plainText) }.filter { !$0.1.isEmpty }
    }
    let data = details.map { $0.map { Self.data($0.0, $0.1) } }
    for state in 0..<stateCount {
      let values =
        [
          ("description", descriptions[state]),
          ("initial", state < initialCount ? "true" : "false"),
        ]
        + attributes.map { ($0.name, $0.value(of: state)) }
      try put(
        XMLElement(
          "node", [("id", "s\(state)")],
          .elements(values.map { Self.data("node_\($0.0)", $0.1) })
        ).text(indent: 4))
    }
    for state in 0..<stateCount {
      for step in transitions(from: state) {
        try put(
          XMLElement(
            "edge",
            [("id", "t\(step)"), ("source", "s\(state)"), ("target", "s\(targets[step])")],
            .elements(data[Int(labels[step])])
          ).text(indent: 4))
      }
    }
    try put("  </graph>\n</graphml>\n")
  }

  private static func data(_ key: String, _ text: String) -> XMLElement {
    XMLElement("data", [("key", key)], .text(text))
  }

  /// Words for a comment, which must not contain two hyphens in a row or end with one.
  private static func remark(_ words: String) -> String {
    var remark = ""
    for character in words.withoutControls {
      if character == "-", remark.last == "-" { remark.append(" ") }
      remark.append(character)
    }
    return remark.last == "-" ? remark + " " : remark
  }

  /// The heading as a comment.
  private var xmlHeading: String {
    "<!--\n" + heading.map { "  \(Self.remark($0))\n" }.joined() + "-->\n"
  }

  /// The names of events are joined by hyphens: a transition for “launch” would also take
  /// “launch.cutShort”, because SCXML compares names up to a full stop.
  private func writeSCXML(to put: (String) throws -> Void) rethrows {
    var used: Set<String> = []
    let events = actions.map { action in
      let word = String(action.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
      var event = word
      while !used.insert(event).inserted { event += "-" }
      return event
    }
    try put("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + xmlHeading)
    try put(
      "<scxml xmlns=\"http://www.w3.org/2005/07/scxml\" version=\"1.0\" "
        + "initial=\"s\(chooser ?? 0)\">\n")
    for state in 0..<stateCount {
      let steps = transitions(from: state).map { step in
        XMLElement(
          "transition", [("event", events[Int(labels[step])]), ("target", "s\(targets[step])")])
      }
      try put(
        "  <!-- \(Self.remark(descriptions[state])) -->\n"
          + XMLElement("state", [("id", "s\(state)")], .elements(steps)).text(indent: 2))
    }
    if let chooser {
      let steps = (0..<initialCount).map {
        XMLElement("transition", [("event", "begin-\($0 + 1)"), ("target", "s\($0)")])
      }
      try put(XMLElement("state", [("id", "s\(chooser)")], .elements(steps)).text(indent: 2))
    }
    try put("</scxml>\n")
  }

  private func writeXState(to put: (String) throws -> Void) rethrows {
    func words(_ text: String) -> String { OrderedJSON.string(text).line }
    try put(
      "{\n  \"id\": \(words(title)),\n"
        + "  \"description\": \(words(heading.joined(separator: "; "))),\n"
        + "  \"initial\": \"s\(chooser ?? 0)\",\n  \"states\": {\n")
    let names = actions.map { words($0.name) }
    for state in 0..<stateCount {
      let on = transitions(from: state).map { step in
        "\(names[Int(labels[step])]):\"s\(targets[step])\""
      }
      let tags = attributes.map { words($0.value(of: state)) }
      let end = state == stateCount - 1 && chooser == nil ? "\n" : ",\n"
      try put(
        "    \"s\(state)\": {\"description\":\(words(descriptions[state])),"
          + "\"tags\":[\(tags.joined(separator: ","))],\"on\":{\(on.joined(separator: ","))}}\(end)"
      )
    }
    if let chooser {
      let on = (0..<initialCount).map { "\(words(Self.choice($0))):\"s\($0)\"" }
      try put("    \"s\(chooser)\": {\"on\":{\(on.joined(separator: ","))}}\n")
    }
    try put("  }\n}\n")
  }
}

extension OrderedJSON {
  /// The value for a form that has only words.
  fileprivate var plainText: String {
    switch self {
    case .null: ""
    case .string(let text): text
    case .array(let values): values.map(\.plainText).joined(separator: ", ")
    case .bool, .integer, .object, .verbatim: line
    }
  }
}
