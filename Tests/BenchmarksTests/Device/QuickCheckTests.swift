import ModelChecking
import Testing

@testable import Benchmarks

@Suite struct `The quick check` {
  @Test func `says what it has checked`() throws {
    #expect(
      try QuickCheck.check(PackedDevice.self, upTo: 4)
        == "The packed device: the counts for 1 to 4 apps agree with the closed forms, with 1, 2 "
        + "and 3 threads.\n")
  }

  @Test func `names the first difference`() {
    let error = #expect(throws: MeasurementError.self) {
      try QuickCheck.check(ImmortalDevice.self, upTo: 4)
    }
    #expect(
      error?.localizedDescription == "The immortal device with 1 app and 1 thread has wrong "
        + "counts: 9 transitions, not 13")
  }
}

/// A device on which nothing is killed, only purged: as many states, and fewer transitions.
private struct ImmortalDevice: DeviceMachine {
  static let spelling = "immortal"
  private let device: ArrayDevice

  init(apps: Int) { device = ArrayDevice(apps: apps) }

  var initialStates: [[AppPhase]] { device.initialStates }

  func actions(in state: [AppPhase]) -> [DeviceAction] {
    device.actions(in: state).filter { $0.rule != .kill }
  }

  func successor(of state: [AppPhase], taking action: DeviceAction) -> [AppPhase] {
    device.successor(of: state, taking: action)
  }

  func phase(of app: Int, in state: [AppPhase]) -> AppPhase { device.phase(of: app, in: state) }
}
