import ModelChecking
import Testing

@Suite struct `A statement that cannot be asked` {
  static let labels = ["active", "opened"]

  private func error(
    _ formula: String, weak rules: [String] = []
  ) throws -> LivenessError? {
    let vocabulary = try #require(Graph.vocabulary(Self.labels))
    do {
      _ = try LivenessProperty(
        "statement", formula, in: vocabulary,
        assuming: rules.map { Fairness(.weak, of: $0, reason: "") })
      return nil
    } catch {
      return error
    }
  }

  @Test func `names a predicate that does not exist`() throws {
    #expect(
      try error("always (opend implies eventually active)")
        == .formula(.unknownPredicate("opend", position: 9, nearest: "opened")))
    let vocabulary = try #require(Graph.vocabulary(Self.labels))
    #expect(throws: LivenessError.unknownPredicate("activ", nearest: "active")) {
      try LivenessProperty("statement", .eventually(.predicate("activ")), in: vocabulary)
    }
  }

  @Test func `is empty`() throws {
    #expect(try error("") == .formula(.empty))
  }

  @Test func `assumes something of a rule that does not exist`() throws {
    #expect(
      try error("eventually active", weak: ["opned"]) == .unknownRule("opned", nearest: "opened"))
    #expect(
      LivenessError.unknownRule("opned", nearest: "opened").description
        == "No rule is called “opned”, so it cannot be assumed fair. Did you mean “opened”?")
  }

  @Test func `has two meanings for a name, or none that can be written`() {
    func vocabulary(_ names: [String]) throws -> LivenessVocabulary<Graph> {
      try LivenessVocabulary(predicates: names.map { name in .action(name) { $0 == name } })
    }
    #expect(throws: LivenessError.repeatedName("p")) { try vocabulary(["p", "q", "p"]) }
    #expect(throws: LivenessError.unusableName("")) { try vocabulary([""]) }
    #expect(throws: LivenessError.unusableName("a\"b")) { try vocabulary(["a\"b"]) }
  }

  @Test func `is too large is undecided`() throws {
    let words = (0..<12).map { _ in "(p until q or next (q until r))" }.enumerated()
      .map { String(repeating: "next ", count: $0.offset) + $0.element }
    let text = words.joined(separator: " and ")
    let verdict = try Graph([(0, "p", 0)]).verdict("not (\(text))")
    if case .faulty = verdict { Issue.record("\(verdict)") }
  }

  @Test func `is nested deeply and is asked all the same`() throws {
    let nots = String(repeating: "not (", count: 10_000)
    let text = nots + "p" + String(repeating: ")", count: 10_000)
    #expect(try Graph([(0, "p", 0)]).verdict(text).holds)
    #expect(try Graph([(0, "q", 0)]).verdict(text).lasso != nil)
  }
}
