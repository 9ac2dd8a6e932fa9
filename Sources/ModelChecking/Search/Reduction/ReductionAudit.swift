/// Tests a machine's declarations about its actions on states.
///
/// The first fault of the machine ends the audit. Faults of properties are collected.
struct ReductionAudit<Machine: ReducibleMachine> {
  typealias State = Machine.State

  let machine: Machine
  let plan: ReductionPlan<Machine>
  let properties: [AuditedProperty<Machine>]

  /// The fault of the machine.
  private(set) var fault: ReductionFault<State>?
  /// The faults of properties, by their numbers.
  private(set) var faults: [Int: ReductionFault<State>] = [:]

  init(_ machine: Machine, _ properties: [ReducedProperty<Machine>]) {
    self.machine = machine
    // A plan without properties contains only the machine's declarations.
    let plan = ReductionPlan(machine, [])
    self.plan = plan
    self.properties = properties.map { AuditedProperty($0, plan) }
  }

  /// Tests all enabled actions, and all pairs of them.
  ///
  /// - Complexity: O(*n*²) successors for *n* enabled actions.
  mutating func inspect(_ state: State) {
    guard fault == nil else { return }
    var steps: [AuditedStep<Machine>] = []
    for action in machine.actions(in: state) {
      guard let number = plan.numbers[action] else {
        return refuse(.undeclaredAction("\(action)", in: state))
      }
      steps.append(AuditedStep(machine, plan, number, from: state))
    }
    let enabled = Set(steps.map(\.number))
    for step in steps where fault == nil {
      inspectNeeds(of: step, in: state)
      inspectEnabling(by: step, enabled, in: state)
    }
    for (index, step) in steps.enumerated() where fault == nil {
      for other in steps[(index + 1)...] { inspectPair(step, other, in: state) }
      inspectProperties(step, beside: steps, in: state)
    }
    inspectFindings(in: state)
  }

  mutating func refuse(_ fault: ReductionFault<State>) {
    if self.fault == nil { self.fault = fault }
  }

  mutating func refuse(_ property: Int, _ fault: ReductionFault<State>) {
    if faults[property] == nil { faults[property] = fault }
  }

  func words(_ number: Int) -> String { "\(plan.actions[number])" }

  /// The fault of the machine or, if there is none, of the first property that has one.
  var firstFault: ReductionFault<State>? { fault ?? faults.min { $0.key < $1.key }?.value }
}

/// A step from an audited state, and the actions that are enabled after it.
struct AuditedStep<Machine: ReducibleMachine> {
  let number: Int
  let target: Machine.State
  let enabled: Set<Int>

  init(
    _ machine: Machine, _ plan: ReductionPlan<Machine>, _ number: Int, from state: Machine.State
  ) {
    self.number = number
    target = machine.successor(of: state, taking: plan.actions[number])
    enabled = Set(machine.actions(in: target).compactMap { plan.numbers[$0] })
  }
}

extension ReductionAudit {
  private mutating func inspectNeeds(of step: AuditedStep<Machine>, in state: State) {
    let needs = plan.footprints[step.number].needs
    if !needs.allSatisfy({ $0.test(state) }) {
      refuse(.falseNeed(of: words(step.number), in: state))
    }
    for (number, footprint) in plan.footprints.enumerated() {
      if isHidden(changeOf: footprint.needs, by: step, from: state) {
        refuse(.changedNeed(of: "“\(words(number))”", by: words(step.number), in: state))
      }
    }
  }

  /// Whether a step makes one of some needs true, and writes none of its parts.
  private func isHidden(
    changeOf needs: [Need<Machine>], by step: AuditedStep<Machine>, from state: State
  ) -> Bool {
    needs.contains { need in
      plan.footprints[step.number].writes.isDisjoint(with: need.parts)
        && need.test(step.target) && !need.test(state)
    }
  }

