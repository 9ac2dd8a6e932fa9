import LifecycleModels
import Reporting

/// What an adapter is asked to do: one line of protocol 1.
///
/// ```
/// {"id":7,"deliver":"scene.didEnterBackground","scene":1,"state":"background","info":{}}
/// {"id":8,"action":"edit","state":"active"}
/// ```
public struct AdapterRequest: Hashable, Sendable {
  /// What the adapter should do.
  public enum Content: Hashable, Sendable {
    /// The delegate receives a callback; a callback of a scene has the number of the scene.
    case deliver(Callback, scene: Int?)
    /// The user does something.
    case perform(action: String)
  }

  /// The number that the reply repeats.
  public let id: Int

  /// What the adapter should do.
  public let content: Content

  /// The state of the app.
  public let state: ExecutionState

  /// What comes with a callback, for example the input.
  public let info: [String: String]

  /// Creates a request.
  public init(id: Int, content: Content, state: ExecutionState, info: [String: String] = [:]) {
    self.id = id
    self.content = content
    self.state = state
    self.info = info
  }
}

// MARK: - Lines

extension AdapterRequest {
  /// Reads a line.
  init(line: [UInt8]) throws(AdapterLineError) {
    let object = try AdapterLine(line).object
    self.init(
      id: try object.required(object.number("id"), "id", "a whole number"),
      content: try Self.content(of: object),
      state: try object.required(Self.state(of: object), "state", "the state of the app"),
      info: try Self.info(of: object))
  }

  /// The line that makes the request.
  var line: String {
    var members: [(String, OrderedJSON)] = [("id", .integer(id))]
    switch content {
    case .deliver(let callback, let scene):
      members.append(("deliver", .string(callback.name)))
      if let scene { members.append(("scene", .integer(scene))) }
      let pairs = info.sorted { $0.key < $1.key }.map { ($0.key, OrderedJSON.string($0.value)) }
      members += [("state", .string(state.spelling)), ("info", .object(pairs))]
    case .perform(let action):
      members += [("action", .string(action)), ("state", .string(state.spelling))]
    }
    return OrderedJSON.object(members).line
  }

  private static func content(of object: JSONObject) throws(AdapterLineError) -> Content {
    if let action = try object.text("action") { return .perform(action: action) }
    let expected = "the name of a callback"
    let callback = try object.value("deliver", expected) { $0.text.flatMap(Callback.init(name:)) }
    return .deliver(
      try object.required(callback, "deliver", expected), scene: try object.number("scene"))
  }

  private static func state(of object: JSONObject) throws(AdapterLineError) -> ExecutionState? {
    try object.value("state", "the state of the app") {
      $0.text.flatMap(ExecutionState.init(spelling:))
    }
  }

  private static func info(of object: JSONObject) throws(AdapterLineError) -> [String: String] {
    guard let info = try object.value("info", "an object", as: \.object) else { return [:] }
    var texts: [String: String] = [:]
    for key in info.keys { texts[key] = try info.text(key) }
    return texts
  }
}
