import LifecycleModels

/// What happened in a log, in the words of its heading.
///
/// A scenario is read only if each of its parts is known: a mark, or where the app was. Otherwise
/// nothing is concluded from it.
///
/// ```swift
/// Scenario("cold launch, then Home")?.marks.map(\.name)       // ["launch", "home"]
/// Scenario("open URL, app in background")?.marks.map(\.name)  // ["open by url while in background"]
/// Scenario("launch (cause unknown)")                          // nil
/// ```
public struct Scenario: Hashable, Sendable {
  /// The events in order.
  public let marks: [Mark]

  /// Reads a scenario; nil if any part of it is unknown.
  public init?(_ text: String) {
    var draft = ScenarioDraft()
    for part in ScenarioDraft.parts(of: text) {
      guard draft.add(part) else { return nil }
    }
    guard !draft.marks.isEmpty, !draft.isInconclusive else { return nil }
    marks = draft.marks
  }
}

/// The part of a scenario that has been read.
private struct ScenarioDraft {
  private(set) var marks: [Mark] = []
  /// The state of the app, if the scenario names it before the first event.
  private var origin: Mark.Origin?

  /// The end of a process alone does not tell how the app left the screen.
  var isInconclusive: Bool {
    guard marks.count == 1, let mark = marks.first else { return false }
    return mark.isPrepared && mark.origin == nil
  }

  /// Adds a part. Returns whether it is understood.
  mutating func add(_ part: Part) -> Bool {
    if Self.asides.contains(part.text) || part.text.wholeMatch(of: Self.pause) != nil {
      return true
    }
    let mark = Mark(part.text)
    // Parentheses explain the words before them.
    if part.isAside, let mark, marks.last?.event == mark.event { return true }
    if let origin = MarkReader.origin(part.text.utf8), mark == nil || explains(origin) {
      return place(origin)
    }
    guard let mark, !part.isAside else { return false }
    if let origin {
      guard mark.origin == nil, mark.allows(origin) else { return false }
      marks.append(Mark(mark.event, with: mark.input, from: origin))
      self.origin = nil
    } else {
      marks.append(mark)
    }
    return true
  }

  /// Whether “suspended” describes the app at the time when it was opened.
  private func explains(_ origin: Mark.Origin) -> Bool {
    marks.count == 1 && marks[0].input != nil && marks[0].origin == nil
  }

  private mutating func place(_ origin: Mark.Origin) -> Bool {
    guard let last = marks.last else {
      guard self.origin == nil else { return false }
      self.origin = origin
      return true
    }
    guard marks.count == 1, last.origin == nil, last.allows(origin) else { return false }
    marks[0] = Mark(last.event, with: last.input, from: origin)
    return true
  }

  /// Remarks that do not affect the callbacks after a mark.
  private static let asides: Set<String> = ["saved state present", "no saved state"]
  nonisolated(unsafe) private static let pause =
    /(?:wait|after)(?: for)? [0-9]+ ?(?:s|sec|seconds?|min|minutes?)/
}

// MARK: - Parts

extension ScenarioDraft {
  struct Part: Hashable {
    let text: String
    /// Whether it stands in parentheses.
    let isAside: Bool
  }

  private static let maxLength = 1_000

  /// The parts between commas, semicolons, arrows, “then” and “and”, and in parentheses.
  static func parts(of text: String) -> [Part] {
    guard text.utf8.count <= maxLength else { return [Part(text: text, isAside: false)] }
    var parts: [Part] = []
    var rest = Substring(text)
    while let opening = rest.firstIndex(of: "("), let closing = rest[opening...].firstIndex(of: ")")
    {
      parts += clauses(of: rest[..<opening], isAside: false)
      parts += clauses(of: rest[rest.index(after: opening)..<closing], isAside: true)
      rest = rest[rest.index(after: closing)...]
    }
    return parts + clauses(of: rest, isAside: false)
  }

  private static func clauses(of text: Substring, isAside: Bool) -> [Part] {
    var pieces = [String(text).lowercased()]
    for separator in separators {
      pieces = pieces.flatMap { piece in
        // Words such as “lock and unlock” are split, but not a phrase that contains the separator.
        separator == " and " && Mark(piece) != nil ? [piece] : piece.components(around: separator)
      }
    }
    return pieces.map { $0.trimmingBlanks.droppingThen.trimmingBlanks }.filter { !$0.isEmpty }
      .map { Part(text: $0, isAside: isAside) }
  }

  private static let separators = [", then ", "; then ", " then ", ",", ";", "→", "->", " and "]
}

extension String {
  fileprivate func components(around separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: true).map(String.init)
  }

  fileprivate var trimmingBlanks: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " || text.last == "." { text.removeLast() }
    return String(text)
  }

  fileprivate var droppingThen: String {
    hasPrefix("then ") ? String(dropFirst(5)) : self
  }
}

/// How the marks of a scenario apply to the entries of a log.
struct ScenarioPlan: Hashable, Sendable {
  /// The event before the first entry.
  var beginning: Mark?
  /// The later events in order, between any entries or after the last one.
  var rest: [Mark] = []
  /// Whether the log has all callbacks that followed.
  var isComplete = false
  /// Whether nothing happens in the log that the scenario does not say.
  var isWhole = false

  /// The plan for a log without a scenario.
  static let none = ScenarioPlan()
}

extension ScenarioPlan {
  /// The plan for a scenario.
  ///
  /// - Parameters:
  ///   - scenario: The events.
  ///   - recordsLaunch: Whether the log has a launch callback. If so, it may begin before anything
  ///     but a launch.
  ///   - isClaim: Whether the log is said to have all callbacks that followed, and no others.
  init(_ scenario: Scenario, recordsLaunch: Bool, isClaim: Bool) {
    // A scenario that does not say that something covers the app means that nothing does.
    var marks = scenario.marks
    for index in marks.indices {
      marks[index].mayBeCovered = marks.dropFirst(index + 1).first?.isCover ?? false
    }
    let first = marks[0]
    let mayBeLater = first.isPrepared || recordsLaunch && !first.canBeginProcess
    beginning = mayBeLater ? nil : first
    rest = Array(marks.dropFirst(mayBeLater ? 0 : 1))
    isComplete = isClaim && !marks.contains(where: \.endsProcess)
    isWhole = isClaim && !mayBeLater
  }

  /// Whether something cannot have happened in the log, because its scenario is whole and does not
  /// say it.
  func excludes(_ occurrence: Occurrence) -> Bool {
    guard isWhole, Mark(occurrence) != nil else { return false }
    switch occurrence {
    // The system does this without being asked, and the app does not hear of it.
    case .suspension, .prewarming, .deviceChange(.unlock): return false
    case .covering: return !rest.contains(where: \.isPrepared)
    case .cutShort(_, by: .cover): return !rest.contains(where: \.isCover)
    // Who unlocks the device comes back to the app.
    case .opening: return !rest.contains { $0.event == .unlock }
    default: return true
    }
  }
}
