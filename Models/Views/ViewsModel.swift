// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ModelChecking

/// The view controllers of one window: a first one, and a second one that is pushed beside it or
/// presented over it, while the user stays in the app, leaves it and comes back.
///
/// How the first appearance stands to the launch and to the scene is in the models of apps.
public struct ViewsModel: DisputedModel {
  public static let kind = ModelKind.views

  public let profile: Profile

  public let allowed: AllowedPoints<ViewsDispute>

  public let systems: SystemVersions

  /// The disputed points that are decided differently from the profile.
  private let decisions: [ViewsDispute: Bool]

  public let machine: RuleMachine<ViewsState>

  /// Creates the model for a profile and some systems; some disputed points may be decided
  /// differently from the profile.
  public init(
    profile: Profile, systems: SystemVersions = .all,
    deciding decisions: [ViewsDispute: Bool] = [:]
  ) {
    self.profile = profile
    self.systems = systems
    self.decisions = decisions
    let allowed = AllowedPoints(in: profile, on: systems, deciding: decisions)
    self.allowed = allowed
    machine = RuleMachine(
      on: systems, rules: ViewsRules(allowed: allowed).all,
      // The systems without viewIsAppearing do something else, and not less.
      distinguishing: allowed.ranges + [.withIsAppearing, .withIsAppearing.complement]
    ) { systems in
      [ViewsState(systems: systems)]
    }
  }

  public var subject: String { "The view controllers of one window: push, full screen and sheet" }

  public func on(_ systems: SystemVersions) -> ViewsModel {
    ViewsModel(profile: profile, systems: systems, deciding: decisions)
  }

  public func properties(of machine: RuleMachine<ViewsState>) -> [SuiteProperty<ViewsState>] {
    ViewsProperties(allowed: allowed, systems: systems, machine: machine).all
  }
}

/// The points on which the sources about view controllers disagree.
public enum ViewsDispute: String, DisputedPoint {
  case swipeBackGivenUp

  public var reading: DisputeReading {
    (
      "a swipe back can be given up, and the view that was leaving appears again", [302],
      [.observed]
    )
  }

  public var systems: SystemVersions { .withSwipeBack }
}

extension SystemVersions {
  /// The systems that call viewIsAppearing (F275).
  static let withIsAppearing = since(13)
  /// The systems on which a sheet leaves the view behind it in its place (F300).
  static let withSheets = since(13)
  /// The systems on which a swipe from the edge goes back (F302).
  static let withSwipeBack = since(7)
}
