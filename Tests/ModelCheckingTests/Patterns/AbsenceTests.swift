import Testing

@Suite struct `The absence of p` {
  @Test(arguments: [
    "", "o", "oq", "s", "p!", "op!", "p!p", "qr", "qrp!", "oqoqop!o",
  ])
  func `is demanded globally`(word: MarkedWord) {
    word.expect(.absence(of: .p), .globally)
  }

  @Test(arguments: [
    "", "p", "oopo", "or", "pr!", "rp", "opor!", "pr!r", "rpr", "ppr!o", "sqr",
  ])
  func `is demanded before r, if r comes`(word: MarkedWord) {
    word.expect(.absence(of: .p), .beforeR)
  }

  @Test(arguments: [
    "", "p", "pq", "q", "qp!", "qop!", "pqop!p", "qqp!", "qrp!", "poqo",
  ])
  func `is demanded after q`(word: MarkedWord) {
    word.expect(.absence(of: .p), .afterQ)
  }

  @Test(arguments: [
    "", "qp", "qpr!", "qr", "pqr", "qrp", "qrpqr", "qrqpr!", "qpor!", "qqpr!", "rqpq", "qpr!qpr",
  ])
  func `is demanded between q and r`(word: MarkedWord) {
    word.expect(.absence(of: .p), .fromQToR)
  }

  @Test(arguments: [
    "qpx", "qpxr", "qpr!", "qxpr", "qpxqpr!", "xqpr!", "qxr", "pxqr", "qpxqr",
  ])
  func `is demanded between q and r unless x comes`(word: MarkedWord) {
    word.expect(.absence(of: .p), .fromQToRUnlessX)
  }

  @Test(arguments: [
    "", "p", "qp!", "qrp", "qrqp!", "pqr", "qp!r", "qq", "rp", "qorqor",
  ])
  func `is demanded after q until r, if r comes`(word: MarkedWord) {
    word.expect(.absence(of: .p), .afterQUntilR)
  }
}
