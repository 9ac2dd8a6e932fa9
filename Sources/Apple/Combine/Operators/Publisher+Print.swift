extension Publisher {
  /// Unlike Apple's, the line about the subscription does not name the publisher.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.HandleEvents<Self> {
    let log = Log(prefix: prefix.isEmpty ? "" : "\(prefix): ", stream: stream)
    return handleEvents {
      log.write("receive subscription: (\($0))")
    } receiveOutput: {
      log.write("receive value: (\($0))")
    } receiveCompletion: {
      switch $0 {
      case .finished: log.write("receive finished")
      case .failure(let error): log.write("receive error: (\(error))")
      }
    } receiveCancel: {
      log.write("receive cancel")
    } receiveRequest: {
      log.write("request \($0 == .unlimited ? "unlimited" : "max: (\($0.max ?? 0))")")
    }
  }
}

/// Writes lines to a stream, or to the standard output.
private final class Log {
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix
    self.stream = stream
  }

  func write(_ line: String) {
    if stream == nil { return Swift.print(prefix + line) }
    stream?.write(prefix + line + "\n")
  }
}
