import Testing

@Suite struct `The existence of p at most twice` {
  @Test(arguments: [
    "", "p", "pp", "ppp!", "popop!", "ppoo", "ppp!p", "psps", "qrp",
  ])
  func `is demanded globally`(word: MarkedWord) {
    word.expect(.boundedExistence(of: .p, atMost: 2), .globally)
  }

  @Test(arguments: [
    "", "ppp", "pppr!", "ppr", "pprp", "r", "popopr!", "pprppp", "ppppr!",
  ])
  func `is demanded before r, if r comes`(word: MarkedWord) {
    word.expect(.boundedExistence(of: .p, atMost: 2), .beforeR)
  }

  @Test(arguments: [
    "ppp", "qpp", "qppp!", "ppqpp", "ppqppp!", "q", "qqppp!", "qppqp!", "qpprp!",
  ])
  func `is demanded after q`(word: MarkedWord) {
    word.expect(.boundedExistence(of: .p, atMost: 2), .afterQ)
  }

  @Test(arguments: [
    "qppp", "qpppr!", "qppr", "qpprqppr", "pppqr", "qpprqpppr!", "qppqpr!", "qprppp", "qr",
  ])
  func `is demanded between q and r`(word: MarkedWord) {
    word.expect(.boundedExistence(of: .p, atMost: 2), .fromQToR)
  }

  @Test(arguments: [
    "qpppx", "qpppxr", "qpppr!", "qppxqppr", "qppxpqppr", "qppr", "xqpppr!", "qpx",
  ])
  func `is demanded between q and r unless x comes`(word: MarkedWord) {
    word.expect(.boundedExistence(of: .p, atMost: 2), .fromQToRUnlessX)
  }

  @Test(arguments: [
    "ppp", "qppp!", "qpprqpp", "qpprqppp!", "qpprp", "qpp", "qppqp!", "pqpprp",
  ])
  func `is demanded after q until r, if r comes`(word: MarkedWord) {
    word.expect(.boundedExistence(of: .p, atMost: 2), .afterQUntilR)
  }
}
