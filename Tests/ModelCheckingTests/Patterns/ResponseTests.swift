import Testing

@Suite struct `The response of s to p` {
  @Test func `is demanded globally`() {
    MarkedWord.expect(
      ["", "p!", "ps", "o", "sp!", "psp!", "pps", "pos", "po!", "s", "psps", "psoo"],
      .response(of: .s, to: .p), .globally)
  }

  @Test func `is demanded before r, if r comes`() {
    MarkedWord.expect(
      ["", "p", "pr!", "psr", "or", "rp", "pspr!", "ppsr", "pr!s", "spr!", "posor"],
      .response(of: .s, to: .p), .beforeR)
  }

  @Test func `is demanded after q`() {
    MarkedWord.expect(
      ["p", "qp!", "qps", "pq", "q", "qpo!", "qpsp!", "qpq!", "qpqs", "pqs", "qpr!"],
      .response(of: .s, to: .p), .afterQ)
  }

  @Test func `is demanded between q and r`() {
    MarkedWord.expect(
      ["qp", "qpr!", "qpsr", "pqr", "qrp", "qpsrqpr!", "qpor!s", "qr", "qspr!", "qppsr", "qpsqr"],
      .response(of: .s, to: .p), .fromQToR)
  }

  @Test func `is demanded between q and r unless x comes`() {
    MarkedWord.expect(
      ["qpx", "qpxr", "qpr!", "qpsxqpr!", "qpsr", "xqpr!", "qpxqr", "pxqr"],
      .response(of: .s, to: .p), .fromQToRUnlessX)
  }

  @Test func `is demanded after q until r, if r comes`() {
    MarkedWord.expect(
      ["p", "qp!", "qps", "qpr!", "qpsr", "qrp", "qpsrqp!", "qpo!", "qpr!s", "qpsqp!", "psqr"],
      .response(of: .s, to: .p), .afterQUntilR)
  }

  @Test func `is demanded after q until r unless x comes, if r comes or the trace ends`() {
    MarkedWord.expect(
      ["", "qp!", "qpx", "qpxr", "qpr!", "qps", "qpsx", "qpxqps", "qpxqp!", "qxp", "qpo!", "qpxs"],
      .response(of: .s, to: .p),
      .afterQUntilRUnlessX)
  }
}
