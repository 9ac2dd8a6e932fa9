/// How the rules of a device can be wrong: the app's next phase, its memory, or which app it is.
extension DeviceState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func faults(of rule: Rule<DeviceState>) -> [EffectFault<DeviceState>] {
    guard let app = rule.app else { return [] }
    return DeviceApp.Phase.allCases.map { ending($0, app) }
      + [otherSize(app), otherAppToo(app), otherAppInstead(app)]
  }

  private static func ending(_ phase: DeviceApp.Phase, _ app: Int) -> EffectFault<DeviceState> {
    EffectFault("ends \(phase.name)") { _, target in
      var state = target
      state[app] = state[app].entering(phase)
      return state
    }
  }

  private static func otherSize(_ app: Int) -> EffectFault<DeviceState> {
    EffectFault("leaves the app in another size") { _, target in
      var state = target
      state[app] = DeviceApp(state[app].phase, isLarge: !state[app].isLarge)
      return state
    }
  }

  private static func otherAppToo(_ app: Int) -> EffectFault<DeviceState> {
    EffectFault("ends the next app too") { _, target in
      var state = target
      state[(app + 1) % state.appCount] = DeviceApp(.notRunning)
      return state
    }
  }

  private static func otherAppInstead(_ app: Int) -> EffectFault<DeviceState> {
    EffectFault("happens to the next app instead") { source, target in
      var state = source
      state[(app + 1) % state.appCount] = target[app]
      return state
    }
  }
}
