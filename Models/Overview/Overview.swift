/// A model's figure, derived from its states: what leads from one stage to another.
///
/// For the app model the stages are the five execution states, and this is the guide's figure.
public struct Overview: Hashable, Sendable {
  /// The arrows in a fixed order, at most one for each pair of stages and manner.
  public let arrows: [Arrow]

  /// What some states add to the name of their stage.
  public let remarks: [Stage: String]

  /// The stages that arrows lead from or to, in their order.
  public var stages: [Stage] {
    Set(arrows.flatMap { [$0.source, $0.target] }).sorted { $0.position < $1.position }
  }

  /// What the delegate learns of a change.
  public enum Manner: Int, CaseIterable, Hashable, Sendable {
    /// A callback makes or announces the change.
    case callback
    /// The delegate is not notified.
    case silent
    /// The process ends without a callback.
    case kill
  }

  /// A way from one stage to another.
  public struct Arrow: Hashable, Sendable {
    /// Where it begins.
    public let source: Stage
    /// Where it ends.
    public let target: Stage
    /// What the delegate learns of it.
    public let manner: Manner
    /// The delegate callbacks that every cause of the arrow leads to.
    public let callbacks: [Callback]
    /// The names of the rules that cause the change, the earliest possible first.
    public let causes: [String]
  }
}
