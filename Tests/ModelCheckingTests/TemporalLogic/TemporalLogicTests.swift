@testable import ModelChecking
import Testing
import Thoroughness

/// The table in the documentation of ``Pattern``, row by row.
///
/// What it says of the differences is a translation of words: the formula of a translated word says
/// what the pattern says of the word itself. Words in which none of the differences occurs are their
/// own translations.
@Suite struct `A pattern beside its published formula` {
  /// Words over an alphabet of steps, up to a length.
  private func words(over steps: [String], upTo length: Int) -> [[String]] {
    var all: [[String]] = [[]]
    var last = all
    for _ in 0..<length {
      last = last.flatMap { word in steps.map { word + [$0] } }
      all += last
    }
    return all
  }

  private let single = ["p", "q", "r", "s"]

  /// All sets of letters.
  private func groups(of letters: String) -> [String] {
    letters.reduce([""]) { groups, letter in groups + groups.map { $0 + String(letter) } }
  }

  /// The first word of which the translated formula says something else than the pattern.
  private func firstDifference(
    of published: PublishedPattern, in words: [[String]], unless abandon: StepPredicate<Word>? = nil
  ) -> [String]? {
    var reader = WordReader(published.pattern(unless: abandon))
    let translation = WordTranslation(for: published, isAbandoned: abandon != nil)
    let formula = published.formula
    return words.first { reader.accepts($0) != formula.holds(of: translation.translated($0)) }
  }

  @Test func `says the same of every translated word of single letters`() {
    // In a short word with several stretches, the first step opens one.
    let words =
      Thoroughness.isFullForEngine
      ? words(over: single, upTo: 8)
      : words(over: single, upTo: 5).filter { $0.count < 5 || $0.first == "q" }
    for published in PublishedPattern.all {
      #expect(firstDifference(of: published, in: words) == nil, "\(published)")
    }
  }

  @Test func `says the same of every translated word whose steps have any letters`() {
    let words =
      Thoroughness.isFullForEngine
      ? words(over: groups(of: "pqrs"), upTo: 4)
      : words(over: groups(of: "pqrs"), upTo: 2) + words(over: groups(of: "pqr"), upTo: 3)
    for published in PublishedPattern.all {
      #expect(firstDifference(of: published, in: words) == nil, "\(published)")
    }
  }

  @Test func `says the same where stretches are abandoned`() {
    let words =
      words(over: single + ["x"], upTo: Thoroughness.isFullForEngine ? 7 : 4)
      + words(over: groups(of: "pqrsx"), upTo: 2)
      + (Thoroughness.isFullForEngine ? words(over: groups(of: "pqrx"), upTo: 3) : [])
    for published in PublishedPattern.all
    where published.scope == .between || published.scope == .afterUntil {
      #expect(firstDifference(of: published, in: words, unless: .x) == nil, "\(published)")
    }
  }

  /// The first words of single letters that need a translation, for the patterns that have one.
  static let differences: [(PublishedPattern, [String])] = [
    // The opening step is not inside.
    (.init(requirement: .universality, scope: .after), ["q"]),
    (.init(requirement: .universality, scope: .between), ["q", "r"]),
    (.init(requirement: .universality, scope: .afterUntil), ["q"]),
    // A second opening step does not begin anew.
    (.init(requirement: .existence, scope: .between), ["q", "p", "q", "r"]),
    (.init(requirement: .existence, scope: .afterUntil), ["q", "p", "q"]),
    (.init(requirement: .precedence, scope: .between), ["q", "s", "q", "p", "r"]),
    (.init(requirement: .precedence, scope: .afterUntil), ["q", "s", "q", "p"]),
    // The formula is content with any opening step.
    (.init(requirement: .precedence, scope: .after), ["q", "p", "q"]),
    // Steps are counted, not blocks of them.
    (.init(requirement: .boundedExistence, scope: .globally), ["p", "p", "p"]),
    (.init(requirement: .boundedExistence, scope: .before), ["p", "p", "p", "r"]),
    (.init(requirement: .boundedExistence, scope: .after), ["q", "p", "p", "p"]),
    (.init(requirement: .boundedExistence, scope: .between), ["q", "p", "p", "p", "r"]),
    (.init(requirement: .boundedExistence, scope: .afterUntil), ["q", "p", "p", "p"]),
  ]

