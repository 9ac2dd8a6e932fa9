import ModelChecking

/// The phase of each app is a part, and whether it is in the foreground is another.
extension PackedDevice: ReducibleMachine {
  enum Part: Hashable { case app(Int), foreground(Int) }

  var allActions: [DeviceAction] {
    (0..<apps).flatMap { app in
      DeviceRule.allCases.map { DeviceAction(app: app, rule: $0) }
    }
  }

  func footprint(of action: DeviceAction) -> Footprint<PackedDevice> {
    let (app, rule, device) = (action.app, action.rule, self)
    let isReady = Need<PackedDevice>(.app(app)) { state in
      rule.isEnabled(in: device.phase(of: app, in: state), isForegroundFree: true)
    }
    switch rule {
    case .launch, .enterForeground:
      let others = (0..<apps).filter { $0 != app }.map { other in
        Need<PackedDevice>(.foreground(other)) { state in
          !device.phase(of: other, in: state).isForeground
        }
      }
      return Footprint(writes: [.app(app), .foreground(app)], needs: [isReady] + others)
    case .enterBackground, .kill:
      return Footprint(writes: [.app(app), .foreground(app)], needs: [isReady])
    case .backgroundLaunch, .activate, .resign, .suspend, .purge:
      return Footprint(writes: [.app(app)], needs: [isReady])
    }
  }
}