  private mutating func inspectEnabling(
    by step: AuditedStep<Machine>, _ enabled: Set<Int>, in state: State
  ) {
    let writes = plan.footprints[step.number].writes
    for number in step.enabled.subtracting(enabled).sorted()
    where writes.isDisjoint(with: plan.footprints[number].reads) {
      refuse(.enabling(words(number), by: words(step.number), in: state))
    }
  }

  /// Takes two independent actions in both orders.
  private mutating func inspectPair(
    _ step: AuditedStep<Machine>, _ other: AuditedStep<Machine>, in state: State
  ) {
    guard !plan.sets.contains(other.number, in: step.number) else { return }
    let (first, second) = (words(step.number), words(other.number))
    guard step.enabled.contains(other.number) else {
      return refuse(.disabling(second, by: first, in: state))
    }
    guard other.enabled.contains(step.number) else {
      return refuse(.disabling(first, by: second, in: state))
    }
    let end = machine.successor(of: step.target, taking: plan.actions[other.number])
    if end != machine.successor(of: other.target, taking: plan.actions[step.number]) {
      refuse(.differentOrders(first, second, in: state))
    }
  }
}

// MARK: - Properties

/// The conditions of a property, and the actions that write its parts.
struct AuditedProperty<Machine: ReducibleMachine> {
  let id: String
  let needs: [Need<Machine>]
  let parts: Set<Machine.Part>?
  /// The conditions on states, with the value that a search looks for.
  let states: [(condition: StatePredicate<Machine>, value: Bool)]
  let steps: [StepPredicate<Machine>]
  /// Whether an action can change the property's parts.
  let isWriter: [Bool]

  init(_ property: ReducedProperty<Machine>, _ plan: ReductionPlan<Machine>) {
    id = property.property.id
    needs = property.needs
    parts = property.parts
    states = property.property.claims.compactMap { claim in
      guard case .state(let condition, let value) = claim.question else { return nil }
      return (condition, value)
    }
    steps = PropertyConditions(property.property).steps
    var isWriter = plan.actions.map { _ in false }
    for number in plan.writers(of: property.parts) { isWriter[number] = true }
    self.isWriter = isWriter
  }
}

extension ReductionAudit {
  /// Finds properties that depend on undeclared parts.
  private mutating func inspectProperties(
    _ step: AuditedStep<Machine>, beside others: [AuditedStep<Machine>], in state: State
  ) {
    for (number, property) in properties.enumerated() where faults[number] == nil {
      if isHidden(changeOf: property.needs, by: step, from: state) {
        let owner = "the property \(property.id)"
        refuse(number, .changedNeed(of: owner, by: words(step.number), in: state))
      }
      guard !property.isWriter[step.number] else { continue }
      let isChanged = property.states.contains { condition, _ in
        condition.test(state) != condition.test(step.target)
      }
      if isChanged || changesSteps(of: property, step, beside: others, from: state) {
        refuse(number, .unseen(property: property.id, by: words(step.number), in: state))
      }
    }
  }

  /// Whether another action changes a condition's value for an independent step.
  private func changesSteps(
    of property: AuditedProperty<Machine>, _ step: AuditedStep<Machine>,
    beside others: [AuditedStep<Machine>], from state: State
  ) -> Bool {
    if property.steps.isEmpty { return false }
    return others.contains { other in
      if plan.sets.contains(other.number, in: step.number) { return false }
      let action = plan.actions[other.number]
      let end = machine.successor(of: step.target, taking: action)
      return property.steps.contains { condition in
        condition.holds(from: state, by: action, to: other.target)
          != condition.holds(from: step.target, by: action, to: end)
      }
    }
  }

  /// Finds properties that a state decides although their needs do not hold in it.
  private mutating func inspectFindings(in state: State) {
    for (number, property) in properties.enumerated() where !property.needs.isEmpty {
      guard property.states.contains(where: { $0.test(state) == $1 }) else { continue }
      if !property.needs.allSatisfy({ $0.test(state) }) {
        refuse(number, .falsePropertyNeed(property.id, in: state))
      }
    }
  }
}
