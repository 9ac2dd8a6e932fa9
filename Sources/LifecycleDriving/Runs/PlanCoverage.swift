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

  /// Whether two lives were given the same disk.
  private(set) var isDiskShared = false
  /// The disk of the last life, if it is an object: kept, so that no other can have its address.
  private var lastDisk: AnyObject?

  /// Notes what a life is given as its disk.
  func note(disk: Any) {
    // Values are copied; only what is an object by its type can be shared.
    guard type(of: disk) is AnyClass else { return }
    let disk = disk as AnyObject
    if disk === lastDisk { isDiskShared = true }
    lastDisk = disk
  }

  init(edges: Int, actions: Int) {
    self.edges = Array(repeating: 0, count: edges)
    self.actions = Array(repeating: 0, count: actions)
  }
}
