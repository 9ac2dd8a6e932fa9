import LifecycleModels
import Reporting

/// The first line of an adapter: what its delegate implements, and what else can happen to it.
///
/// ```
/// {"protocol":1,"implements":["app.didEnterBackground"],"actions":[{"name":"edit","in":["active"]}],
///  "inputs":["url","push"]}
/// ```
/// All keys except `protocol` are optional. Unknown keys are ignored, unless they are almost known.
public struct AdapterHello: Hashable, Sendable {
  /// The supported version of the protocol.
  public static let protocolNumber = 1

  /// The implemented callbacks without repetitions, in the order of the line.
  public let implements: [Callback]

  /// What can happen besides callbacks, in the order of the line.
  public let actions: [AdapterAction]

  /// What the app can be opened, woken or called with, in the order of the line; nil if it
  /// does not limit that.
  public let inputs: [LifeInput]?

  /// Creates a hello.
  public init(implements: [Callback], actions: [AdapterAction], inputs: [LifeInput]? = nil) {
    self.implements = implements
    self.actions = actions
    self.inputs = inputs
  }
}

/// Something that can happen to the app of an adapter and is not a callback: the user types, an upload ends.
public struct AdapterAction: Hashable, Sendable {
  /// The name, which is unique.
  public let name: String

  /// The states of the app in which it can be done: `in`, or only `active` if that is missing; for
  /// another program, all states.
  public let states: [ExecutionState]

  /// Who does it: `by`, or the user if that is missing.
  public let initiator: Initiator

  /// The program that does it in place of the adapter, with its arguments: `run`; nil if that is missing.
  public let program: [String]?

  /// Creates an action.
  public init(
    name: String, states: [ExecutionState], by initiator: Initiator = .user,
    running program: [String]? = nil
  ) {
    self.name = name
    self.states = states
    self.initiator = initiator
    self.program = program
  }
}

// MARK: - Lines

extension AdapterHello {
  /// Reads the first line of an executable.
  init(line: [UInt8], number: Int, of path: String) throws(AdapterError) {
    let parts: Parts
    do { parts = try Parts(AdapterLine(line).object) } catch {
      throw .noHello(path: path, .garbage(error, line: number))
    }
    guard parts.number == "\(Self.protocolNumber)" else {
      throw .wrongProtocol(found: parts.number)
    }
    implements = try Self.values(of: parts.implements, Self.callback)
    actions = try Self.actions(parts.actions)
    inputs = try parts.inputs.map { names throws(AdapterError) in
      try Self.values(of: names, Self.input)
    }
  }

  /// The line of the hello.
  var line: String {
    let json = OrderedJSON.object(keys: [
      .version: .integer(Self.protocolNumber), .implements: .strings(implements.map(\.name)),
      .actions: .array(actions.map(\.json)),
      .inputs: inputs.map { .strings($0.map(\.rawValue)) },
    ])
    return json.line
  }

  /// What some names stand for, each once.
  private static func values<Value: Equatable>(
    of names: [String], _ value: (String) throws(AdapterError) -> Value
  ) throws(AdapterError) -> [Value] {
    var values: [Value] = []
    for name in names {
      let value = try value(name)
      if !values.contains(value) { values.append(value) }
    }
    return values
  }

  private static func callback(_ name: String) throws(AdapterError) -> Callback {
    guard let callback = Callback(name: name) else {
      throw .unknownCallback(name.excerpt, nearest: NearestCallback.name(nearTo: name))
    }
    return callback
  }

  private static func input(_ name: String) throws(AdapterError) -> LifeInput {
    guard let input = LifeInput(rawValue: name) else {
      let known = LifeInput.allCases.map(\.rawValue)
      throw .unknownInput(name.excerpt, replacement: known.replacement(of: name))
    }
    return input
  }

  private static func actions(
    _ parts: [Parts.Action]
  ) throws(AdapterError) -> [AdapterAction] {
    var actions: [AdapterAction] = []
    for part in parts {
      let name = part.name
      if name.printable != name { throw .unprintableAction(name.excerpt) }
      if actions.contains(where: { $0.name == name }) { throw .repeatedAction(name.excerpt) }
      if let program = part.program,
        program.isEmpty || program[0].isEmpty || program.contains(where: { $0.contains("\0") })
          || part.states != nil
      {
        throw .wrongProgram(action: name.excerpt, hasStates: part.states != nil)
      }
      let states = try part.states.map { names throws(AdapterError) in
        try values(of: names) { word throws(AdapterError) in try state(word, of: name) }
      }
      let initiator = try part.initiator.map { word throws(AdapterError) in
        try Self.initiator(word, of: name)
      }
      actions.append(
        AdapterAction(
          name: name, states: states ?? (part.program == nil ? [.active] : ExecutionState.allCases),
          by: initiator ?? .user, running: part.program))
    }
    return actions
  }

  private static func state(
    _ name: String, of action: String
  ) throws(AdapterError) -> ExecutionState {
    guard let state = ExecutionState(spelling: name) else {
      let known = ExecutionState.allCases.map(\.spelling)
      throw .unknownState(
        name.excerpt, action: action.excerpt,
        nearest: NearestWord.nearest(to: name, among: known))
    }
    guard state.isRunning else { throw .frozenState(name, action: action.excerpt) }
    return state
  }

  private static func initiator(
    _ word: String, of action: String
  ) throws(AdapterError) -> Initiator {
    guard let initiator = Initiator(rawValue: word) else {
      throw .unknownInitiator(word.excerpt, action: action.excerpt)
    }
    return initiator
  }
}

extension AdapterAction {
  fileprivate var json: OrderedJSON {
    .object(keys: [
      .name: .string(name),
      .states: program == nil ? .strings(states.map(\.spelling)) : nil,
      .program: program.map { .strings($0) },
      .initiator: initiator == .user ? nil : .string(initiator.rawValue),
    ])
  }
}

/// The values of a hello, before their names are looked up.
private struct Parts {
  let number: String?
  let implements: [String]
  let actions: [Action]
  let inputs: [String]?

  struct Action {
    let name: String
    let states: [String]?
    let initiator: String?
    let program: [String]?
  }

  init(_ object: JSONObject) throws(AdapterLineError) {
    number = object[.version]?.ordered.line.excerpt
    // Another version may have another shape.
    guard number == "\(AdapterHello.protocolNumber)" else {
      (implements, actions, inputs) = ([], [], nil)
      return
    }
    try object.rejectMisspeltKeys(of: .hello)
    var actions: [Action] = []
    for action in try object.value(.actions, as: \.objects) ?? [] {
      guard let name = try action.value(.name, as: \.text) else {
        throw .wrongShape(
          key: ProtocolKey.actions.rawValue, found: "one without a name",
          expected: "a name for each")
      }
      try action.rejectMisspeltKeys(of: .action)
      actions.append(
        Action(
          name: name, states: try action.value(.states, as: \.texts),
          initiator: try action.value(.initiator, as: \.text),
          program: try action.value(.program, as: \.texts)))
    }
    self.actions = actions
    implements = try object.value(.implements, as: \.texts) ?? []
    inputs = try object.value(.inputs, as: \.texts)
  }
}

/// Finds the callback that a misspelt name most likely means.
enum NearestCallback {
  /// The name of the callback with this spelling, or else the nearest name.
  static func name(nearTo name: String) -> String? {
    let letters = letters(of: name)
    let meant = Callback.allCases.first { callback in
      callback.spellings.contains { self.letters(of: $0) == letters }
    }
    return meant?.name ?? NearestWord.nearest(to: name, among: Callback.allCases.map(\.name))
  }

  /// The name without letter case and punctuation.
  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
