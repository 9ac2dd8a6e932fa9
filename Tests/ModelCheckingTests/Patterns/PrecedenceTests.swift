import Testing

@Suite struct `The precedence of s before p` {
  @Test(arguments: [
    "", "p!", "sp", "o", "op!", "sop", "p!s", "spp", "s", "ssp",
  ])
  func `is demanded globally`(word: MarkedWord) {
    word.expect(.precedence(of: .s, before: .p), .globally)
  }

  @Test(arguments: [
    "", "p", "pr!", "spr", "psr!", "rp", "or", "sr", "osopr", "opor!",
  ])
  func `is demanded before r, if r comes`(word: MarkedWord) {
    word.expect(.precedence(of: .s, before: .p), .beforeR)
  }

  @Test(arguments: [
    "p", "qp!", "qsp", "sqp!", "q", "qs", "pqsp", "qop!", "qsqp", "qrp!",
  ])
  func `is demanded after q`(word: MarkedWord) {
    word.expect(.precedence(of: .s, before: .p), .afterQ)
  }

  @Test(arguments: [
    "qp", "qpr!", "qspr", "sqpr!", "qpsr!", "qrp", "qsprqpr!", "qsr", "pqr", "qsqpr",
  ])
  func `is demanded between q and r`(word: MarkedWord) {
    word.expect(.precedence(of: .s, before: .p), .fromQToR)
  }

  @Test(arguments: [
    "qpx", "qpxr", "qpr!", "qsxqpr!", "qspr", "qxp", "xqspr", "qpsxr",
  ])
  func `is demanded between q and r unless x comes`(word: MarkedWord) {
    word.expect(.precedence(of: .s, before: .p), .fromQToRUnlessX)
  }

  @Test(arguments: [
    "p", "qp!", "qsp", "sqp!", "qrp", "qsprqp!", "qsr", "qsrqsp", "qs", "oqop!r",
  ])
  func `is demanded after q until r, if r comes`(word: MarkedWord) {
    word.expect(.precedence(of: .s, before: .p), .afterQUntilR)
  }
}
