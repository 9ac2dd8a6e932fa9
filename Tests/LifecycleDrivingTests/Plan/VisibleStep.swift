import LifecycleModels

@testable import LifecycleDriving

/// What a delegate and a test can observe of one step of a life cycle.
struct VisibleStep: Hashable {
  /// The callback that is noticed, with what it can read.
  var callback: Callback?
  var scene: Int?
  var reads: ExecutionState?
  var phases: PhaseReading?
  var isRefused = false
  /// What the app asked for.
  var request: AppRequest?
  /// Whether it is the user's action, for which nothing may be owed.
  var isAction = false
  /// The state of the process after the step, and whether protected data can be read then.
  var execution: ExecutionState
  var canRead: Bool

  /// Numbers for steps, in the order in which they occur.
  struct Numbers {
    private(set) var steps: [VisibleStep] = []
    private var numbers: [VisibleStep: Int] = [:]

    mutating func number(of step: VisibleStep) -> Int {
      if let known = numbers[step] { return known }
      numbers[step] = steps.count
      steps.append(step)
      return steps.count - 1
    }
  }
}

extension LabelledGraph {
  /// A plan with all that can be observed of it.
  init(_ states: [PlanState], numbering numbers: inout VisibleStep.Numbers) {
    for state in states {
      var list: [Step] = []
      func add(_ target: Int32, _ edit: (inout VisibleStep) -> Void) {
        let to = states[Int(target)]
        var step = VisibleStep(execution: to.execution, canRead: to.canReadProtectedData)
        edit(&step)
        let nothing = VisibleStep(
          execution: state.execution, canRead: state.canReadProtectedData)
        list.append(
          Step(label: step == nothing ? nil : numbers.number(of: step), target: Int(target)))
      }
      for transition in state.transitions {
        let show = { (step: inout VisibleStep) in
          guard let callback = transition.callback else { return }
          (step.callback, step.scene) = (callback, transition.scene)
          (step.reads, step.phases) = (transition.visibleState, transition.phases)
        }
        add(transition.target, show)
        if let refusal = transition.refusal {
          add(refusal.target) { step in
            show(&step)
            step.isRefused = true
          }
        }
      }
      for request in state.requests { add(request.target) { $0.request = request.request } }
      if state.isQuiet, state.execution.isRunning {
        add(Int32(steps.count)) { $0.isAction = true }
      }
      steps.append(list)
    }
  }
}
