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
