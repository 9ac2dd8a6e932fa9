import ModelChecking
import Testing

@Suite struct `The reference device model` {
  @Test(arguments: 1...5)
  func `has 3^N + 2N·3^(N-1) states`(apps: Int) {
    let expected = power(apps) + 2 * apps * power(apps - 1)
    #expect(ReferenceDevice(apps: apps).explore().states.count == expected)
  }

  @Test(arguments: 1...5)
  func `has 13N·3^(N-1) + 10N(N-1)·3^(N-2) transitions`(apps: Int) {
    let expected = 13 * apps * power(apps - 1) + 10 * apps * (apps - 1) * power(apps - 2)
    #expect(ReferenceDevice(apps: apps).explore().transitionCount == expected)
  }

  @Test(arguments: zip(1...5, [(5, 13), (21, 98), (81, 531), (297, 2_484), (1_053, 10_665)]))
  func `has these states and transitions`(apps: Int, counts: (states: Int, transitions: Int)) {
    let graph = ReferenceDevice(apps: apps).explore()
    #expect(graph.states.count == counts.states && graph.transitionCount == counts.transitions)
  }

  @Test(arguments: 1...5)
  func `is 2N steps deep`(apps: Int) {
    #expect(ReferenceDevice(apps: apps).explore().depth == 2 * apps)
  }

  @Test func `never has two apps in the foreground`() {
    let exclusive = StatePredicate<ReferenceDevice>("at most one in the foreground") { apps in
      apps.filter { $0 == .inactive || $0 == .active }.count <= 1
    }
    #expect(ReferenceDevice(apps: 4).outcome(.always(exclusive)) == .holds)
  }

  /// Three to the power of an exponent; the terms with an exponent below 0 are multiplied by 0.
  private func power(_ exponent: Int) -> Int {
    (0..<max(0, exponent)).reduce(1) { product, _ in product * 3 }
  }
}
