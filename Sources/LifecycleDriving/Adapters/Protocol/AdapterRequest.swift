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
      id: try object.required(.id, as: \.wholeNumber),
      content: try Self.content(of: object),
      state: try object.required(.state) {
        $0.text.flatMap(ExecutionState.init(spelling:))
      },
      info: try Self.info(of: object))
  }

  /// The line that makes the request.
  var line: String {
    let (id, state) = (OrderedJSON.integer(id), OrderedJSON.string(state.spelling))
    let json: OrderedJSON =
      switch content {
      case .deliver(let callback, let scene):
        .object(keys: [
          .id: id, .deliver: .string(callback.name), .scene: scene.map(OrderedJSON.integer),
          .state: state,
          .info: .object(info.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }),
        ])
      case .perform(let action):
        .object(keys: [.id: id, .action: .string(action), .state: state])
      }
    return json.line
  }

  private static func content(of object: JSONObject) throws(AdapterLineError) -> Content {
    if let action = try object.value(.action, as: \.text) {
      return .perform(action: action)
    }
    return .deliver(
      try object.required(.deliver) { $0.text.flatMap(Callback.init(name:)) },
      scene: try object.value(.scene, as: \.wholeNumber))
  }

  private static func info(of object: JSONObject) throws(AdapterLineError) -> [String: String] {
    guard let info = try object.value(.info, as: \.object) else { return [:] }
    var texts: [String: String] = [:]
    for key in info.keys { texts[key] = try info.value(key, .text, as: \.text) }
    return texts
  }
}
