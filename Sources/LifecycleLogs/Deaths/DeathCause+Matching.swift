import LifecycleModels

extension DeathCause {
  /// A cause with the sign that shows it.
  public struct Match: Hashable, Sendable {
    /// The cause.
    public let cause: DeathCause
    /// What a report says of it.
    public let sign: Sign
  }

  /// The cause of an end, by its most specific sign.
  ///
  /// A text of the system comes before a code, a code before a namespace, and an exception last.
  /// - Parameters:
  ///   - end: The end.
  ///   - version: The first number of the version of iOS; nil if it is not known.
  /// - Returns: The cause; nil if no source explains what the report says, or if it says that the
  ///   process was not ended.
  /// - Complexity: O(*s* · *n*) for *s* signs and a report of *n* bytes.
  public static func cause(of end: ProcessEnd, on version: Int? = nil) -> Match? {
    if end.isNone { return nil }
    let words = EndWords(end)
    var best: (match: Match, rank: Int)?
    for cause in all {
      if let version, SystemVersions.known.contains(version), !cause.systems.isEmpty,
        !cause.systems.contains(version)
      {
        continue
      }
      for sign in cause.signs {
        guard let rank = words.rank(of: sign), rank < best?.rank ?? .max else { continue }
        best = (Match(cause: cause, sign: sign), rank)
      }
    }
    return best?.match
  }

  /// The causes that one of MetricKit’s counts adds up.
  ///
  /// - Parameters:
  ///   - key: The key, for example “cumulativeMemoryPressureExitCount”, or its name since iOS 27.
  ///   - isForeground: Whether the app was in the foreground.
  /// - Returns: The causes; none for a key that no source explains.
  public static func causes(ofCount key: String, isForeground: Bool) -> [DeathCause] {
    all.filter { cause in
      cause.signs.contains { sign in
        guard case .count(key, let place) = sign else { return false }
        return place == nil || place == isForeground
      }
    }
  }

  /// The cause with a name; nil if there is none.
  public static func named(_ name: String) -> DeathCause? { all.first { $0.name == name } }
}

/// What a report says of an end, prepared for the comparison with signs.
private struct EndWords {
  private let end: ProcessEnd
  /// The reasons in lower case, line by line.
  private let text: String
  /// The functions on the stack in lower case.
  private let stack: [String]
  private let jetsamReason: String?
  private let event: String?
  private let from: ReportedState?
  private let to: ReportedState?

  init(_ end: ProcessEnd) {
    self.end = end
    text = end.reasons.joined(separator: "\n").lowercased()
    stack = end.stack.map { $0.lowercased() }
    let isJetsam = end.namespace == "JETSAM"
    jetsamReason =
      end.jetsamReason
      ?? (isJetsam ? end.code.flatMap { JetsamReason(number: $0)?.rawValue } : nil)
    event = end.watchdogEvent ?? Self.word(before: " watchdog transgression", in: text)
    from = Self.visibility("processvisibility:", in: text) ?? end.state
    to = Self.visibility("watchdogvisibility:", in: text) ?? from
  }

  /// Whether the system says some words. An app that ends itself says words of its own, of which only
  /// whole sentences of the system count.
  private func says(_ words: String) -> Bool {
    let isOwnEnd = ["SIGABRT", "SIGTRAP", "SIGILL", "SIGSEGV", "SIGBUS"].contains(end.signal)
    return text.contains(words) && (!isOwnEnd || words.contains { $0 == " " } && words.count >= 28)
  }

  /// How specific a sign is that the report shows, 0 for the most specific; nil if it does not show it.
  func rank(of sign: DeathCause.Sign) -> Int? {
    switch sign {
    case .text(let words): says(words.lowercased()) ? 0 : nil
    case .function(let name): end.stack.contains { $0.contains(name) } ? 1 : nil
    case .resource(let name): usesTooMuch(of: name) ? 2 : nil
    case .watchdogEvent(event, let source, let target):
      (source == nil || source == from) && (target == nil || target == to)
        ? (target == nil ? 3 : 1000) : nil
    case .watchdogEvent: nil
    // The innermost function counts.
    case .watchdogFunction(let name): isWatchdog ? place(of: name).map { 4 + $0 } : nil
    case .terminator(let name): name == end.terminator ? 1000 : nil
    case .code(let code, let namespace?):
      code == end.code && namespace == end.namespace ? 1001 : nil
    case .code(let code, nil): code == end.code ? 1002 : nil
    case .jetsam(jetsamReason, let state): state == nil ? 1004 : state == end.state ? 1003 : nil
    case .jetsam, .count: nil
    case .reporterType("NSException"):
      end.reporterType.map { $0.hasPrefix("NS") && $0.hasSuffix("Exception") } == true ? 1008 : nil
    case .reporterType(let type): type == end.reporterType ? 1005 : nil
    case .namespace("JETSAM"): isJetsam ? 1006 : nil
    case .namespace(let name): name == end.namespace ? 1006 : nil
    case .exception(let name, let signal):
      name == (end.exception ?? end.reporterType) && (signal == nil || signal == end.signal)
        ? 1007 : nil
    }
  }

  private var isJetsam: Bool { end.namespace == "JETSAM" || end.jetsamReason != nil }

  private var isWatchdog: Bool {
    event != nil
      || end.code == 0x8bad_f00d && end.namespace != "ASSERTIOND" && end.namespace != "RUNNINGBOARD"
  }

  private func usesTooMuch(of name: String) -> Bool {
    end.exception == "EXC_RESOURCE"
      && end.reasons.contains { reason in
        reason.split { !$0.isLetter && $0 != "_" }.contains { $0 == name }
      }
  }

  /// Which function on the stack has a name, from 0; there are at most 200.
  private func place(of name: String) -> Int? {
    let name = name.lowercased()
    return stack.firstIndex { $0.contains(name) }
  }

  private static func visibility(_ key: String, in text: String) -> ReportedState? {
    guard let range = text.firstRange(of: key) else { return nil }
    let word = text[range.upperBound...].drop { $0 == " " }.prefix { $0.isLetter }
    return ReportedState(rawValue: String(word))
  }

  private static func word(before words: String, in text: String) -> String? {
    guard let range = text.firstRange(of: words) else { return nil }
    let head = text[..<range.lowerBound]
    let word = head.suffix(while: { $0.isLetter || $0 == "-" })
    return word.isEmpty ? nil : String(word)
  }
}

extension Substring {
  fileprivate func suffix(while isPart: (Character) -> Bool) -> Substring {
    self[(lastIndex { !isPart($0) }.map { index(after: $0) } ?? startIndex)...]
  }
}
