extension ProcessEnd {
  /// What a line of the system tells of an end; the line is its only reason.
  init(ofSystemLine line: String) {
    self.init()
    reasons = [line]
    if let status = line.firstMatch(of: /domain:[^\s()]*\((\d{1,3})\) code:(?:[\w-]*\()?(\w+)/) {
      namespace = Self.namespaces[String(status.1)]
      let digits = status.2
      code =
        digits.hasPrefix("0x") ? UInt64(digits.dropFirst(2), radix: 16) : UInt64(digits, radix: 10)
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

  /// The namespaces of terminations by the numbers of the kernel.
  private static let namespaces = [
    "1": "JETSAM", "2": "SIGNAL", "3": "CODESIGNING", "6": "DYLD", "9": "EXEC", "10": "FRONTBOARD",
    "11": "TCC", "15": "RUNNINGBOARD", "23": "GUARD",
  ]
}
