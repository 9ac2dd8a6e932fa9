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

  public let profile: Profile

  public let allowed: AllowedPoints<SwiftUIDispute>

  public let systems: SystemVersions

  /// The disputed points that are decided differently from the profile.
  private let decisions: [SwiftUIDispute: Bool]

  /// The largest number of windows that the app can have.
  public let windowCount: Int

  public let machine: RuleMachine<SwiftUIState>

  /// The numbers of windows that can be modelled.
  public static let windowCounts = 1...SceneSlots.limit

  /// How many windows the app has unless another number is requested.
  public static let usualWindowCount = 2

  /// The systems that have the life cycle of SwiftUI.
  public static let systemsWithSwiftUI = ModelKind.swiftUI.availability

  /// Creates the model for a profile and some systems; some disputed points may be decided
  /// differently from the profile.
  ///
  /// - Parameters:
  ///   - profile: The reading of the documentation.
  ///   - windowCount: The largest number of windows, in ``windowCounts``; with one, no app has
  ///     several windows.
  ///   - systems: The systems that the model is about, all of them with SwiftUI's life cycle.
  ///   - decisions: The disputed points that are decided differently from the profile.
  public init(
    profile: Profile, windows windowCount: Int = usualWindowCount,
    systems: SystemVersions = systemsWithSwiftUI, deciding decisions: [SwiftUIDispute: Bool] = [:]
  ) {
    precondition(Self.windowCounts.contains(windowCount), "\(windowCount) windows")
    precondition(systems.isSubset(of: Self.systemsWithSwiftUI), systems.words)
    self.profile = profile
    self.windowCount = windowCount
    self.systems = systems
    self.decisions = decisions
    let allowed = AllowedPoints(in: profile, on: systems, deciding: decisions)
    self.allowed = allowed
    let kinds = SwiftUIState.Kind.allCases.filter { windowCount > 1 || $0 != .severalWindows }
    machine = RuleMachine(
      on: systems, rules: SwiftUIRules(windowCount: windowCount, allowed: allowed).all,
      distinguishing: allowed.ranges
    ) { systems in
      kinds.map { kind in
        SwiftUIState(
          kind: kind,
          misreportsActive: systems.isSubset(of: allowed.systems(of: .aggregateMissesActive)),
          systems: systems)
      }
    }
  }

  public var subject: String { "One app that is written with SwiftUI, from launch to death" }

  /// The names of all rules that the model can have.
  static let catalogue = RuleCatalogue(
    [true, false].map(AllowedPoints.init(allOrNone:)).flatMap {
      SwiftUIRules(windowCount: windowCounts.upperBound, allowed: $0).all
    })

  public func properties(of machine: RuleMachine<SwiftUIState>) -> [SuiteProperty<SwiftUIState>] {
    SwiftUIProperties(model: self, machine: machine).all
  }

  // It repeats the default of all models, so that the search is specialized for these states in debug
  // builds, too.
  public func explore(
    limits: SearchLimits = .none, auditing audit: ContractAudit = .standard,
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) -> StateGraph<RuleMachine<SwiftUIState>> {
    machine.explore(limits: limits, auditing: audit, observe: observe)
  }

  public func on(_ systems: SystemVersions) -> SwiftUIModel {
    SwiftUIModel(profile: profile, windows: windowCount, systems: systems, deciding: decisions)
  }

  public func deciding(_ decisions: [String: Bool]) -> SwiftUIModel {
    SwiftUIModel(
      profile: profile, windows: windowCount, systems: systems,
      deciding: SwiftUIDispute.decisions(self.decisions, and: decisions))
  }
}

extension SwiftUIModel {
  public var size: ModelSize? {
    ModelSize(
      component: .scenes, range: Self.windowCounts, usual: Self.usualWindowCount,
      count: windowCount)
  }

  public func resized(to count: Int) -> SwiftUIModel {
    SwiftUIModel(profile: profile, windows: count, systems: systems, deciding: decisions)
  }

  /// The app that has several windows, if the model has such an app; otherwise the usual one;
  /// on the newest systems.
  public var drivenState: SwiftUIState? {
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
