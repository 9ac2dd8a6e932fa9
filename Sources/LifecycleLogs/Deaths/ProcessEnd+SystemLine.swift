extension ProcessEnd {
  /// What a line of the system tells of an end; the line is its only reason.
  init(ofSystemLine line: String) {
    self.init()
    reasons = [line]
    if let status = line.firstMatch(of: /domain:[^\s()]*\((\d{1,3})\) code:(?:[\w-]*\()?(\w+)/) {
      namespace = Termination.namespace(String(status.1))
      code = Termination.code(String(status.2))
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
