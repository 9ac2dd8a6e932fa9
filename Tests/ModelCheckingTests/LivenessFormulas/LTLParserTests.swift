import ModelChecking
import Testing

@Suite struct `The text of a formula` {
  @Test(arguments: [
    "always (opened implies eventually active)", "p until q until r", "(p until q) until r",
    "not (p and q) or r", "p implies q implies r", "(p implies q) implies r",
    "always eventually p and eventually always q", "next weaknext p releases q", "true or false",
    "\"is open\" until \"until\"", "p and (q and r)", "(p or q) and r",
  ])
  func `is read and printed alike`(text: String) throws {
    let formula = try LTLFormula(text)
    #expect(formula.description == text)
    #expect(try LTLFormula(formula.description) == formula)
  }

  @Test func `groups words by their strength`() throws {
    let long = try LTLFormula("a implies b or c and d until not e")
    #expect(try LTLFormula("a implies (b or (c and (d until (not e))))") == long)
    #expect(try LTLFormula("p and q and r") == LTLFormula("(p and q) and r"))
  }

  @Test func `names its predicates in order`() throws {
    #expect(try LTLFormula("q until (p and q)").predicates == ["q", "p"])
  }

  @Test func `is brought into normal form`() throws {
    func normal(_ text: String) throws -> String {
      try LTLFormula(text).negationNormalForm.description
    }
    #expect(try normal("not always (p implies eventually q)") == "eventually (p and always not q)")
    #expect(try normal("not (p until q)") == "not p releases not q")
    #expect(try normal("not next p") == "weaknext not p")
    #expect(try normal("eventually eventually p") == "eventually p")
    #expect(try normal("eventually always eventually p") == "always eventually p")
    #expect(try normal("p and true or false") == "p")
  }

  @Test(arguments: ["(", ")", "not ", "next ", "always "])
  func `may be nested as deeply as one likes`(word: String) throws {
    let count = 10_000
    if word == "(" {
      let text = String(repeating: "(", count: count) + "p" + String(repeating: ")", count: count)
      #expect(try LTLFormula(text).description == "p")
    } else if word != ")" {
      let formula = try LTLFormula(String(repeating: word, count: count) + "p")
      #expect(try LTLFormula(formula.description) == formula)
      _ = formula.negationNormalForm
    }
  }

  @Test(arguments: [
    ("", LTLSyntaxError.empty), ("  \n", .empty), ("(p", .unclosed(position: 1)),
    ("p)", .unopened(position: 2)), ("p and", .missingFormula(found: nil, position: 6)),
    ("and p", .missingFormula(found: "and", position: 1)),
    ("()", .missingFormula(found: ")", position: 2)),
    ("p q", .missingOperator(before: "q", position: 3)),
    ("p not q", .missingOperator(before: "not", position: 3)),
    ("p & q", .unexpected("&", position: 3)), ("p and \"q", .unclosedName(position: 7)),
    ("always activ", .unknownPredicate("activ", position: 8, nearest: "active")),
    ("zzzzzz", .unknownPredicate("zzzzzz", position: 1, nearest: nil)),
    (String(repeating: "(", count: 10_000), .missingFormula(found: nil, position: 10_001)),
  ])
  func `that is wrong is refused with a position`(text: String, error: LTLSyntaxError) {
    #expect(throws: error) { try LTLFormula(text, over: ["p", "q", "active"]) }
    #expect(!error.description.isEmpty)
  }
}
