// The forms that are XML.
extension TransitionSystem {
  func writeGraphML(to put: (String) throws -> Void) rethrows {
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
          ("description", description(of: state)),
          ("initial", initial.contains(state) ? "true" : "false"),
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
  func writeSCXML(to put: (String) throws -> Void) rethrows {
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
        + "initial=\"s\(first)\">\n")
    for state in 0..<stateCount {
      let steps = transitions(from: state).map { step in
        XMLElement(
          "transition", [("event", events[Int(labels[step])]), ("target", "s\(targets[step])")])
      }
      try put(
        "  <!-- \(Self.remark(description(of: state))) -->\n"
          + XMLElement("state", [("id", "s\(state)")], .elements(steps)).text(indent: 2))
    }
    if let chooser {
      let steps = initial.enumerated().map {
        XMLElement("transition", [("event", "begin-\($0 + 1)"), ("target", "s\($1)")])
      }
      try put(XMLElement("state", [("id", "s\(chooser)")], .elements(steps)).text(indent: 2))
    }
    try put("</scxml>\n")
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
