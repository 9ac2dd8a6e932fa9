// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ModelChecking

/// The view controllers of one window: a first one, and a second one that is pushed beside it or
/// presented over it, while the user stays in the app, leaves it and comes back.
///
/// How the first appearance stands to the launch and to the scene is in the models of apps.
public struct ViewsModel: DisputedModel {
  public static let kind = ModelKind.views

  public let setup: ModelSetup<ViewsDispute>

  public let machine: RuleMachine<ViewsState>

  public init(_ setup: ModelSetup<ViewsDispute>) {
    self.setup = setup
    machine = setup.machine(
      of: ViewsRules(allowed: setup.allowed).all,
      // The systems without viewIsAppearing do something else, and not less.
      distinguishing: [.withIsAppearing, .withIsAppearing.complement]
    ) { [ViewsState(systems: $0)] }
  }

  public var subject: String { "The view controllers of one window: push, full screen and sheet" }

  public func properties(of machine: RuleMachine<ViewsState>) -> [SuiteProperty<ViewsState>] {
    ViewsProperties(model: self, on: RulePredicates(machine: machine)).all
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
