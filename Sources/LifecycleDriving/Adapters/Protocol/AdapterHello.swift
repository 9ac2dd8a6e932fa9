import LifecycleModels
import Reporting

/// The first line of an adapter: what its delegate implements, and what a user can do.
///
/// ```
/// {"protocol":1,"implements":["app.didEnterBackground"],"actions":[{"name":"edit","in":["active"]}]}
/// ```
/// All keys except `protocol` are optional, and unknown keys are ignored.
public struct AdapterHello: Hashable, Sendable {
  /// The supported version of the protocol.
  public static let protocolNumber = 1

  /// The implemented callbacks without repetitions, in the order of the line.
  public let implements: [Callback]

  /// What a user can do, in the order of the line.
  public let actions: [AdapterAction]

  /// Creates a hello.
  public init(implements: [Callback], actions: [AdapterAction]) {
    self.implements = implements
    self.actions = actions
  }
}

/// Something that a user can do with the app of an adapter.
public struct AdapterAction: Hashable, Sendable {
  /// The name, which is unique.
  public let name: String

  /// The states of the app in which it can be done: `in`, or only `active` if that is missing.
  public let states: [ExecutionState]

  /// Creates an action.
  public init(name: String, states: [ExecutionState]) {
    self.name = name
    self.states = states
  }
}

// MARK: - Lines

extension AdapterHello {
  /// Reads the first line of an executable.
  init(line: [UInt8], of path: String) throws(AdapterError) {
    let parts: (number: String?, implements: [String], actions: [(String, [String]?)])
    do { parts = try Self.parts(AdapterLine(line).object) } catch {
      throw .noHello(path: path, .garbage(error))
    }
    guard parts.number == "\(Self.protocolNumber)" else {
      throw .wrongProtocol(found: parts.number)
    }
    implements = try Self.callbacks(parts.implements)
    actions = try Self.actions(parts.actions)
  }

  /// The line of the hello.
  var line: String {
    OrderedJSON.object([
      ("protocol", .integer(Self.protocolNumber)), ("implements", .strings(implements.map(\.name))),
      ("actions", .array(actions.map(\.json))),
    ])
    .line
  }

  private static func parts(
    _ object: JSONObject
  ) throws(AdapterLineError) -> (String?, [String], [(String, [String]?)]) {
    let number = object.first(of: ["protocol"])?.value.ordered.line.excerpt
    // Another version may have another shape.
    guard number == "\(protocolNumber)" else { return (number, [], []) }
    var actions: [(String, [String]?)] = []
    for action in try object.objects("actions") ?? [] {
      guard let name = try action.text("name") else {
        throw .wrongShape(key: "actions", found: "one without a name", expected: "a name for each")
      }
      actions.append((name, try action.texts("in")))
    }
    return (number, try object.texts("implements") ?? [], actions)
  }

  private static func callbacks(_ names: [String]) throws(AdapterError) -> [Callback] {
    var callbacks: [Callback] = []
    for name in names {
      guard let callback = Callback(name: name) else {
        throw .unknownCallback(name.excerpt, nearest: NearestCallback.name(nearTo: name))
      }
      if !callbacks.contains(callback) { callbacks.append(callback) }
    }
    return callbacks
  }

  private static func actions(
    _ parts: [(name: String, states: [String]?)]
  ) throws(AdapterError) -> [AdapterAction] {
    var actions: [AdapterAction] = []
    for (name, states) in parts {
      if actions.contains(where: { $0.name == name }) { throw .repeatedAction(name.excerpt) }
      let states = try states.map { names throws(AdapterError) in try Self.states(names, of: name) }
      actions.append(AdapterAction(name: name, states: states ?? [.active]))
    }
    return actions
  }

  private static func states(
    _ names: [String], of action: String
  ) throws(AdapterError) -> [ExecutionState] {
    var states: [ExecutionState] = []
    for name in names {
      guard let state = ExecutionState(spelling: name) else {
        let known = ExecutionState.allCases.map(\.spelling)
        throw .unknownState(
          name.excerpt, action: action.excerpt,
          nearest: NearestWord.nearest(to: name, among: known))
      }
      if !states.contains(state) { states.append(state) }
    }
    return states
  }
}

extension AdapterAction {
  fileprivate var json: OrderedJSON {
    .object([("name", .string(name)), ("in", .strings(states.map(\.spelling)))])
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
