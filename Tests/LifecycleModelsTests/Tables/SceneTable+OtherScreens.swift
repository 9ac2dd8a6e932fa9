@testable import LifecycleModels

extension SceneTable {
  /// F244 to F249.
  var otherScreens: [Row] { sceneCount < 2 ? [] : inCar + onDisplay }

  private var inCar: [Row] {
    let start = ["willFinishLaunching", "didFinishLaunching"]
    let beforeUnlock = allowed.contains(.backgroundLaunchBeforeFirstUnlock)
    func arrivesIn(_ event: String, _ activation: SceneSlot.Activation) -> Row {
      row(
        event,
        from: { state in
          state.kind == .carPlay && state.isInMemory && state.isQuiet
            && state.scenes[1].activation == activation
        }
      ) {
        $0.arriving(
          1, activation == .background ? .entersOnly : .connectsAndEnters, unordered: true)
      }
    }
    return [
      row(
        "carPlay.launches#B",
        from: { state in
          state.kind == .carPlay && state.process == .notRunning
            && (state.protectedData != .unavailableSinceBoot
              || beforeUnlock && state.systems.overlaps(.since(15)))
        }
      ) { start + $0.arriving(1, .connectsAndEnters, unordered: true) },
      arrivesIn("carPlay.connects#B", .disconnected),
      arrivesIn("carPlay.returns#B", .background),
      row(
        "carPlay.left#B",
        from: { state in
          state.kind == .carPlay && state.isQuiet
            && [.active, .inactive].contains(state.scenes[1].phase)
        }
      ) { $0.leavingAnywhere(1) },
      unplugged("carPlay.unplugged#B", .carPlay),
    ]
  }

  private var onDisplay: [Row] {
    [
      row(
        "display.connects#B",
        from: { state in
          state.kind == .externalDisplay && state.isQuiet && state.isOnScreen
            && state.scenes[1].phase == nil
        }
      ) { $0.arriving(1, .connectsOnly, unordered: true) + ["B:willEnterForeground"] },
      unplugged("display.unplugged#B", .externalDisplay),
    ]
  }

  private func unplugged(_ event: String, _ kind: SceneState.Kind) -> Row {
    row(
      event,
      from: { state in
        state.kind == kind && state.isInMemory && state.isQuiet && state.scenes[1].phase != nil
      }
    ) { ($0.scenes[1].phase == .active ? ["B:willResignActive"] : []) + ["B:didDisconnect"] }
  }
}
