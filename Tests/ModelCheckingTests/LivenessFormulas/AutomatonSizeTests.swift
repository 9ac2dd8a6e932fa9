import Testing

@testable import ModelChecking

/// Sizes of Büchi automata: those that SPIN 6.5.2 prints for its never claims, which have one state
/// for each label, and minimal ones by Cichoń, Czubak and Jasiński, “Minimal Büchi automata for
/// certain classes of LTL formulas”, 2009.
@Suite struct `The automaton` {
  static let printedBySpin = [
    ("eventually p", 2), ("always p", 2), ("p until q", 2), ("p releases q", 3),
    ("always eventually p", 2), ("eventually always p", 2),
    ("always (p implies eventually q)", 4), ("not always (p implies eventually q)", 2),
    ("not eventually p", 2), ("not (p until q)", 3), ("not always eventually p", 2),
    ("not eventually always p", 2), ("p until (q until r)", 3),
    ("not (p until (q until r))", 5), ("always eventually p implies always eventually q", 5),
    ("(eventually p) until (always q)", 4), ("(always p) until q", 4),
    ("not (eventually eventually p implies eventually p)", 3),
    (
      "not (always eventually p and always eventually q implies always (r implies eventually s))", 4
    ),
  ]

  @Test(arguments: printedBySpin)
  func `has no more states than a never claim`(formula: String, states: Int) throws {
    let automaton = try BuchiAutomaton(try LTLFormula(formula))
    #expect(automaton.stateCount <= states, "\(automaton)")
  }

  @Test(arguments: 1...5)
  func `is no larger than the minimal one`(count: Int) throws {
    func formula(_ make: (LTLFormula) -> LTLFormula) -> LTLFormula {
      (1..<count).reduce(make(.predicate("p0"))) { $0.and(make(.predicate("p\($1)"))) }
    }
    let recurrence = try BuchiAutomaton(formula { .always(.eventually($0)) })
    #expect(recurrence.stateCount <= count + 1)
    #expect(try BuchiAutomaton(formula { .eventually($0) }).stateCount <= 1 << count)
  }

  @Test func `of a response that fails waits, and then stays`() throws {
    let formula = try LTLFormula("always (p implies eventually q)")
    let automaton = try BuchiAutomaton(formula, isNegated: true)
    #expect(automaton.stateCount == 2)
    #expect(automaton.transitionCount == 3)
  }

  @Test func `of a long chain is made`() throws {
    let text = String(repeating: "next ", count: 2_000) + "p"
    let automaton = try BuchiAutomaton(try LTLFormula(text))
    #expect(automaton.stateCount == 2_002)
  }

  @Test func `of too many predicates is refused`() {
    let formula = (1..<65).reduce(LTLFormula.predicate("p0")) { $0.and(.predicate("p\($1)")) }
    #expect(throws: AutomatonError.tooManyPredicates) { try BuchiAutomaton(formula) }
  }
}
