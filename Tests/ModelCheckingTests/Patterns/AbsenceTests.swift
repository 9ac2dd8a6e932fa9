import Testing

@Suite struct `The absence of p` {
  @Test func `is demanded globally`() {
    MarkedWord.expect(
      ["", "o", "oq", "s", "p!", "op!", "p!p", "qr", "qrp!", "oqoqop!o"], .absence(of: .p),
      .globally)
  }

  @Test func `is demanded before r, if r comes`() {
    MarkedWord.expect(
      ["", "p", "oopo", "or", "pr!", "rp", "opor!", "pr!r", "rpr", "ppr!o", "sqr"],
      .absence(of: .p), .beforeR)
  }

  @Test func `is demanded after q`() {
    MarkedWord.expect(
      ["", "p", "pq", "q", "qp!", "qop!", "pqop!p", "qqp!", "qrp!", "poqo"], .absence(of: .p),
      .afterQ)
  }

  @Test func `is demanded between q and r`() {
    MarkedWord.expect(
      [
        "", "qp", "qpr!", "qr", "pqr", "qrp", "qrpqr", "qrqpr!", "qpor!", "qqpr!", "rqpq",
        "qpr!qpr",
      ], .absence(of: .p), .fromQToR)
  }

  @Test func `is demanded between q and r unless x comes`() {
    MarkedWord.expect(
      ["qpx", "qpxr", "qpr!", "qxpr", "qpxqpr!", "xqpr!", "qxr", "pxqr", "qpxqr"], .absence(of: .p),
      .fromQToRUnlessX)
  }

  @Test func `is demanded after q until r, if r comes`() {
    MarkedWord.expect(
      ["", "p", "qp!", "qrp", "qrqp!", "pqr", "qp!r", "qq", "rp", "qorqor"], .absence(of: .p),
      .afterQUntilR)
  }

  @Test func `is demanded after q until r unless x comes, if r comes or the trace ends`() {
    MarkedWord.expect(
      [
        "", "p", "q", "qp!", "qpx", "qpxr", "qpr!", "qpor!", "qxp", "qpxq", "qpxqp!", "qoxr",
        "xqp!", "qpo!",
      ], .absence(of: .p),
      .afterQUntilRUnlessX)
  }
}
