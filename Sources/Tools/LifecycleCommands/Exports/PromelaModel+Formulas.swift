import LifecycleModels
import ModelChecking

extension PromelaModel {
  /// The formulas, and what each step does for them. A run has a position for each step and one for its
  /// end; before the first there is one more, from which SPIN chooses the initial state.
  var temporalDefinitions: String {
    var next = "inline next_position() {\n"
    var last = "inline finish_position() {\n"
    var text = ""
    for check in claims.temporal {
      let option = Self.option(check.id, isFormula: true)
      let variables = check.letters.indices.map { "letter_\($0)" } + ["has_begun", "is_over"]
      let formula = PromelaFormula(check)
      let flips = formula.text.contains(PromelaFormula.flip)
      text += "#ifdef \(option)\n#define FORMULA\n"
      for variable in variables + (flips ? [PromelaFormula.flip] : []) {
        text += "bit \(variable);\n"
      }
      for (number, part) in formula.parts.enumerated() {
        text += "#define part_\(number) (\(part))\n"
      }
      // A pattern says nothing of positions without a step.
      let whole =
        check.isPattern ? formula.text : "!has_begun U (has_begun && \(formula.text))"
      text += "ltl \(Symbol(check.id).text) { \(whole) }\n#endif\n"
      next += "#ifdef \(option)\n  has_begun = true;\n"
      if flips { next += "  \(PromelaFormula.flip) = !\(PromelaFormula.flip);\n" }
      next += assignments(of: check) + "#endif\n"
      let rounds = rounds(of: check)
      if !rounds.isEmpty {
        text += "#ifdef \(option)\nbyte awaited;\n#endif\n"
        last += "#ifdef \(option)\n\(rounds)#endif\n"
      }
    }
    return text + next + "  skip\n}\n\n" + last + "  skip\n}\n\n"
  }

  /// The conditions of fairness are awaited one after the other.
  private func rounds(of check: TemporalCheck) -> String {
    var text = ""
    for (number, letter) in check.letters.enumerated() {
      guard case .round(let conditions) = letter.letter else { continue }
      for (place, condition) in conditions.enumerated() {
        let rest = condition.enabled.map { " || !letter_\($0)" } ?? ""
        text +=
          "  awaited = (awaited == \(place) && (letter_\(condition.taken)\(rest)) -> \(place + 1) : awaited);\n"
      }
      let count = conditions.count
      text += "  letter_\(number) = (awaited == \(count));\n"
      text += "  awaited = (awaited == \(count) -> 0 : awaited);\n"
    }
    return text
  }

  /// What a position is at first: letters of the one before, then of the state; no step as yet.
  private func assignments(of check: TemporalCheck) -> String {
    var earlier = ""
    var later = ""
    for (number, letter) in check.letters.enumerated() {
      switch letter.letter {
      case .before(let others):
        let value = others.map { "letter_\($0)" }.joined(separator: " || ")
        earlier += "  letter_\(number) = (\(value));\n"
      case .state(let tree): later += "  letter_\(number) = \(name(tree));\n"
      case .step: later += "  letter_\(number) = false;\n"
      case .odd, .round, .over, .taken: break
      }
    }
    return earlier + later
  }
}

/// A formula in the words of SPIN. SPIN translates it into an automaton, for which it takes long if there is
/// logic inside that speaks of one position only. So each such part has a name.
struct PromelaFormula {
  /// The variable that has another value at each position, but for the repeated last one. Debian’s SPIN has
  /// no “next”.
  static let flip = "is_odd_position"

  /// The names of what each position sets, besides the letters.
  static let variables: Set = [flip, "has_begun", "is_over", "awaited"]

  private(set) var text = "true"
  /// The parts that speak of one position, each once.
  private(set) var parts: [String] = []

  init(_ check: TemporalCheck) {
    let names = Dictionary(
      uniqueKeysWithValues: check.letters.enumerated().map { number, letter in
        switch letter.letter {
        case .over: (letter.name, "is_over")
        case .taken: (letter.name, "(has_begun && !is_over)")
        case .state, .step, .before, .odd, .round: (letter.name, "letter_\(number)")
        }
      })
    var texts: [(text: String, isOfOnePosition: Bool)] = []
    for term in check.formula.terms {
      switch term {
      case .constant(let value): texts.append((value ? "true" : "false", true))
      case .predicate(let name): texts.append((names[name] ?? "false", true))
      case .not, .and, .or, .implies:
        let isOfOnePosition = term.parts.allSatisfy { texts[$0].isOfOnePosition }
        let parts = term.parts.map { isOfOnePosition ? texts[$0].text : named(texts[$0]) }
        texts.append((Self.text(of: term, parts), isOfOnePosition))
      case .next, .weakNext, .always, .eventually, .until, .releases:
        texts.append((Self.text(of: term, term.parts.map { named(texts[$0]) }), false))
      }
    }
    if let last = texts.last { text = named(last) }
  }

  /// The text, or the name of a part.
  private mutating func named(_ part: (text: String, isOfOnePosition: Bool)) -> String {
    if !part.isOfOnePosition || ["true", "false"].contains(part.text) { return part.text }
    let number = parts.firstIndex(of: part.text) ?? parts.count
    if number == parts.count { parts.append(part.text) }
    return "part_\(number)"
  }

  /// A term whose parts are these.
  private static func text(of term: LTLFormula.Term, _ parts: [String]) -> String {
    switch term {
    case .constant, .predicate: parts[0]
    case .not: "!" + parts[0]
    case .next: next(parts[0])
    case .weakNext: "(is_over || \(next(parts[0])))"
    case .always: "([] \(parts[0]))"
    case .eventually: "(<> \(parts[0]))"
    case .and: joined(parts, "&&", neutral: "true")
    case .or: joined(parts, "||", neutral: "false")
    case .implies: "(\(parts[0]) -> \(parts[1]))"
    case .until: parts[0] == "true" ? "(<> \(parts[1]))" : "(\(parts[0]) U \(parts[1]))"
    case .releases: "(\(parts[0]) V \(parts[1]))"
    }
  }

  private static func joined(_ parts: [String], _ word: String, neutral: String) -> String {
    let parts = parts.filter { $0 != neutral }
    return parts.count == 2 ? "(\(parts[0]) \(word) \(parts[1]))" : parts.first ?? neutral
  }

  private static func next(_ part: String) -> String {
    "((\(flip) && (\(flip) U (!\(flip) && \(part)))) || (!\(flip) && (!\(flip) U (\(flip) && \(part)))))"
  }
}
