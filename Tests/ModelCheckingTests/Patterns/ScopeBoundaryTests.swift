import Testing

@Suite struct `A step that opens or closes a scope` {
  @Test(arguments: ["[qp]", "o[qp]", "[qp]o", "[qp]p!"])
  func `is not inside it when it opens`(word: MarkedWord) {
    word.expect(.absence(of: .p), .afterQ)
  }

  @Test(arguments: ["[qp]!", "[qp]p", "o[qp]!", "[qp]op"])
  func `does not count as the step that must exist after it`(word: MarkedWord) {
    word.expect(.existence(of: .p), .afterQ)
  }

  @Test(arguments: ["q[rp]", "qo[rp]", "qpr!", "q[rp]op"])
  func `is not inside it when it closes`(word: MarkedWord) {
    word.expect(.absence(of: .p), .fromQToR)
  }

  @Test(arguments: ["q[rp]!", "qp[rp]", "q[rp]!p"])
  func `does not count as the step that must exist before it`(word: MarkedWord) {
    word.expect(.existence(of: .p), .afterQUntilR)
  }

  @Test(arguments: ["[rp]", "p[rp]!", "o[rp]", "[rp]pr"])
  func `is not inside the scope before it`(word: MarkedWord) {
    word.expect(.absence(of: .p), .beforeR)
  }

  @Test(arguments: ["q[qr]pr!", "qp[qr]!pr", "q[qr]r", "q[qr][qr]p[qr]!"])
  func `may close one and open the next`(word: MarkedWord) {
    word.expect(.absence(of: .p), .fromQToR)
  }

  @Test(arguments: ["[qr]p!", "[qr]rp", "o[qr]op!"])
  func `opens where none is open, even if it is also one that closes`(word: MarkedWord) {
    word.expect(.absence(of: .p), .afterQUntilR)
  }

  @Test(arguments: ["qpqpr!", "qpqr", "qqpr"])
  func `does not open again what is open`(word: MarkedWord) {
    word.expect(.boundedExistence(of: .p, atMost: 1), .fromQToR)
  }

  @Test(arguments: ["q[qp]r!", "qqr", "[qp]r"])
  func `is inside a scope that is open already`(word: MarkedWord) {
    word.expect(.absence(of: .p), .fromQToR)
  }

  @Test(arguments: ["qpsr!", "qspr", "sqpr!", "qrsp"])
  func `begins and ends what the requirement remembers`(word: MarkedWord) {
    word.expect(.precedence(of: .s, before: .p), .fromQToR)
  }
}
