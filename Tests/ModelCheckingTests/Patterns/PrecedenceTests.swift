import Testing

@Suite struct `The precedence of s before p` {
  @Test func `is demanded globally`() {
    MarkedWord.expect(
      ["", "p!", "sp", "o", "op!", "sop", "p!s", "spp", "s", "ssp"],
      .precedence(of: .s, before: .p), .globally)
  }

  @Test func `is demanded before r, if r comes`() {
    MarkedWord.expect(
      ["", "p", "pr!", "spr", "psr!", "rp", "or", "sr", "osopr", "opor!"],
      .precedence(of: .s, before: .p), .beforeR)
  }

  @Test func `is demanded after q`() {
    MarkedWord.expect(
      ["p", "qp!", "qsp", "sqp!", "q", "qs", "pqsp", "qop!", "qsqp", "qrp!"],
      .precedence(of: .s, before: .p), .afterQ)
  }

  @Test func `is demanded between q and r`() {
    MarkedWord.expect(
      ["qp", "qpr!", "qspr", "sqpr!", "qpsr!", "qrp", "qsprqpr!", "qsr", "pqr", "qsqpr"],
      .precedence(of: .s, before: .p), .fromQToR)
  }

  @Test func `is demanded between q and r unless x comes`() {
    MarkedWord.expect(
      ["qpx", "qpxr", "qpr!", "qsxqpr!", "qspr", "qxp", "xqspr", "qpsxr"],
      .precedence(of: .s, before: .p), .fromQToRUnlessX)
  }

  @Test func `is demanded after q until r, if r comes`() {
    MarkedWord.expect(
      ["p", "qp!", "qsp", "sqp!", "qrp", "qsprqp!", "qsr", "qsrqsp", "qs", "oqop!r"],
      .precedence(of: .s, before: .p), .afterQUntilR)
  }

  @Test func `is demanded after q until r unless x comes, if r comes or the trace ends`() {
    MarkedWord.expect(
      ["", "qp!", "qpx", "qpxr", "qpr!", "qsp", "qspx", "qsxqp!", "qxp", "qps!", "sqp!"],
      .precedence(of: .s, before: .p),
      .afterQUntilRUnlessX)
  }
}
