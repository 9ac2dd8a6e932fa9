import ModelChecking

/// The property suite of the device model.
///
/// Properties that carry an I-number come from the project's list of candidate invariants; those
/// that carry an F-number state a fact; W-properties say that the model is well-formed.
///
/// No property distinguishes one app from another, so all of them can be checked by orbits.
struct DeviceProperties: PropertySuite {
  typealias DeviceProperty = SuiteProperty<DeviceState>
  typealias In = StatePredicate<RuleMachine<DeviceState>>

  let model: DeviceModel
  let on: RulePredicates<DeviceState>
  /// The app to which each rule happens.
  let apps: [Int?]

  init(model: DeviceModel, on: RulePredicates<DeviceState>) {
    self.model = model
    self.on = on
    apps = on.rules.map(\.app)
  }

  var all: [DeviceProperty] {
    termination + transitions + screen + purging + pressure + backgroundTime + apart
      + wellFormedness
  }

  /// An invariant unless a disputed point is allowed; then it is a belief.
  func invariant(
    unless dispute: DeviceDispute, _ id: String, _ statement: String,
    citing citations: [Citation], _ claims: SuiteClaim...
  ) -> DeviceProperty {
    suiteProperty(
      allowed.contains(dispute) ? .belief : .invariant, id, statement, citing: citations, claims)
  }
}

/// Conditions on steps, by what a step does to its app.
extension DeviceProperties {
  /// The steps whose app is in one of some phases before the step.
  func from(_ phases: DeviceApp.Phase...) -> On {
    let bits = Self.bits(of: phases)
    return app("from " + phases.map(\.name).joined(separator: " or ")) { app, _ in
      bits & app.phase.bit != 0
    }
  }

  /// The steps whose app is in one of some phases after the step.
  func to(_ phases: DeviceApp.Phase...) -> On {
    let bits = Self.bits(of: phases)
    return app("to " + phases.map(\.name).joined(separator: " or ")) { _, app in
      bits & app.phase.bit != 0
    }
  }

  /// Conditions are checked for every step, so a set of phases is a number, which needs no
  /// reference counting.
  private static func bits(of phases: [DeviceApp.Phase]) -> UInt16 {
    phases.reduce(0) { $0 | $1.bit }
  }

  /// The steps whose effect on their app passes a test.
  func app(
    _ name: String, _ test: @escaping @Sendable (DeviceApp, DeviceApp) -> Bool
  ) -> On {
    On(name) { [apps] source, action, target in
      guard let app = apps[action.rule] else { return false }
      return test(source[app], target[app])
    }
  }

  var fromFront: On { app("from the foreground") { source, _ in source.phase.isInFront } }
  var fromRunning: On { app("from a running app") { source, _ in source.phase.isRunning } }
  /// The steps that end the process of their app.
  var ends: On {
    app("a process ends") { $0.phase.hasProcess && !$1.phase.hasProcess }
  }
  /// The steps with which the system ends the process of an app because memory is short.
  var takesMemory: On {
    purge || on.rule(.terminate, .jetsamInBackground, .jetsamInFront, .memoryLimit)
  }
  var purge: On { on.rule(.purgeLarge, .purgeSmall, .purgeSmallBeforeLarge) }
  var userKill: On {
    on.rule(
      .userKillSuspended, .userKillSilent, .userKillSilentInFront, .userKillInBackground,
      .userKillInSwitcher)
  }
  var system: On { on.isBy(.system) }
  var user: On { on.isBy(.user) }
  var memoryFull: On { on.from("memory is full") { $0.freePages == 0 } }
  var noneSuspended: On {
    on.from("none is suspended") { state in !state.contains { $0.phase == .suspended } }
  }
}

extension DeviceApp.Phase {
  fileprivate var bit: UInt16 { 1 << UInt16(rawValue) }
}
