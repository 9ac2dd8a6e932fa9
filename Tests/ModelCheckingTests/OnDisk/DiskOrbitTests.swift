import ModelChecking
import Testing

@Suite struct `A search of orbits that is not kept in memory` {
  /// It distinguishes the first app from the others.
  private static let unfair = Property<PackedDevice>(
    "unfair", "the first app is never active",
    .always(StatePredicate("the first app is not active") { $0.app(0) != 3 }))
  private static let fair = Property<PackedDevice>(
    "fair", "an app is never active",
    .always(
      StatePredicate("no app is active") { state in (0..<5).allSatisfy { state.app($0) != 3 } }))
  private static let device = PackedDevice(apps: 5)

  @Test(arguments: [1, 2])
  func `finds what one in memory finds`(threads: Int) throws {
    let report = try Self.device.orbits.check(
      [Self.fair], options: DiskFolder().options().threads(threads))
    let expected = Self.device.orbits.check([Self.fair])
    #expect(Counts(report) == Counts(expected))
    #expect(
      Finding(report.results[0], base: \.self) == Finding(expected.results[0], base: \.self))
  }

  @Test func `finds with compaction what one in memory finds, and proves nothing`() {
    let report = Self.device.orbits.check(
      [Self.fair, Self.unfair], options: .compacted(bytes: 1 << 16).threads(2))
    let expected = Self.device.orbits.check([Self.fair])
    #expect(Counts(report) == Counts(expected))
    guard case .violated(let counterexample?) = report.results[0].verdict,
      case .violated(let shortest?) = expected.results[0].verdict
    else {
      Issue.record("\(report.results[0].verdict)")
      return
    }
    #expect(counterexample.trace.count == shortest.trace.count)
    guard case .faulty(.asymmetric) = report.results[1].verdict else {
      Issue.record("\(report.results[1].verdict)")
      return
    }
  }

  @Test func `refuses an unfair property, also when it is taken up again`() throws {
    let folder = DiskFolder()
    for depth in [3, 5, Int.max] {
      let report = try Self.device.orbits.check([Self.unfair], options: folder.options()) {
        $0.depth < depth ? .proceed : .stop
      }
      guard case .faulty(.asymmetric) = report.results[0].verdict else {
        Issue.record("up to depth \(depth): \(report.results[0].verdict)")
        return
      }
    }
  }
}

extension PackedDevice: SymmetricMachine {
  var exchanges: [ComponentExchange<PackedDevice>] {
    ComponentExchange.neighbours(of: apps, named: "apps") { state, places in
      state.exchange(places)
    } actions: {
      ReferenceDevice.Action(app: $1($0.app), rule: $0.rule)
    }
  }

  func representative(of state: State) -> State {
    let sorted = (0..<apps).map { state.app($0) }.sorted()
    return State(code: sorted.reduce(0) { $0 << 4 | $1 })
  }
}

extension PackedDevice.State {
  fileprivate mutating func exchange(_ places: Transposition) {
    let difference = app(places.first) ^ app(places.second)
    code ^= difference << UInt64(4 * places.first) | difference << UInt64(4 * places.second)
  }
}
