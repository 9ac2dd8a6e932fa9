import Testing

@Suite struct `A step that abandons a scope` {
  @Test func `wins over its closing`() {
    MarkedWord.expect(["qp[rx]", "qp[xr]", "qpr!", "qp[rx]r"], .absence(of: .p), .fromQToRUnlessX)
  }

  @Test func `may open the next`() {
    MarkedWord.expect(
      ["qp[qx]r", "qp[qx]pr!", "q[qx]pxr", "qp[qx]or"], .absence(of: .p), .fromQToRUnlessX)
  }

  @Test func `means nothing where none is open`() {
    MarkedWord.expect(["[qx]pr!", "[qx]pxr", "xpqr"], .absence(of: .p), .fromQToRUnlessX)
  }

  @Test func `forgets what happened in it`() {
    MarkedWord.expect(
      ["q[px]r", "q[px]pr", "qxqr!", "qp[qrx]r!"], .existence(of: .p), .fromQToRUnlessX)
  }
}
