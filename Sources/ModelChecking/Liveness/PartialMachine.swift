/// A machine that stands for another, and whose runs tell too little of the other's runs.
protocol PartialMachine {
  /// What is wrong with its runs.
  static var doubtOfRuns: LivenessDoubt { get }
}

extension OrbitMachine: PartialMachine {
  static var doubtOfRuns: LivenessDoubt { .symmetry }
}

extension ReducedMachine: PartialMachine {
  static var doubtOfRuns: LivenessDoubt { .reduction }
}

extension StateMachine {
  /// Why a search for runs of this machine is refused; nil if it is not.
  var doubtOfRuns: LivenessDoubt? { (Self.self as? any PartialMachine.Type)?.doubtOfRuns }
}
