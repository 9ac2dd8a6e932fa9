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
  var chooser: Int? { initial.count == 1 ? nil : stateCount }

  /// The state in which forms with one initial state begin.
  var first: Int { chooser ?? initial.lowerBound }

  /// The names of the steps from the chooser.
  private static func choice(_ number: Int) -> String { "begin.\(number + 1)" }

  private func writeAldebaran(to put: (String) throws -> Void) rethrows {
    let choices = chooser == nil ? 0 : initial.count
    let labels = actions.map { Self.quoted($0.name) }
    try put(
      "des (\(first), \(transitionCount + choices), \(stateCount + (choices > 0 ? 1 : 0)))\n"
    )
    for state in 0..<stateCount {
      var lines = ""
      for step in transitions(from: state) {
        lines += "(\(state), \(labels[Int(self.labels[step])]), \(targets[step]))\n"
      }
      try put(lines)
    }
    for number in 0..<choices {
      try put(
        "(\(stateCount), \(Self.quoted(Self.choice(number))), \(initial.lowerBound + number))\n")
    }
  }

  private func writeDot(to put: (String) throws -> Void) rethrows {
    let labels = actions.map { DotText.quoted($0.name) }
    try put(heading.map { "// \($0)\n" }.joined() + "digraph \(DotText.quoted(title)) {\n")
    for state in 0..<stateCount {
      var lines = "  s\(state) [label=\(DotText.quoted(description(of: state)))"
      if initial.contains(state) { lines += ", peripheries=2" }
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

  private func writeXState(to put: (String) throws -> Void) rethrows {
    func words(_ text: String) -> String { OrderedJSON.string(text).line }
    try put(
      "{\n  \"id\": \(words(title)),\n"
        + "  \"description\": \(words(heading.joined(separator: "; "))),\n"
        + "  \"initial\": \"s\(first)\",\n  \"states\": {\n")
    let names = actions.map { words($0.name) }
    for state in 0..<stateCount {
      let on = transitions(from: state).map { step in
        "\(names[Int(labels[step])]):\"s\(targets[step])\""
      }
      let tags = attributes.map { words($0.value(of: state)) }
      let end = state == stateCount - 1 && chooser == nil ? "\n" : ",\n"
      try put(
        "    \"s\(state)\": {\"description\":\(words(description(of: state))),"
          + "\"tags\":[\(tags.joined(separator: ","))],\"on\":{\(on.joined(separator: ","))}}\(end)"
      )
    }
    if let chooser {
      let on = initial.enumerated().map { "\(words(Self.choice($0))):\"s\($1)\"" }
      try put("    \"s\(chooser)\": {\"on\":{\(on.joined(separator: ","))}}\n")
    }
    try put("  }\n}\n")
  }
}
