import Testing

@Suite struct `The existence of p at most twice` {
  @Test func `is demanded globally`() {
    MarkedWord.expect(
      ["", "p", "pp", "ppp!", "popop!", "ppoo", "ppp!p", "psps", "qrp"],
      .boundedExistence(of: .p, atMost: 2), .globally)
  }

  @Test func `is demanded before r, if r comes`() {
    MarkedWord.expect(
      ["", "ppp", "pppr!", "ppr", "pprp", "r", "popopr!", "pprppp", "ppppr!"],
      .boundedExistence(of: .p, atMost: 2), .beforeR)
  }

  @Test func `is demanded after q`() {
    MarkedWord.expect(
      ["ppp", "qpp", "qppp!", "ppqpp", "ppqppp!", "q", "qqppp!", "qppqp!", "qpprp!"],
      .boundedExistence(of: .p, atMost: 2), .afterQ)
  }

  @Test func `is demanded between q and r`() {
    MarkedWord.expect(
      ["qppp", "qpppr!", "qppr", "qpprqppr", "pppqr", "qpprqpppr!", "qppqpr!", "qprppp", "qr"],
      .boundedExistence(of: .p, atMost: 2), .fromQToR)
  }

  @Test func `is demanded between q and r unless x comes`() {
    MarkedWord.expect(
      ["qpppx", "qpppxr", "qpppr!", "qppxqppr", "qppxpqppr", "qppr", "xqpppr!", "qpx"],
      .boundedExistence(of: .p, atMost: 2), .fromQToRUnlessX)
  }

  @Test func `is demanded after q until r, if r comes`() {
    MarkedWord.expect(
      ["ppp", "qppp!", "qpprqpp", "qpprqppp!", "qpprp", "qpp", "qppqp!", "pqpprp"],
      .boundedExistence(of: .p, atMost: 2), .afterQUntilR)
  }

  @Test func `is demanded after q until r unless x comes, if r comes or the trace ends`() {
    MarkedWord.expect(
      ["", "qpp", "qppp!", "qpppx", "qpppxr", "qpppr!", "qppxqpp", "qppxqppp!", "qppxp", "qpprp"],
      .boundedExistence(of: .p, atMost: 2),
      .afterQUntilRUnlessX)
  }
}
