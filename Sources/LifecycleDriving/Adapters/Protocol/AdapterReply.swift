import Reporting

/// What an adapter replies to a request: one line of protocol 1.
///
/// ```
/// {"id":7,"requests":[{"beginBackgroundTask":"save"}],"observe":{"unsaved":true,"draft":"two words"},
///  "violations":["the draft is gone"]}
/// ```
/// All keys except `id` are optional. Unknown keys are ignored, unless they are almost known.
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
  /// Reads the reply to the request with an id.
  ///
  /// - Parameters:
  ///   - line: The line, without its line feed.
  ///   - number: The number of the line in the adapter’s output.
  ///   - id: The id of the request.
  /// - Throws: ``AdapterFailure`` if it is not a reply, or replies to another request.
  init(line: [UInt8], number: Int, to id: Int) throws(AdapterFailure) {
    let object: JSONObject
    do { object = try AdapterLine(line).object } catch { throw .garbage(error, line: number) }
    let found = object[.id]
    guard found?.wholeNumber == id else {
      // A second reply to an earlier request was written unasked.
      let isOld = (1..<id).contains(found?.wholeNumber ?? 0)
      throw isOld
        ? .wroteUnasked(line: line.lineExcerpt)
        : .wrongID(expected: id, found: found?.kind ?? "nothing")
    }
    do { self = try Self(object) } catch { throw .garbage(error, line: number) }
  }

  private init(_ object: JSONObject) throws(AdapterLineError) {
    try object.rejectMisspeltKeys(of: .reply)
    var requests: [Request] = []
    for request in try object.value(.requests, as: \.objects) ?? [] {
      requests.append(try Request(request))
    }
    self.init(
      requests: requests,
      observed: try AdapterObservation(object.value(.observe, as: \.object)),
      violations: try object.value(.violations, as: \.texts) ?? [])
  }

  /// The line that replies to the request with a number.
  func line(to id: Int) -> String {
    let json = OrderedJSON.object(keys: [
      .id: .integer(id), .requests: .array(requests.map(\.json)), .observe: observed.json,
      .violations: .strings(violations),
    ])
    return json.line
  }
}

extension AdapterReply {
  /// Something that a delegate asks of the application, or the result that it returns.
  ///
  /// In protocol 1 a request is an object with one key:
  /// ```
  /// {"beginBackgroundTask":"save"}   {"endBackgroundTask":"save"}   {"complete":"fetch"}
  /// {"presentSystemSheet":true}      {"openURL":"own"}              {"openURL":"other"}
  /// {"registerTask":"org.a.refresh"} {"submitTask":true}            {"submitContinuedTask":true}
  /// {"return":false}                 {"exit":0}
  /// ```
  public enum Request: Hashable, Sendable {
    /// A background task with a name begins.
    case beginBackgroundTask(String)
    /// The background task with a name ends.
    case endBackgroundTask(String)
    /// The completion handler is called that came with an input, or the task is completed:
    /// `fetch`, `push`, `urlSession`, `notificationTap`, `refreshTask`, `processingTask` or, for a
    /// launch handler that was called without an input, `continuedTask`.
    case complete(String)
    /// The app presents a system sheet, for example one that asks for permission.
    case presentSystemSheet
    /// The app sets the delegate of its user notification centre.
    case setNotificationDelegate
    /// The app registers the launch handler of a task with an identifier.
    case registerTask(String)
    /// The app submits a task that the system runs later.
    case submitTask
    /// The app submits a task that begins in the foreground and goes on when the app is left.
    case submitContinuedTask
    /// The app asks for a window to come to the front.
    case activateScene(Int)
    /// The app asks for a new snapshot of a window.
    case refreshScene(Int)
    /// The app asks for the end of a session.
    case destroyScene(Int)
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
