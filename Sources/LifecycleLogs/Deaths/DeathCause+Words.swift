extension DeathCause.Sign {
  /// The sign as people look for it in a report: “0x8badf00d (2343432205)”.
  public var words: String {
    switch self {
    case .text(let text): "“\(text)”"
    case .function(let name): "\(name) on the stack"
    case .resource(let name): "EXC_RESOURCE, \(name)"
    case .watchdogEvent(let event, let from, let to): event + Self.change(from: from, to: to)
    case .watchdogFunction(let name): "0x8badf00d with \(name) on the stack"
    case .terminator(let name): "ended by \(name)"
    case .code(let code, let namespace): Self.words(of: code, in: namespace)
    case .jetsam(let reason, let state): state.map { "\(reason), \($0.rawValue)" } ?? reason
    case .count(let key, let isForeground):
      key + (isForeground.map { $0 ? ", in the foreground" : ", in the background" } ?? "")
    case .reporterType(let type): "\(type), of a crash reporter"
    case .namespace(let name): "namespace \(name)"
    case .exception(let name, let signal): name + (signal.map { " (\($0))" } ?? "")
    }
  }

  private static func words(of code: UInt64, in namespace: String?) -> String {
    guard let namespace else { return "0x\(String(code, radix: 16)) (\(code))" }
    return "\(namespace) \(code)"
  }

  private static func change(from source: ReportedState?, to target: ReportedState?) -> String {
    switch (source, target) {
    case (nil, nil): ""
    case (let source?, let target?) where source == target: " in the \(target.rawValue)"
    case (let source, let target):
      (source.map { " from the \($0.rawValue)" } ?? "")
        + (target.map { " to the \($0.rawValue)" } ?? "")
    }
  }
}

extension DeathCause.Remedy {
  /// What to do, as a sentence without its full stop, or a line to paste.
  public var words: String {
    switch self {
    case .obligation(_, let line): line
    case .auditRule(let rule): rule
    case .advice(let text): text
    }
  }
}
