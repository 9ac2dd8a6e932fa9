import ModelChecking
import Testing

/// A word with the verdict on it: “!” stands after the step that breaks the pattern, or at the end
/// where what is missing can no longer come. Without “!” the word follows the pattern.
///
/// In letters, one a step: p, s for the steps that the requirement speaks of, q opens a scope,
/// r closes it, x abandons it, o is any other step. Brackets hold a step that is several at once.
struct MarkedWord: ExpressibleByStringLiteral, Sendable {
  private let text: String
  private let steps: [String]
  private let broken: Int?

  init(stringLiteral text: String) {
    var steps: [String] = []
    var broken: Int?
    var isGroup = false
    for letter in text {
      switch letter {
      case "!": broken = steps.count
      case "[": steps.append("")
      case "]": break
      default:
        if isGroup { steps[steps.count - 1].append(letter) } else { steps.append(String(letter)) }
      }
      isGroup = letter == "[" || isGroup && letter != "]"
    }
    (self.text, self.steps, self.broken) = (text, steps, broken)
  }

  /// Expects the marked verdicts from a search and from a walk, which read patterns each in its way.
  static func expect(
    _ words: [MarkedWord], _ requirement: Pattern<Word>.Requirement,
    _ scope: Pattern<Word>.Scope, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for word in words { word.expect(requirement, scope, sourceLocation: sourceLocation) }
  }

  private func expect(
    _ requirement: Pattern<Word>.Requirement, _ scope: Pattern<Word>.Scope,
    sourceLocation: SourceLocation
  ) {
    let word = Word(steps: steps)
    let expected = broken.map { Array(steps.prefix($0)) }
    let searched = word.outcome(.pattern(requirement, scope))
    #expect(
      searched == expected.map(Outcome.violated(by:)) ?? .holds, "search of “\(text)”",
      sourceLocation: sourceLocation)
    let walked = word.walk(
      WalkOptions(seed: 1, walks: 1, length: steps.count + 1),
      checking: [Property("id", "statement", .pattern(requirement, scope))])
    #expect(
      walked.violation?.trace.actions == expected, "walk of “\(text)”",
      sourceLocation: sourceLocation)
  }
}

extension StepPredicate where Machine == Word {
  static let p = containing("p")
  static let s = containing("s")
  static let q = containing("q")
  static let r = containing("r")
  static let x = containing("x")

  private static func containing(_ letter: Character) -> Self {
    .action(String(letter)) { $0.contains(letter) }
  }
}

extension Pattern.Scope where Machine == Word {
  static var beforeR: Self { .before(.r) }
  static var afterQ: Self { .after(.q) }
  static var fromQToR: Self { .between(.q, and: .r, ending: .weak) }
  static var fromQToRUnlessX: Self { .between(.q, and: .r, unless: .x, ending: .weak) }
  static var afterQUntilR: Self { .afterUntil(.q, until: .r) }
  static var afterQUntilRUnlessX: Self { .afterUntil(.q, until: .r, unless: .x) }
}
