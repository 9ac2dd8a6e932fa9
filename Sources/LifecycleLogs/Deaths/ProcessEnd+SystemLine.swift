extension SystemLine {
  /// The end that it tells of; nil if it does not say what ended the process.
  var end: ProcessEnd? {
    guard case .exited(_, let words) = statement else { return nil }
    var end = ProcessEnd(ofSystemLine: words.isEmpty ? text : words)
    guard DeathCause.cause(of: end) != nil else { return nil }
    end.pid = subject.process.flatMap { Int($0) }
    end.app = ReportedApp(name: subject.name, bundle: subject.bundle)
    // Only names of apps come with a bundle identifier.
    end.process = subject.bundle == nil ? .unknown : .app
    end.evidence = [text]
    return end
  }

  /// Whether it says more of the end of a process than another line. Several processes of the system tell
  /// of the same end, some without a cause, and some without the reason of the kernel.
  func saysMore(than other: SystemLine) -> Bool { detail > other.detail }

  private var detail: Int {
    guard let end, let match = DeathCause.cause(of: end) else { return 0 }
    let isVague = [.namespace("JETSAM"), .code(9, namespace: "SIGNAL")].contains(match.sign)
    return isVague ? 1 : 2
  }
}

extension ProcessEnd {
  /// What a line of the system tells of an end; the line is its only reason.
  init(ofSystemLine line: String) {
    self.init()
    reasons = [line]
    let statuses = [
      /reported by launchd \((\d{1,3}), (\d{1,20}),/,
      /domain:(?:[^\s()]*\()?(\d{1,3})\)? code:(?:[\w-]*\()?(\w+)/,
    ]
    if let status = statuses.lazy.compactMap({ line.firstMatch(of: $0) }).first {
      namespace = Termination.namespace(String(status.1))
      code = Termination.code(String(status.2))
    }
    if line.hasPrefix("Fatal RESOURCE_NOTIFY trigger") {
      exception = "EXC_RESOURCE"
      // The name of the process may be any text.
      reasons = [line.replacing(/^.*?\[\d+\]/, with: "")]
    }
    guard line.contains("killed by jetsam") || line.contains("memorystatus: killing") else {
      return
    }
    namespace = "JETSAM"
    // The name of a process stands in brackets, and may be any text.
    let words = line.replacing(/\[[^\]]*\]/, with: "").split { " ()".contains($0) }
    jetsamReason = words.lazy.compactMap { JetsamReason(rawValue: String($0)) }.first?.rawValue
    if words.contains("'suspended'") {
      state = .suspended
    } else if words.contains("FOREGROUND") {
      state = .foreground
    } else if words.contains("background") {
      state = .background
    }
  }
}
