import LifecycleModels

@testable import LifecycleDriving

/// What a delegate and a test can see of one step of a life cycle.
struct SeenStep: Hashable {
  /// The callback that is noticed, with what it can read.
  var callback: Callback?
  var scene: Int?
  var reads: ExecutionState?
  var isRefused = false
  /// What the app asked for.
  var request: AppRequest?
  /// Whether it is the user's action, for which the app must be at rest.
  var isAction = false
  /// How the process runs afterwards, and whether protected data can be read then.
  var execution: ExecutionState
  var canRead: Bool

  /// Numbers for what can be seen, in the order in which it occurs.
  struct Numbers {
    private(set) var seen: [SeenStep] = []
    private var numbers: [SeenStep: Int] = [:]

    mutating func number(of step: SeenStep) -> Int {
      if let known = numbers[step] { return known }
      numbers[step] = seen.count
      seen.append(step)
      return seen.count - 1
    }
  }
}

extension LabelledGraph {
  /// A plan with all that can be seen of it.
  init(_ nodes: [PlanNode], numbering numbers: inout SeenStep.Numbers) {
    for node in nodes {
      var list: [Step] = []
      func add(_ target: Int32, _ edit: (inout SeenStep) -> Void) {
        let to = nodes[Int(target)]
        var seen = SeenStep(execution: to.execution, canRead: to.canReadProtectedData)
        edit(&seen)
        let isUnseen =
          seen
          == SeenStep(execution: node.execution, canRead: node.canReadProtectedData)
        list.append(
          Step(label: isUnseen ? nil : numbers.number(of: seen), target: Int(target)))
      }
      for edge in node.edges {
        let show = { (seen: inout SeenStep) in
          guard let callback = edge.callback else { return }
          (seen.callback, seen.scene, seen.reads) = (callback, edge.scene, edge.seen)
        }
        add(edge.target, show)
        if edge.refusedTarget >= 0 {
          add(edge.refusedTarget) { seen in
            show(&seen)
            seen.isRefused = true
          }
        }
      }
      for edge in node.asked { add(edge.target) { $0.request = edge.request } }
      if node.isQuiet, node.execution.isRunning {
        add(Int32(steps.count)) { $0.isAction = true }
      }
      steps.append(list)
    }
  }
}
