import ModelChecking
import Testing

@testable import Benchmarks

@Suite struct `The spellings of the reference device` {
  @Test func `have the counts of the closed forms`() {
    for apps in 1...4 {
      let counts = DeviceCounts(apps: apps)
      #expect(DeviceCounts(PackedDevice(apps: apps).check()) == counts)
      #expect(DeviceCounts(StructDevice(apps: apps).check()) == counts)
      #expect(DeviceCounts(ArrayDevice(apps: apps).check()) == counts)
      #expect(DeviceCounts(CollectionsDevice(apps: apps).check()) == counts)
    }
  }

  @Test func `have the same shortest traces`() throws {
    for apps in 1...4 {
      for goal in Goal.allCases {
        let packed = try #require(PackedDevice(apps: apps).shortestActions(to: goal, apps: apps))
        #expect(StructDevice(apps: apps).shortestActions(to: goal, apps: apps) == packed)
        #expect(ArrayDevice(apps: apps).shortestActions(to: goal, apps: apps) == packed)
        #expect(CollectionsDevice(apps: apps).shortestActions(to: goal, apps: apps) == packed)
      }
    }
  }

  @Test func `list the same actions in every state`() {
    for apps in 1...3 {
      let packed = PackedDevice(apps: apps).listing(apps: apps)
      #expect(StructDevice(apps: apps).listing(apps: apps) == packed)
      #expect(ArrayDevice(apps: apps).listing(apps: apps) == packed)
      #expect(CollectionsDevice(apps: apps).listing(apps: apps) == packed)
    }
  }

  @Test func `list the actions of one app in the order of the rules`() {
    let machine = PackedDevice(apps: 1)
    let suspended = PackedDevice.State(code: UInt64(AppPhase.suspended.rawValue))
    #expect(
      machine.actions(in: suspended).map(\.rule) == [.enterForeground, .purge, .kill])
  }

  @Test func `have interchangeable apps if they are packed`() {
    for apps in 1...4 {
      #expect(PackedDevice(apps: apps).symmetryFault() == nil)
    }
  }

  @Test func `have the orbits of the closed forms`() {
    for apps in 1...12 {
      let found = DeviceCounts(PackedDevice(apps: apps).orbits.check(options: .audit(.sample)))
      #expect(found == DeviceCounts(orbitsOf: apps))
    }
  }

  @Test func `have room for as many apps as the benchmarks need`() {
    #expect(PackedDevice(apps: 21).initialStates.count == 1)
    #expect(StructDevice(apps: 16).initialStates.count == 1)
  }
}

/// A state that takes some steps to reach.
enum Goal: CaseIterable, Sendable {
  case lastAppActive, allSuspended, allButTheFirstInBackground

  func isReached(by phases: [AppPhase]) -> Bool {
    switch self {
    case .lastAppActive: phases.last == .active
    case .allSuspended: phases.allSatisfy { $0 == .suspended }
    case .allButTheFirstInBackground:
      phases.first == .inactive && phases.dropFirst().allSatisfy { $0 == .background }
    }
  }
}

extension DeviceMachine {
  fileprivate func phases(in state: State, apps: Int) -> [AppPhase] {
    (0..<apps).map { phase(of: $0, in: state) }
  }

  /// The actions of the first shortest trace to a goal, or nil where the search finds none.
  fileprivate func shortestActions(to goal: Goal, apps: Int) -> [DeviceAction]? {
    let reached = StatePredicate<Self>("the goal is reached") { state in
      goal.isReached(by: phases(in: state, apps: apps))
    }
    let report = check([Property("goal", "the goal can be reached", .reachable(reached))])
    guard case .holds(let witness?) = report.results.first?.verdict else { return nil }
    return witness.actions
  }

  /// The actions enabled in each reachable state, in the order of discovery.
  fileprivate func listing(apps: Int) -> [Listing] {
    explore().states.map { state in
      Listing(phases: phases(in: state, apps: apps), actions: Array(actions(in: state)))
    }
  }
}

private struct Listing: Hashable {
  let phases: [AppPhase]
  let actions: [DeviceAction]
}
