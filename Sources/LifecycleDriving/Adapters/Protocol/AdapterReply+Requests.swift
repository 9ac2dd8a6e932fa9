import Reporting

extension AdapterReply.Request {
  /// Reads an object with one key.
  init(_ object: JSONObject) throws(AdapterLineError) {
    guard let name = object.keys.first, object.keys.count == 1 else {
      throw .wrongShape(
        key: ProtocolKey.requests.rawValue, found: "an object with \(object.keys.count) keys",
        expected: "one each")
    }
    let key = ProtocolKey(rawValue: name)
    // What has no other value than true is left out where it is false.
    if let key, key.rule.values == ["true"], try !object.required(key, as: \.boolean) {
      throw .wrongShape(key: name, found: "false", expected: "true, or leave it out")
    }
    self =
      switch key {
      case .beginBackgroundTask:
        .beginBackgroundTask(try object.required(.beginBackgroundTask, as: \.text))
      case .endBackgroundTask:
        .endBackgroundTask(try object.required(.endBackgroundTask, as: \.text))
      case .complete: .complete(try object.required(.complete, as: \.text))
      case .presentSystemSheet: .presentSystemSheet
      case .openURL: .openURL(try Self.openedURL(in: object))
      case .setNotificationDelegate: .setNotificationDelegate
      case .registerTask: .registerTask(try object.required(.registerTask, as: \.text))
      case .submitTask: .submitTask
      case .submitContinuedTask: .submitContinuedTask
      case .activateScene: .activateScene(try object.required(.activateScene, as: \.wholeNumber))
      case .refreshScene: .refreshScene(try object.required(.refreshScene, as: \.wholeNumber))
      case .destroyScene: .destroyScene(try object.required(.destroyScene, as: \.wholeNumber))
      case .answer: .answer(try object.required(.answer, as: \.boolean))
      case .exit: .exit(try object.required(.exit, as: \.wholeNumber))
      default:
        throw .wrongShape(
          key: ProtocolKey.requests.rawValue, found: "“\(name.excerpt)”",
          expected: ProtocolObject.item.keyNames.replacement(of: name))
      }
  }

  private static func openedURL(
    in object: JSONObject
  ) throws(AdapterLineError) -> AdapterReply.OpenedURL {
    let owner = try object.required(.openURL, as: \.text)
    guard let opened = AdapterReply.OpenedURL(rawValue: owner) else {
      throw .wrongShape(
        key: ProtocolKey.openURL.rawValue, found: "the text “\(owner.excerpt)”",
        expected: ProtocolKey.openURL.rule.values.replacement(of: owner))
    }
    return opened
  }

  var json: OrderedJSON {
    let (key, value): (ProtocolKey, OrderedJSON) =
      switch self {
      case .beginBackgroundTask(let name): (.beginBackgroundTask, .string(name))
      case .endBackgroundTask(let name): (.endBackgroundTask, .string(name))
      case .complete(let event): (.complete, .string(event))
      case .presentSystemSheet: (.presentSystemSheet, true)
      case .openURL(let owner): (.openURL, .string(owner.rawValue))
      case .setNotificationDelegate: (.setNotificationDelegate, true)
      case .registerTask(let identifier): (.registerTask, .string(identifier))
      case .submitTask: (.submitTask, true)
      case .submitContinuedTask: (.submitContinuedTask, true)
      case .activateScene(let scene): (.activateScene, .integer(scene))
      case .refreshScene(let scene): (.refreshScene, .integer(scene))
      case .destroyScene(let scene): (.destroyScene, .integer(scene))
      case .answer(let value): (.answer, .bool(value))
      case .exit(let status): (.exit, .integer(status))
      }
    return .object(keys: [key: value])
  }
}
