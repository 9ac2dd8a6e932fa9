extension TransitionSystem {
  /// Reads the form ``Form/json``; its members may come in any order.
  ///
  /// - Parameter bytes: The whole text.
  /// - Throws: ``TransitionSystemError`` at the first value that the form does not allow.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(json bytes: [UInt8]) throws {
    if let fault = bytes[...].encodingFault(origin: 0) {
      let error = JSONError.encoding(fault)
      throw TransitionSystemError(
        line: 1 + bytes[..<fault.offset].count { $0 == UInt8(ascii: "\n") },
        error.errorDescription ?? "this is not UTF-8.")
    }
    var document = JSONCursor(bytes)
    var places: [String: JSONCursor] = [:]
    try document.members("the object of a transition system") { key, value in
      guard Self.members.contains(key), places[key] == nil else {
        throw TransitionSystemError(
          line: value.line,
          places[key] == nil
            ? "a transition system has no member \(key.shown)."
            : "the member \(key.shown) occurs twice.")
      }
      places[key] = try value.skipValue(isJudged: false)
    }
    try document.finish()
    func place(_ member: String) throws -> JSONCursor {
      if let place = places[member] { return place }
      throw TransitionSystemError(line: document.line, "the member “\(member)” is missing.")
    }
    var (about, actions) = (try place("about"), try place("actions"))
    var (attributes, states) = (try place("attributes"), try place("states"))
    var transitions = try place("transitions")
    let head = try Head(&about)
    try self.init(
      title: head.title, actions: try Self.actions(&actions), head,
      try Self.attributes(&attributes), &states, &transitions)
    // Only the beginning of a member was judged; behind it nothing else may stand.
    for cursor in [about, actions, attributes, states, transitions] { try cursor.finishMember() }
    // What was counted is compared at the end, where all of it is known to be well formed.
    for (name, promised, found) in [
      ("states", head.states, stateCount), ("transitions", head.transitions, transitionCount),
    ] where promised != found {
      throw TransitionSystemError(
        line: places["about"]?.line ?? 1,
        "“about” promises \(promised.grouped) \(name), but there are \(found.grouped).")
    }
  }

  private static let members = ["about", "actions", "attributes", "states", "transitions"]

  private init(
    title: String, actions: [Action], _ head: Head,
    _ attributes: [(name: String, values: [String])], _ states: inout JSONCursor,
    _ transitions: inout JSONCursor
  ) throws {
    var descriptions: [String] = []
    var columns = attributes.map { _ in [Int32]() }
    let places = Dictionary(
      attributes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    try states.items("the list of states") { state in
      var description: String?
      try state.members("a state") { key, value in
        if key == "description" { return description = try value.text("a description") }
        guard let column = places[key] else {
          throw TransitionSystemError(line: value.line, "there is no attribute \(key.shown).")
        }
        let last = attributes[column].values.count - 1
        let number = try value.number(
          "the number of a value of “\(key)”, 0 to \(last),", upTo: last)
        guard columns[column].count == descriptions.count else {
          throw TransitionSystemError(
            line: value.line, "the attribute \(key.shown) occurs twice.")
        }
        columns[column].append(Int32(number))
      }
      guard let description, columns.allSatisfy({ $0.count == descriptions.count + 1 }) else {
        throw TransitionSystemError(
          line: state.line, "state \(descriptions.count) lacks a description or an attribute.")
      }
      descriptions.append(description)
    }
    guard (1...max(1, descriptions.count)).contains(head.initial), !descriptions.isEmpty else {
      throw TransitionSystemError(
        line: head.line,
        "\(head.initial.grouped) of \(descriptions.count.counted("state")) cannot be initial.")
    }
    var list = TransitionList()
    let state = Self.stateWords(descriptions.count)
    let action =
      actions.isEmpty
      ? "no transition, because there is no action," : "an action from 0 to \(actions.count - 1)"
    try transitions.items("the list of transitions") { transition in
      var numbers = (0, 0, 0)
      var count = 0
      try transition.items("a transition [from, action, to]") { number in
        switch count {
        case 0: numbers.0 = try number.number(state, upTo: descriptions.count - 1)
        case 1: numbers.1 = try number.number(action, upTo: actions.count - 1)
        case 2: numbers.2 = try number.number(state, upTo: descriptions.count - 1)
        default: throw number.error("the end of the transition")
        }
        count += 1
      }
      if count < 3 { throw transition.error("a third number of the transition") }
      list.append(from: numbers.0, label: numbers.1, to: numbers.2)
    }
    let lists = list.sorted(stateCount: descriptions.count)
    self.init(
      title: title, actions: actions, initial: 0..<head.initial, descriptions: descriptions,
      attributes: zip(attributes, columns).map {
        Attribute(name: $0.name, values: $0.values, ofStates: $1)
      }, lists)
  }

  /// What `about` says that counts.
  private struct Head {
    var title = "transition system"
    var initial = 0, states = 0, transitions = 0
    let line: Int

    init(_ about: inout JSONCursor) throws {
      line = about.line
      var missing: Set = ["format", "initial", "states", "transitions"]
      try about.members("the object “about”") { key, value in
        missing.remove(key)
        let number = "a number from 0 to \(maxCount.grouped)"
        switch key {
        case "format":
          let before = value
          let format = try value.text("“transition-system”")
          if format != "transition-system" { throw before.error("“transition-system”") }
        case "title": title = try value.text("a title").printable
        case "initial": initial = try value.number(number, upTo: maxCount)
        case "states": states = try value.number(number, upTo: maxCount)
        case "transitions": transitions = try value.number(number, upTo: maxCount)
        default: try value.skipValue(isJudged: true)
        }
      }
      if let key = missing.min() {
        throw TransitionSystemError(line: about.line, "“about” lacks “\(key)”.")
      }
    }
  }

  private static func actions(_ list: inout JSONCursor) throws -> [Action] {
    var actions: [Action] = []
    var known: Set<[UInt8]> = []
    try list.items("the list of actions") { action in
      var name: String?
      try action.members("an action") { key, value in
        if key == "name" {
          name = try value.text("a name")
        } else {
          try value.skipValue(isJudged: true)
        }
      }
      guard let name, known.insert(Array(name.utf8)).inserted else {
        throw TransitionSystemError(
          line: action.line,
          name.map { "the action \($0.shown) occurs twice." } ?? "the action has no name.")
      }
      actions.append(Action(name))
    }
    return actions
  }

  private static func attributes(
    _ object: inout JSONCursor
  ) throws -> [(name: String, values: [String])] {
    var attributes: [(name: String, values: [String])] = []
    var known: Set = ["description"]
    try object.members("the object of attributes") { name, list in
      var values: [String] = []
      try list.items("a list of values") { values.append(try $0.text("a value")) }
      if !known.insert(name).inserted {
        throw TransitionSystemError(
          line: list.line, "no attribute can be called \(name.shown) here.")
      }
      attributes.append((name, values))
    }
    return attributes
  }
}