  @Test func `differs without translation only where the table says`() {
    let words = words(over: single, upTo: Thoroughness.isFullForEngine ? 8 : 5)
    let expected = Dictionary(uniqueKeysWithValues: Self.differences)
    for published in PublishedPattern.all {
      var reader = WordReader(published.pattern())
      let formula = published.formula
      let first = words.first { word in
        reader.accepts(word) != formula.holds(of: word.map(Set.init))
      }
      #expect(first == expected[published], "\(published)")
    }
  }

  @Test func `needs no translation of words in which stretches open once and nothing repeats`() {
    let words = words(over: single, upTo: 5).filter { word in
      !zip(word, word.dropFirst()).contains { $0 == "p" && $1 == "p" }
        && word.filter { $0 == "q" }.count < 2
    }
    for published in PublishedPattern.all where published.requirement != .universality {
      var reader = WordReader(published.pattern())
      let formula = published.formula
      let first = words.first { reader.accepts($0) != formula.holds(of: $0.map(Set.init)) }
      #expect(first == nil, "\(published)")
    }
  }
}

/// Reads words with the observer of a pattern.
private struct WordReader {
  private let observer: Observer
  private let conditions: [(Observer.Letter, StepPredicate<Word>)]
  private var letters: [String: Observer.Letter] = [:]

  init(_ pattern: Pattern<Word>) {
    observer = pattern.observer
    conditions = pattern.conditions
  }

  /// Whether a word that ends here follows the pattern.
  mutating func accepts(_ word: [String]) -> Bool {
    var state = Observer.initialState
    for step in word { state = observer.state(after: state, reading: letter(of: step)) }
    return !observer.isViolated[state] && !observer.isPending[state]
  }

  private mutating func letter(of step: String) -> Observer.Letter {
    if let known = letters[step] { return known }
    let parts = conditions.filter { $0.1.decision(for: step) == true }.map(\.0)
    letters[step] = Observer.Letter(parts)
    return Observer.Letter(parts)
  }
}

/// The word of which a published formula says what a pattern says of a given word.
private struct WordTranslation {
  let published: PublishedPattern
  let isAbandoned: Bool

  init(for published: PublishedPattern, isAbandoned: Bool) {
    (self.published, self.isAbandoned) = (published, isAbandoned)
  }

  func translated(_ word: [String]) -> [Set<Character>] {
    let steps = word.map(Set.init)
    let translated =
      switch published.scope {
      case .globally, .before: steps
      case .after: openedOnce(steps)
      case .between, .afterUntil: opened(steps)
      }
    // Blocks of p are counted, so each p becomes a block.
    guard published.requirement == .boundedExistence else { return translated }
    return translated.flatMap { $0.contains("p") ? [$0, []] : [$0] }
  }

  /// The opening step is inside, so it is made one that breaks nothing.
  private var opening: Set<Character> {
    published.requirement == .universality ? ["q", "p"] : ["q"]
  }

  private func openedOnce(_ steps: [Set<Character>]) -> [Set<Character>] {
    guard let first = steps.firstIndex(where: { $0.contains("q") }) else { return steps }
    return steps[..<first] + [opening] + steps[(first + 1)...].map { $0.subtracting(["q"]) }
  }

  private func opened(_ steps: [Set<Character>]) -> [Set<Character>] {
    var result: [Set<Character>] = []
    var opened: Int?
    for step in steps {
      var isOutside = true
      if let start = opened {
        result.append(step.subtracting(["q"]))
        if isAbandoned, step.contains("x") {
          result[start] = []
          opened = nil
        } else if step.contains("r") {
          opened = nil
        } else {
          isOutside = false
        }
      } else if !step.contains("q") {
        result.append(step)
      }
      // A step that ends one stretch and opens the next becomes two.
      if isOutside, step.contains("q") {
        opened = result.count
        result.append(opening)
      }
    }
    return result
  }
}
