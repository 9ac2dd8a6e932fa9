/// What a server answers.
struct HTTPResponse: Hashable, Sendable {
  /// How the request ended.
  let status: Status
  /// The type of the body.
  let type: String
  /// What is shown or read.
  let body: String

  /// The statuses that are used here.
  enum Status: Int, CaseIterable, Hashable, Sendable {
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case notAllowed = 405
    case gone = 410
    case tooLarge = 431

    var reason: String {
      switch self {
      case .ok: "OK"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .notAllowed: "Method Not Allowed"
      case .gone: "Gone"
      case .tooLarge: "Request Header Fields Too Large"
      }
    }
  }

  /// A page.
  static func page(_ text: String) -> HTTPResponse {
    HTTPResponse(status: .ok, type: "text/html; charset=utf-8", body: text)
  }

  /// Data for a script.
  static func data(_ json: OrderedJSON) -> HTTPResponse {
    HTTPResponse(status: .ok, type: "application/json", body: json.line)
  }

  /// A refusal, which says no more than its status.
  static func refusal(_ status: Status) -> HTTPResponse {
    HTTPResponse(
      status: status, type: "text/plain; charset=utf-8",
      body: "\(status.rawValue) \(status.reason)\n"
    )
  }

  /// The response as it is sent. No other page may read it, and nothing keeps it.
  var bytes: [UInt8] {
    let lines = [
      "HTTP/1.1 \(status.rawValue) \(status.reason)", "Content-Type: \(type)",
      "Content-Length: \(body.utf8.count)", "Connection: close", "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff", "Cross-Origin-Resource-Policy: same-origin",
      "X-Frame-Options: DENY", "Referrer-Policy: no-referrer",
    ]
    return Array(((lines + ["", ""]).joined(separator: "\r\n") + body).utf8)
  }
}
