import Testing

@Suite struct `A step that opens or closes a scope` {
  @Test func `is not inside it when it opens`() {
    MarkedWord.expect(["[qp]", "o[qp]", "[qp]o", "[qp]p!"], .absence(of: .p), .afterQ)
  }

  @Test func `does not count as the step that must exist after it`() {
    MarkedWord.expect(["[qp]!", "[qp]p", "o[qp]!", "[qp]op"], .existence(of: .p), .afterQ)
  }

  @Test func `is not inside it when it closes`() {
    MarkedWord.expect(["q[rp]", "qo[rp]", "qpr!", "q[rp]op"], .absence(of: .p), .fromQToR)
  }

  @Test func `does not count as the step that must exist before it`() {
    MarkedWord.expect(["q[rp]!", "qp[rp]", "q[rp]!p"], .existence(of: .p), .afterQUntilR)
  }

  @Test func `is not inside the scope before it`() {
    MarkedWord.expect(["[rp]", "p[rp]!", "o[rp]", "[rp]pr"], .absence(of: .p), .beforeR)
  }

  @Test func `may close one and open the next`() {
    MarkedWord.expect(
      ["q[qr]pr!", "qp[qr]!pr", "q[qr]r", "q[qr][qr]p[qr]!"], .absence(of: .p), .fromQToR)
  }

  @Test func `opens where none is open, even if it is also one that closes`() {
    MarkedWord.expect(["[qr]p!", "[qr]rp", "o[qr]op!"], .absence(of: .p), .afterQUntilR)
  }

  @Test func `does not open again what is open`() {
    MarkedWord.expect(["qpqpr!", "qpqr", "qqpr"], .boundedExistence(of: .p, atMost: 1), .fromQToR)
  }

  @Test func `is inside a scope that is open already`() {
    MarkedWord.expect(["q[qp]r!", "qqr", "[qp]r"], .absence(of: .p), .fromQToR)
  }

  @Test func `begins and ends what the requirement remembers`() {
    MarkedWord.expect(
      ["qpsr!", "qspr", "sqpr!", "qrsp"], .precedence(of: .s, before: .p), .fromQToR)
  }
}
