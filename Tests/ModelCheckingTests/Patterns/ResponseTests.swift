import Testing

@Suite struct `The response of s to p` {
  @Test(arguments: [
    "", "p!", "ps", "o", "sp!", "psp!", "pps", "pos", "po!", "s", "psps", "psoo",
  ])
  func `is demanded globally`(word: MarkedWord) {
    word.expect(.response(of: .s, to: .p), .globally)
  }

  @Test(arguments: [
    "", "p", "pr!", "psr", "or", "rp", "pspr!", "ppsr", "pr!s", "spr!", "posor",
  ])
  func `is demanded before r, if r comes`(word: MarkedWord) {
    word.expect(.response(of: .s, to: .p), .beforeR)
  }

  @Test(arguments: [
    "p", "qp!", "qps", "pq", "q", "qpo!", "qpsp!", "qpq!", "qpqs", "pqs", "qpr!",
  ])
  func `is demanded after q`(word: MarkedWord) {
    word.expect(.response(of: .s, to: .p), .afterQ)
  }

  @Test(arguments: [
    "qp", "qpr!", "qpsr", "pqr", "qrp", "qpsrqpr!", "qpor!s", "qr", "qspr!", "qppsr", "qpsqr",
  ])
  func `is demanded between q and r`(word: MarkedWord) {
    word.expect(.response(of: .s, to: .p), .fromQToR)
  }

  @Test(arguments: [
    "qpx", "qpxr", "qpr!", "qpsxqpr!", "qpsr", "xqpr!", "qpxqr", "pxqr",
  ])
  func `is demanded between q and r unless x comes`(word: MarkedWord) {
    word.expect(.response(of: .s, to: .p), .fromQToRUnlessX)
  }

  @Test(arguments: [
    "p", "qp!", "qps", "qpr!", "qpsr", "qrp", "qpsrqp!", "qpo!", "qpr!s", "qpsqp!", "psqr",
  ])
  func `is demanded after q until r, if r comes`(word: MarkedWord) {
    word.expect(.response(of: .s, to: .p), .afterQUntilR)
  }
}
