import Testing

@Suite struct `A step that abandons a scope` {
  @Test(arguments: ["qp[rx]", "qp[xr]", "qpr!", "qp[rx]r"])
  func `wins over its closing`(word: MarkedWord) {
    word.expect(.absence(of: .p), .fromQToRUnlessX)
  }

  @Test(arguments: ["qp[qx]r", "qp[qx]pr!", "q[qx]pxr", "qp[qx]or"])
  func `may open the next`(word: MarkedWord) {
    word.expect(.absence(of: .p), .fromQToRUnlessX)
  }

  @Test(arguments: ["[qx]pr!", "[qx]pxr", "xpqr"])
  func `means nothing where none is open`(word: MarkedWord) {
    word.expect(.absence(of: .p), .fromQToRUnlessX)
  }

  @Test(arguments: ["q[px]r", "q[px]pr", "qxqr!", "qp[qrx]r!"])
  func `forgets what happened in it`(word: MarkedWord) {
    word.expect(.existence(of: .p), .fromQToRUnlessX)
  }
}
