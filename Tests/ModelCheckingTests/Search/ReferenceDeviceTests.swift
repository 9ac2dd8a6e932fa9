import ModelChecking
import Testing
import Thoroughness

@Suite struct `The reference device model` {
  /// The closed forms for so many apps.
  static func expected(apps: Int) -> Counts {
    Counts(
      states: power(apps) + 2 * apps * power(apps - 1),
      transitions: 13 * apps * power(apps - 1) + 10 * apps * (apps - 1) * power(apps - 2),
      depth: 2 * apps)
  }

  /// Three to the power of an exponent; the terms with an exponent below 0 are multiplied by 0.
  private static func power(_ exponent: Int) -> Int {
    (0..<max(0, exponent)).reduce(1) { product, _ in product * 3 }
  }

  @Test(arguments: 1...(Thoroughness.isFullForEngine ? 6 : 5))
  func `has the states, transitions and depth of the closed forms`(apps: Int) {
    let expected = Self.expected(apps: apps)
    #expect(ReferenceDevice(apps: apps).ownVariants.unexpectedVerdicts(unless: expected) == [])
  }

  @Test(arguments: 1...(Thoroughness.isFullForEngine ? 7 : 6))
  func `has the states, transitions and depth of the closed forms when packed`(apps: Int) {
    let expected = Self.expected(apps: apps)
    #expect(PackedDevice(apps: apps).ownVariants.unexpectedVerdicts(unless: expected) == [])
  }

  @Test(
    .enabled(if: Thoroughness.isFullForEngine, "takes minutes in debug builds"),
    arguments: [(8, 1), (8, 2), (8, 3), (9, 2)])
  func `has them for more apps, packed and on the fly`(apps: Int, threads: Int) {
    #expect(
      Counts(PackedDevice(apps: apps).check(options: .threads(threads)))
        == Self.expected(apps: apps))
  }

  @Test(
    arguments: zip(
      [1, 2, 3, 4, 5, 8],
      [(5, 13), (21, 98), (81, 531), (297, 2_484), (1_053, 10_665), (41_553, 635_688)]))
  func `has these states and transitions`(apps: Int, counts: (states: Int, transitions: Int)) {
    let expected = Self.expected(apps: apps)
    #expect(expected.states == counts.states && expected.transitions == counts.transitions)
  }

  @Test func `takes the same steps in the same order when packed`() {
    let (plain, packed) = (ReferenceDevice(apps: 4).explore(), PackedDevice(apps: 4).explore())
    #expect(plain.actions == packed.actions && plain.states.count == packed.states.count)
    for state in plain.states.indices {
      let expected = plain.transitions(from: state)
      let found = packed.transitions(from: state)
      #expect(found.map(\.target) == expected.map(\.target))
      #expect(found.map(\.action) == expected.map(\.action))
    }
  }

  @Test func `never has two apps in the foreground`() {
    let exclusive = StatePredicate<ReferenceDevice>("at most one in the foreground") { apps in
      apps.filter { $0 == .inactive || $0 == .active }.count <= 1
    }
    #expect(ReferenceDevice(apps: 4).outcome(.always(exclusive)) == .holds)
  }
}
