// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ModelChecking

/// The life cycle of one app with an app delegate (no scenes), on one device.
///
/// Memory pressure is not part of the state: the system may purge, warn or kill at any time, and
/// the search explores every choice.
public struct AppModel: DisputedModel, LogModel {
  public static let kind = ModelKind.app

  public let setup: ModelSetup<AppDispute>

  public let machine: RuleMachine<AppState>

  public init(_ setup: ModelSetup<AppDispute>) {
    self.setup = setup
    machine = setup.machine(of: AppRules(allowed: setup.allowed).all) { systems in
      let usual = AppState(systems: systems)
      guard systems.isSubset(of: AppRules.exitingSystems) else { return [usual] }
      return [usual, AppState(exitsOnSuspend: true, systems: systems)]
    }
  }

  public var subject: String { "One app with an app delegate, from launch to death" }

  /// The names of all rules that the model can have.
  static let catalogue = RuleCatalogue(
    AllowedPoints.extremes.flatMap { AppRules(allowed: $0).all })

  public func properties(of machine: RuleMachine<AppState>) -> [SuiteProperty<AppState>] {
    AppProperties(model: self, on: RulePredicates(machine: machine, catalogue: Self.catalogue)).all
  }

  // It repeats the default of all models, so that the search is specialized for these states in debug
  // builds, too.
  public func explore(
    _ machine: RuleMachine<AppState>, limits: SearchLimits, auditing audit: ContractAudit,
    observe: (SearchProgress) -> SearchControl
  ) -> StateGraph<RuleMachine<AppState>> {
    machine.explore(limits: limits, auditing: audit, observe: observe)
  }

}

extension AppModel {
  public var circumstances: [Circumstance<AppState>] {
    [
      .backgroundLaunch(citing: [60, 62]), .prewarming,
      Circumstance(
        "Info.plist sets UIApplicationExitsOnSuspend", citing: [36, 37],
        states: { $0.exitsOnSuspend },
        occurrences: \.exitsOnSuspend),
      Circumstance(
        "the app was killed while it ran", citing: [42, 80, 83],
        occurrences: {
          [
            .userKill(.announced), .userKill(.secondBackground), .userKill(.fast),
            .systemTermination,
          ].contains($0)
        }),
      Circumstance(
        "a kill while running sent one more didEnterBackground", citing: [42],
        occurrences: { $0 == .userKill(.secondBackground) }),
      .fastUserKill, .cutShortEntrance,
      Circumstance(
        "Notification Centre was pulled down", citing: [40],
        occurrences: {
          [
            .covering(.notificationCentre), .uncovering(.notificationCentre, isAnnounced: true),
          ].contains($0)
        }),
      Circumstance(
        "the app opened its own URL", citing: [38], occurrences: { $0 == .request(.openOwnURL) }),
      .inputInFront("input came to the app while it was in front", citing: [38, .inputInFront]),
      Circumstance(
        "a deep link to another app activated it once more", citing: [39],
        occurrences: { $0 == .request(.openOtherApp) }),
      .earlyNotification(
        "a notification was posted before its delegate call", citing: [45, 46, 49]),
      Circumstance("a launch method returned false", citing: [22, 24]) { rule in
        rule.occurrence == .delivery(.returnsFalse)
          && (rule.callback == .willFinishLaunching || rule.callback == .didFinishLaunching)
      },
      .refusedTask,
    ]
  }
}
