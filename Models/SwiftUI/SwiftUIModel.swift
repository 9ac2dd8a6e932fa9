// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ModelChecking

/// The life cycle of one app that is written with SwiftUI, on one device: available since iOS 14.
///
/// There are three kinds of app among the initial states. The usual one has one window and is
/// modelled with everything around it: background tasks, locking, prewarming. One kind has a scene
/// delegate of its own beside SwiftUI's views, and one has several windows; neither is modelled with
/// what does not depend on that. Notifications of UIKit, shortcuts, tapped notifications and
/// `didDiscardSceneSessions` are left to the scene model.
public struct SwiftUIModel: DisputedModel, LogModel {
  public static let kind = ModelKind.swiftUI

  public let setup: ModelSetup<SwiftUIDispute>

  public let machine: RuleMachine<SwiftUIState>

  /// The numbers of windows that can be modelled.
  public static let windowCounts = 1...SceneSlots.limit

  /// How many windows the app has unless another number is requested.
  public static let usualWindowCount = 2

  public static let usualSize: ModelSize? = ModelSize(
    of: .scenes, in: windowCounts, usual: usualWindowCount)

  /// The systems that have the life cycle of SwiftUI.
  public static let systemsWithSwiftUI = ModelKind.swiftUI.availability

  /// The largest number of windows that the app can have.
  public var windowCount: Int { setup.count }

  /// Creates the model for a number of windows; see ``DisputedModel/init(profile:systems:deciding:)``.
  ///
  /// - Parameters:
  ///   - profile: The reading of the documentation.
  ///   - windowCount: The largest number of windows, in ``windowCounts``; with one, no app has
  ///     several windows.
  ///   - systems: The systems that the model is about, all of them with SwiftUI's life cycle.
  ///   - decisions: The disputed points that are decided differently from the profile.
  public init(
    profile: Profile, windows windowCount: Int, systems: SystemVersions = systemsWithSwiftUI,
    deciding decisions: [SwiftUIDispute: Bool] = [:]
  ) {
    self.init(profile, Self.usualSize?.with(windowCount), on: systems, deciding: decisions)
  }

  public init(_ setup: ModelSetup<SwiftUIDispute>) {
    self.setup = setup
    let kinds = SwiftUIState.Kind.allCases.filter { setup.count > 1 || $0 != .severalWindows }
    machine = setup.machine(
      of: SwiftUIRules(windowCount: setup.count, allowed: setup.allowed).all,
      distinguishing: BackgroundEvent.all.map(\.systemsAfterForceQuit)
    ) { systems in
      kinds.map { kind in
        SwiftUIState(
          kind: kind,
          misreportsActive: systems.isSubset(of: setup.allowed.systems(of: .aggregateMissesActive)),
          systems: systems)
      }
    }
  }

  public var subject: String { "One app that is written with SwiftUI, from launch to death" }

  /// The names of all rules that the model can have.
  static let catalogue = RuleCatalogue(
    AllowedPoints.extremes.flatMap {
      SwiftUIRules(windowCount: windowCounts.upperBound, allowed: $0).all
    })

  public func properties(of machine: RuleMachine<SwiftUIState>) -> [SuiteProperty<SwiftUIState>] {
    SwiftUIProperties(model: self, on: RulePredicates(machine: machine, catalogue: Self.catalogue))
      .all
  }

  // It repeats the default of all models, so that the search is specialized for these states in debug
  // builds, too.
  public func explore(
    _ machine: RuleMachine<SwiftUIState>, limits: SearchLimits, auditing audit: ContractAudit,
    observe: (SearchProgress) -> SearchControl
  ) -> StateGraph<RuleMachine<SwiftUIState>> {
    machine.explore(limits: limits, auditing: audit, observe: observe)
  }

}

extension SwiftUIModel {
  /// The app that has several windows, if the model has such an app; otherwise the usual one;
  /// on the newest systems.
  public func drivenState(noticing noticed: Set<Callback>) -> SwiftUIState? {
    machine.initialStates.first {
      $0.kind == (windowCount > 1 ? .severalWindows : .usual)
    }
  }
}

extension SwiftUIModel {
  public var circumstances: [Circumstance<SwiftUIState>] {
    [
      .backgroundLaunch(citing: [60, 157, 214]), .prewarming,
      .inputInFront(
        "input came to a window while it was in front", citing: [38, 154, .inputInFront]),
      Circumstance(
        "the system reclaimed a scene", citing: [148, 158],
        occurrences: { $0 == .window(.reclaim) }),
      .refusedTask,
    ]
  }
}
