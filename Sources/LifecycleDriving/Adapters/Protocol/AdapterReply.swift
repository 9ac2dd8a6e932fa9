import Reporting

/// What an adapter replies to a request: one line of protocol 1.
///
/// ```
/// {"id":7,"requests":[{"beginBackgroundTask":"save"}],"observe":{"unsaved":true,"draft":"two words"},
///  "violations":["the draft is gone"]}
/// ```
/// All keys except `id` are optional, and unknown keys are ignored.
public struct AdapterReply: Hashable, Sendable {
  /// What the delegate asked of the application, in order.
  public var requests: [Request]

  /// What can be observed of the app after the request.
  public var observed: AdapterObservation

  /// What the adapter itself reports as broken, in its own words.
  public var violations: [String]

  /// Creates a reply.
  public init(
    requests: [Request] = [], observed: AdapterObservation = AdapterObservation(),
    violations: [String] = []
  ) {
    self.requests = requests
    self.observed = observed
    self.violations = violations
  }
}

// MARK: - Lines

extension AdapterReply {
  /// Reads the reply to the request with a number.
  ///
  /// - Throws: ``AdapterFailure`` if it is not a reply, or replies to another request.
  init(line: [UInt8], to id: Int) throws(AdapterFailure) {
    let object: JSONObject
    do { object = try AdapterLine(line).object } catch { throw .garbage(error) }
    let found = object.first(of: ["id"])?.value
    guard found?.wholeNumber == id else {
      // A second reply to an earlier request was written unasked.
      let isOld = (1..<id).contains(found?.wholeNumber ?? 0)
      throw isOld
        ? .wroteUnasked(line: line.lineExcerpt)
        : .wrongID(expected: id, found: found?.kind ?? "nothing")
    }
    do { self = try Self(object) } catch { throw .garbage(error) }
  }

  private init(_ object: JSONObject) throws(AdapterLineError) {
    var requests: [Request] = []
    for request in try object.objects("requests") ?? [] { requests.append(try Request(request)) }
    self.init(
      requests: requests,
      observed: try AdapterObservation(object.value("observe", "an object", as: \.object)),
      violations: try object.texts("violations") ?? [])
  }

  /// The line that replies to the request with a number.
  func line(to id: Int) -> String {
    OrderedJSON.object([
      ("id", .integer(id)), ("requests", .array(requests.map(\.json))), ("observe", observed.json),
      ("violations", .strings(violations)),
    ])
    .line
  }
}

extension AdapterReply {
  /// Something that a delegate asks of the application, or the result that it returns.
  ///
  /// In protocol 1 a request is an object with one key:
  /// ```
  /// {"beginBackgroundTask":"save"}   {"endBackgroundTask":"save"}   {"complete":"fetch"}
  /// {"presentSystemSheet":true}      {"openURL":"own"}              {"openURL":"other"}
  /// {"return":false}                 {"exit":0}
  /// ```
  public enum Request: Hashable, Sendable {
    /// A background task with a name begins.
    case beginBackgroundTask(String)
    /// The background task with a name ends.
    case endBackgroundTask(String)
    /// The completion handler of a background event is called: `fetch`, `push` or `urlSession`.
    case complete(String)
    /// The app presents a system sheet, for example one that asks for permission.
    case presentSystemSheet
    /// The app opens a URL, its own or that of another app.
    case openURL(OpenedURL)
    /// The delegate method returns a value; without this request it returns true.
    case answer(Bool)
    /// The process will exit with a status right after the reply.
    case exit(Int)
  }

  /// Which app handles a URL that the app opens.
  public enum OpenedURL: String, CaseIterable, Hashable, Sendable {
    /// The app itself.
    case own
    /// Another app.
    case other
  }
}

// MARK: - Lines

extension AdapterReply.Request {
  private static let keys = [
    "beginBackgroundTask", "endBackgroundTask", "complete", "presentSystemSheet", "openURL",
    "return", "exit",
  ]

  /// Reads an object with one key.
  init(_ object: JSONObject) throws(AdapterLineError) {
    guard let key = object.keys.first, object.keys.count == 1 else {
      throw .wrongShape(
        key: "requests", found: "an object with \(object.keys.count) keys", expected: "one each")
    }
    guard let request = try Self.request(key, in: object) else {
      let nearest = NearestWord.nearest(to: key, among: Self.keys)
      throw .wrongShape(
        key: "requests", found: "“\(key.excerpt)”",
        expected: nearest.map { "“\($0)”" } ?? "one of " + Self.keys.joined(separator: ", "))
    }
    self = request
  }

  private static func request(
    _ key: String, in object: JSONObject
  ) throws(AdapterLineError) -> Self? {
    switch key {
    case "beginBackgroundTask": try object.text(key).map(Self.beginBackgroundTask)
    case "endBackgroundTask": try object.text(key).map(Self.endBackgroundTask)
    case "complete": try object.text(key).map(Self.complete)
    case "presentSystemSheet":
      try object.value(key, "true") { value in
        if case .boolean(true) = value { Self.presentSystemSheet } else { nil }
      }
    case "openURL":
      try object.value(key, "“own” or “other”") {
        $0.text.flatMap(AdapterReply.OpenedURL.init(rawValue:)).map(Self.openURL)
      }
    case "return": try object.boolean(key).map(Self.answer)
    case "exit": try object.number(key).map(Self.exit)
    default: nil
    }
  }

  var json: OrderedJSON {
    switch self {
    case .beginBackgroundTask(let name): .object([("beginBackgroundTask", .string(name))])
    case .endBackgroundTask(let name): .object([("endBackgroundTask", .string(name))])
    case .complete(let event): .object([("complete", .string(event))])
    case .presentSystemSheet: .object([("presentSystemSheet", true)])
    case .openURL(let owner): .object([("openURL", .string(owner.rawValue))])
    case .answer(let value): .object([("return", .bool(value))])
    case .exit(let status): .object([("exit", .integer(status))])
    }
  }
}
