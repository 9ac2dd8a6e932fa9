import ModelChecking
import Testing

@Suite struct `A bound on a step` {
  @Test func `of 0 is its absence`() {
    MarkedWord.expect(["", "o", "p!", "op!p"], .boundedExistence(of: .p, atMost: 0), .globally)
  }

  @Test func `of 1 lets it come once`() {
    MarkedWord.expect(["p", "po", "pop!"], .boundedExistence(of: .p, atMost: 1), .globally)
  }

  @Test(arguments: [1, 6, 99, 100])
  func `may be as large as 100`(bound: Int) {
    let claim = Claim<Word>.pattern(.boundedExistence(of: .p, atMost: bound))
    let most = Array(repeating: "p", count: bound)
    #expect(Word(steps: most).outcome(claim) == .holds)
    #expect(Word(steps: most + ["p", "p"]).outcome(claim) == .violated(by: most + ["p"]))
  }
}
