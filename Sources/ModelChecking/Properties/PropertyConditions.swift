/// All conditions that a property is made of.
struct PropertyConditions<Machine: StateMachine> {
  private(set) var states: [StatePredicate<Machine>] = []
  private(set) var steps: [StepPredicate<Machine>] = []

  init(_ property: Property<Machine>) {
    steps = property.trigger.map { [$0] } ?? []
    for claim in property.claims {
      let conditions = claim.question.conditions
      states += conditions.states
      steps += conditions.steps
    }
  }

  func agree(on left: Machine.State, and right: Machine.State) -> Bool {
    states.allSatisfy { $0.test(left) == $0.test(right) }
  }

  func agree(on left: Step<Machine>, and right: Step<Machine>) -> Bool {
    steps.allSatisfy { $0.holds(left) == $0.holds(right) }
  }
}

/// The conditions of several properties, to find those that distinguish two states or two steps.
struct SharedConditions<Machine: StateMachine> {
  private var states: [(property: Int, condition: StatePredicate<Machine>)] = []
  private var steps: [(property: Int, condition: StepPredicate<Machine>)] = []

  init(_ properties: [Property<Machine>]) {
    for (number, property) in properties.enumerated() {
      let conditions = PropertyConditions(property)
      states += conditions.states.map { (number, $0) }
      steps += conditions.steps.map { (number, $0) }
    }
  }

  func truths(of state: Machine.State) -> [Bool] { states.map { $0.condition.test(state) } }

  func truths(of step: Step<Machine>) -> [Bool] { steps.map { $0.condition.holds(step) } }

  /// The numbers of the properties whose conditions on states have different values.
  func propertiesDistinguishing(states left: [Bool], _ right: [Bool]) -> [Int] {
    left == right ? [] : states.indices.filter { left[$0] != right[$0] }.map { states[$0].property }
  }

  /// The numbers of the properties whose conditions on steps have different values.
  func propertiesDistinguishing(steps left: [Bool], _ right: [Bool]) -> [Int] {
    left == right ? [] : steps.indices.filter { left[$0] != right[$0] }.map { steps[$0].property }
  }
}
