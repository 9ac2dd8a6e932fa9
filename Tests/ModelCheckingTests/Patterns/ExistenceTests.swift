import Testing

@Suite struct `The existence of p` {
  @Test func `is demanded globally`() {
    MarkedWord.expect(
      ["!", "p", "o!", "op", "po", "oq!", "qr!", "opp", "s!"], .existence(of: .p), .globally)
  }

  @Test func `is demanded before r, if r comes`() {
    MarkedWord.expect(
      ["", "o", "r!", "pr", "or!", "opr", "r!p", "prr", "p", "opor", "oor!r"], .existence(of: .p),
      .beforeR)
  }

  @Test func `is demanded after q`() {
    MarkedWord.expect(
      ["", "o", "p", "q!", "qp", "pq!", "qop", "qo!", "qqp", "qpq", "qr!", "qpo"],
      .existence(of: .p), .afterQ)
  }

  @Test func `is demanded between q and r`() {
    MarkedWord.expect(
      ["", "q", "qo", "qr!", "qpr", "qor!", "pqr!", "qr!p", "qprqr!", "qpqr", "qqpr", "qpror"],
      .existence(of: .p), .fromQToR)
  }

  @Test func `is demanded between q and r unless x comes`() {
    MarkedWord.expect(
      ["qx", "qxr", "qr!", "qxqr!", "qpr", "qoxo", "qxpr", "qpxqr!", "xqr!"], .existence(of: .p),
      .fromQToRUnlessX)
  }

  @Test func `is demanded after q until r, if r comes`() {
    MarkedWord.expect(
      ["", "p", "o", "q!", "qp", "qr!", "qpr", "qprq!", "qo!", "qprqp", "qr!p", "pq!", "qpq"],
      .existence(of: .p), .afterQUntilR)
  }

  @Test func `is demanded after q until r unless x comes, if r comes or the trace ends`() {
    MarkedWord.expect(
      [
        "", "o", "q!", "qx", "qxr", "qr!", "qp", "qpr", "qpx", "qxq!", "qpxq!", "qpxqp", "qxqr!",
        "qo!", "xq!",
      ], .existence(of: .p),
      .afterQUntilRUnlessX)
  }
}
