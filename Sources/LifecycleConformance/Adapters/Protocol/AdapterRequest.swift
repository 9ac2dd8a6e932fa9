import LifecycleModels

/// What an adapter is asked to do: one line of protocol 1.
///
/// ```
/// {"id":7,"deliver":"scene.didEnterBackground","scene":1,"state":"background","info":{}}
/// {"id":8,"action":"edit","state":"active"}
/// ```
public struct AdapterRequest: Hashable, Sendable {
  /// What is to be done.
  public enum Content: Hashable, Sendable {
    /// The delegate is sent a callback; the number is that of the scene, for those of a scene.
    case deliver(Callback, scene: Int?)
    /// The user does something.
    case perform(action: String)
  }

  /// The number that the reply repeats.
  public let id: Int

  /// What is to be done.
  public let content: Content

  /// The state that the app is in.
  public let state: ExecutionState

  /// What comes with a callback, for example the address to open.
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
  init(line: [UInt8]) throws(AdapterFailure) {
    let object = try AdapterLine(line).object
    guard let id = try object.number("id"), let state = try object.value("state", "a state", as: {
      $0.text.flatMap(ExecutionState.init(spelling:))
    }) else {
      throw .wrongShape(key: "id or state", found: "nothing", expected: "there")
    }
    self.id = id
    self.state = state
    content = try Self.content(of: object)
    info = try Self.info(of: object)
  }

  /// The line that asks it.
  var line: String {
    JSONText.object([("id", "\(id)")] + contentMembers + [("state", JSONText.quoted(state.spelling))]
      + infoMembers)
  }

  private var contentMembers: [(key: String, text: String)] {
    switch content {
    case .deliver(let callback, let scene):
      [("deliver", JSONText.quoted(callback.name))] + (scene.map { [("scene", "\($0)")] } ?? [])
    case .perform(let action): [("action", JSONText.quoted(action))]
    }
  }

  private var infoMembers: [(key: String, text: String)] {
    guard case .deliver = content else { return [] }
    let members = info.sorted { $0.key < $1.key }
    return [("info", JSONText.object(members.map { ($0.key, JSONText.quoted($0.value)) }))]
  }

  private static func content(of object: JSONObject) throws(AdapterFailure) -> Content {
    if let action = try object.text("action") { return .perform(action: action) }
    let callback = try object.value("deliver", "the name of a callback") {
      $0.text.flatMap(Callback.init(name:))
    }
    guard let callback else {
      throw .wrongShape(key: "deliver", found: "nothing", expected: "there, or “action”")
    }
    return .deliver(callback, scene: try object.number("scene"))
  }

  private static func info(of object: JSONObject) throws(AdapterFailure) -> [String: String] {
    guard let info = try object.value("info", "an object", as: \.object) else { return [:] }
    var texts: [String: String] = [:]
    for key in info.keys { texts[key] = try info.text(key) }
    return texts
  }
}
