import LifecycleModels
import Reporting

/// The name of something that a delegate asks of the application, in protocol 1.
package enum RequestName: String, CaseIterable, Sendable {
  case beginBackgroundTask, endBackgroundTask, complete, presentSystemSheet, openURL
  case setNotificationDelegate, registerTask, submitTask, submitContinuedTask
  case answer = "return"
  case exit

  /// What its value can be, where these are fixed names.
  package var values: [String] {
    switch self {
    case .complete: LifeInput.completable.map(\.rawValue) + [ServedTask.continued]
    case .openURL: AdapterReply.OpenedURL.allCases.map(\.rawValue)
    case .presentSystemSheet, .setNotificationDelegate, .submitTask, .submitContinuedTask:
      ["true"]
    default: []
    }
  }

  /// The type of its value.
  package var type: ValueType {
    switch self {
    case .beginBackgroundTask, .endBackgroundTask, .complete, .openURL, .registerTask: .text
    case .presentSystemSheet, .setNotificationDelegate, .submitTask, .submitContinuedTask, .answer:
      .boolean
    case .exit: .number
    }
  }

  /// What the delegate asks.
  package var meaning: String {
    switch self {
    case .beginBackgroundTask: "a background task begins; the text is its name"
    case .endBackgroundTask: "the background task that was begun with this name ends"
    case .complete:
      "the completion handler is called, or the task completed, that came with this input"
    case .presentSystemSheet: "a system sheet appears, for example one that asks for permission"
    case .setNotificationDelegate: "the delegate of the user notification centre is set"
    case .registerTask: "a launch handler is registered for the task with this identifier"
    case .submitTask: "a refresh or processing task is submitted to the scheduler"
    case .submitContinuedTask:
      "a continued task is submitted, which begins at once on iOS 26 and later"
    case .openURL: "a URL of the app itself, or of another app, is opened"
    case .answer: "the callback returns this; without it, true"
    case .exit: "the process exits with this status right after its reply"
    }
  }
}

// MARK: - Lines

extension AdapterReply.Request {
  /// Reads an object with one key.
  init(_ object: JSONObject) throws(AdapterLineError) {
    guard let key = object.keys.first, object.keys.count == 1 else {
      throw .wrongShape(
        key: "requests", found: "an object with \(object.keys.count) keys", expected: "one each")
    }
    guard let name = RequestName(rawValue: key) else {
      throw .wrongShape(
        key: "requests", found: "“\(key.excerpt)”",
        expected: RequestName.allCases.map(\.rawValue).replacement(of: key))
    }
    self = try Self.request(name, in: object)
  }

  private static func request(
    _ name: RequestName, in object: JSONObject
  ) throws(AdapterLineError) -> Self {
    let key = name.rawValue
    return switch name {
    case .beginBackgroundTask: .beginBackgroundTask(try required(object.text(key), key))
    case .endBackgroundTask: .endBackgroundTask(try required(object.text(key), key))
    case .complete: .complete(try required(object.text(key), key))
    case .presentSystemSheet: try affirmed(.presentSystemSheet, by: name, in: object)
    case .setNotificationDelegate: try affirmed(.setNotificationDelegate, by: name, in: object)
    case .registerTask: .registerTask(try required(object.text(key), key))
    case .submitTask: try affirmed(.submitTask, by: name, in: object)
    case .submitContinuedTask: try affirmed(.submitContinuedTask, by: name, in: object)
    case .openURL: try openURL(in: object)
    case .answer: .answer(try required(object.boolean(key), key))
    case .exit: .exit(try required(object.number(key), key))
    }
  }

  /// A value that is there, because null counts as no key.
  private static func required<Value>(_ value: Value?, _ key: String) -> Value {
    guard let value else { preconditionFailure("The key “\(key)” was read, but has no value") }
    return value
  }

  /// A request whose only value is `true`.
  private static func affirmed(
    _ request: Self, by name: RequestName, in object: JSONObject
  ) throws(AdapterLineError) -> Self {
    guard try object.boolean(name.rawValue) == true else {
      throw .wrongShape(key: name.rawValue, found: "false", expected: "true, or leave it out")
    }
    return request
  }

  private static func openURL(in object: JSONObject) throws(AdapterLineError) -> Self {
    let name = RequestName.openURL
    let owner = required(try object.text(name.rawValue), name.rawValue)
    guard let opened = AdapterReply.OpenedURL(rawValue: owner) else {
      throw .wrongShape(
        key: name.rawValue, found: "the text “\(owner.excerpt)”",
        expected: name.values.replacement(of: owner))
    }
    return .openURL(opened)
  }

  var json: OrderedJSON {
    switch self {
    case .beginBackgroundTask(let name): member(.beginBackgroundTask, .string(name))
    case .endBackgroundTask(let name): member(.endBackgroundTask, .string(name))
    case .complete(let event): member(.complete, .string(event))
    case .presentSystemSheet: member(.presentSystemSheet, true)
    case .setNotificationDelegate: member(.setNotificationDelegate, true)
    case .registerTask(let identifier): member(.registerTask, .string(identifier))
    case .submitTask: member(.submitTask, true)
    case .submitContinuedTask: member(.submitContinuedTask, true)
    case .openURL(let owner): member(.openURL, .string(owner.rawValue))
    case .answer(let value): member(.answer, .bool(value))
    case .exit(let status): member(.exit, .integer(status))
    }
  }

  private func member(_ name: RequestName, _ value: OrderedJSON) -> OrderedJSON {
    .object([(name.rawValue, value)])
  }
}
