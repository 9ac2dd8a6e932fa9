import Testing

@Suite struct `The universality of p` {
  @Test func `is demanded globally`() {
    MarkedWord.expect(
      ["", "p", "pp", "o!", "po!", "o!p", "ppq!", "s!p", "ppp"], .universality(of: .p), .globally)
  }

  @Test func `is demanded before r, if r comes`() {
    MarkedWord.expect(
      ["", "o", "r", "pr", "or!", "opr!", "ppr", "ro", "pro", "por!r", "pq"], .universality(of: .p),
      .beforeR)
  }

  @Test func `is demanded after q`() {
    MarkedWord.expect(
      ["", "o", "q", "qp", "qo!", "oq", "qpo!", "opqp", "qq!", "qpq!p", "qr!"],
      .universality(of: .p), .afterQ)
  }

  @Test func `is demanded between q and r`() {
    MarkedWord.expect(
      ["qr", "qo", "qor!", "qpr", "opqpro", "qprqor!", "qqr!", "qpor!", "oqprqppr", "qoq"],
      .universality(of: .p), .fromQToR)
  }

  @Test func `is demanded between q and r unless x comes`() {
    MarkedWord.expect(
      ["qox", "qoxr", "qor!", "qpx", "qoxqpr", "qoxqor!", "oxqpr", "qxo"], .universality(of: .p),
      .fromQToRUnlessX)
  }

  @Test func `is demanded after q until r, if r comes`() {
    MarkedWord.expect(
      ["", "q", "qo!", "qpr", "qpro", "qrqo!", "qo!r", "oq", "oqpp", "qq!"], .universality(of: .p),
      .afterQUntilR)
  }

  @Test func `is demanded after q until r unless x comes, if r comes or the trace ends`() {
    MarkedWord.expect(
      ["", "q", "qo!", "qox", "qoxr", "qor!", "qp", "qpxqp", "qoxqo!", "qpx", "qxo", "qq!"],
      .universality(of: .p),
      .afterQUntilRUnlessX)
  }
}
