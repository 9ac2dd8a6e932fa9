import Testing

@Suite struct `The existence of p` {
  @Test(arguments: [
    "!", "p", "o!", "op", "po", "oq!", "qr!", "opp", "s!",
  ])
  func `is demanded globally`(word: MarkedWord) {
    word.expect(.existence(of: .p), .globally)
  }

  @Test(arguments: [
    "", "o", "r!", "pr", "or!", "opr", "r!p", "prr", "p", "opor", "oor!r",
  ])
  func `is demanded before r, if r comes`(word: MarkedWord) {
    word.expect(.existence(of: .p), .beforeR)
  }

  @Test(arguments: [
    "", "o", "p", "q!", "qp", "pq!", "qop", "qo!", "qqp", "qpq", "qr!", "qpo",
  ])
  func `is demanded after q`(word: MarkedWord) {
    word.expect(.existence(of: .p), .afterQ)
  }

  @Test(arguments: [
    "", "q", "qo", "qr!", "qpr", "qor!", "pqr!", "qr!p", "qprqr!", "qpqr", "qqpr", "qpror",
  ])
  func `is demanded between q and r`(word: MarkedWord) {
    word.expect(.existence(of: .p), .fromQToR)
  }

  @Test(arguments: [
    "qx", "qxr", "qr!", "qxqr!", "qpr", "qoxo", "qxpr", "qpxqr!", "xqr!",
  ])
  func `is demanded between q and r unless x comes`(word: MarkedWord) {
    word.expect(.existence(of: .p), .fromQToRUnlessX)
  }

  @Test(arguments: [
    "", "p", "o", "q!", "qp", "qr!", "qpr", "qprq!", "qo!", "qprqp", "qr!p", "pq!", "qpq",
  ])
  func `is demanded after q until r, if r comes`(word: MarkedWord) {
    word.expect(.existence(of: .p), .afterQUntilR)
  }
}
