import LifecycleModels

/// What the lives of a check have seen of the plan, of the callbacks and of the world's actions.
final class PlanCoverage {
  /// How often each edge of the tables was taken.
  var edges: [Int]
  /// How often each action of the world was performed.
  var actions: [Int]
  /// What the app has asked for and was granted.
  var requests: Set<AppRequest> = []
  /// The steps of all lives.
  var steps = 0
  /// The lives begun.
  var lives = 0

  init(edges: Int, actions: Int) {
    self.edges = Array(repeating: 0, count: edges)
    self.actions = Array(repeating: 0, count: actions)
  }
}
