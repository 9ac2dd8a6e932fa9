import Testing

@Suite struct `The universality of p` {
  @Test(arguments: [
    "", "p", "pp", "o!", "po!", "o!p", "ppq!", "s!p", "ppp",
  ])
  func `is demanded globally`(word: MarkedWord) {
    word.expect(.universality(of: .p), .globally)
  }

  @Test(arguments: [
    "", "o", "r", "pr", "or!", "opr!", "ppr", "ro", "pro", "por!r", "pq",
  ])
  func `is demanded before r, if r comes`(word: MarkedWord) {
    word.expect(.universality(of: .p), .beforeR)
  }

  @Test(arguments: [
    "", "o", "q", "qp", "qo!", "oq", "qpo!", "opqp", "qq!", "qpq!p", "qr!",
  ])
  func `is demanded after q`(word: MarkedWord) {
    word.expect(.universality(of: .p), .afterQ)
  }

  @Test(arguments: [
    "qr", "qo", "qor!", "qpr", "opqpro", "qprqor!", "qqr!", "qpor!", "oqprqppr", "qoq",
  ])
  func `is demanded between q and r`(word: MarkedWord) {
    word.expect(.universality(of: .p), .fromQToR)
  }

  @Test(arguments: [
    "qox", "qoxr", "qor!", "qpx", "qoxqpr", "qoxqor!", "oxqpr", "qxo",
  ])
  func `is demanded between q and r unless x comes`(word: MarkedWord) {
    word.expect(.universality(of: .p), .fromQToRUnlessX)
  }

  @Test(arguments: [
    "", "q", "qo!", "qpr", "qpro", "qrqo!", "qo!r", "oq", "oqpp", "qq!",
  ])
  func `is demanded after q until r, if r comes`(word: MarkedWord) {
    word.expect(.universality(of: .p), .afterQUntilR)
  }
}
