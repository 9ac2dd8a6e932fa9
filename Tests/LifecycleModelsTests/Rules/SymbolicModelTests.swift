import ModelChecking
import Testing
import Thoroughness

@testable import LifecycleModels

@Suite struct `A symbolic model` {
  @Test func `has the steps of its model, state by state`() throws {
    try Self.compare(ViewsModel(profile: .observed))
    try Self.compare(LaunchModel(profile: .documented, systems: .newest))
    try Self.compare(RunLoopModel(profile: .documented, systems: .newest))
    try Self.compare(ExtensionModel(profile: .observed))
    guard Thoroughness.isFull else { return }
    try Self.compare(DeviceModel(profile: .observed, systems: .newest))
    try Self.compare(SwiftUIModel(profile: .documented, systems: .newest))
  }

  /// Compares guards and assignments with the graph of the engine, which were found in different ways.
  private static func compare<M: Model>(_ model: M) throws {
    let symbolic = try #require(SymbolicModel(model))
    let graph = model.machine.explore()
    #expect(symbolic.stateCount == graph.states.count, "\(model.name)")
    #expect(symbolic.transitionCount == graph.transitionCount, "\(model.name)")
    let columns = symbolic.variables.columns
    let all = (0..<symbolic.stateCount).map { state in columns.map { Int($0[state]) } }
    #expect(Set(all).count == all.count, "\(model.name) has states with the same variables")
    let numbers = Dictionary(uniqueKeysWithValues: zip(all, all.indices))
    var wrong = 0
    for (state, values) in zip(symbolic.states, all) {
      var targets: [String: M.State] = [:]
      for step in symbolic.steps {
        let isEnabled = step.conditions.allSatisfy { index in
          symbolic.conditions[index].test.value(for: values) == 1
        }
        guard isEnabled else { continue }
        var after = values
        for (variable, value) in step.assignments {
          switch value {
          case .variable(let other): after[variable] = values[other]
          case .function(let tree):
            let found = tree.value(for: values) ?? -1
            if found != DecisionTree.unchanged { after[variable] = found }
          }
        }
        targets[step.rule.name] = numbers[after].map { symbolic.states[$0] }
      }
      let machine = model.machine
      let expected = machine.actions(in: state).map { action in
        (machine.rule(of: action).name, machine.successor(of: state, taking: action))
      }
      if targets != Dictionary(uniqueKeysWithValues: expected) { wrong += 1 }
    }
    #expect(wrong == 0, "\(model.name): \(wrong) states have other steps")
  }

  @Test func `finds functions of variables, each as short as the variables allow`() {
    // x ∈ 0...3, y ∈ 0...1, z ∈ 0...1; z is noise.
    let states = (0..<16).map { (x: $0 / 4, y: $0 / 2 % 2, z: $0 % 2) }
    let learner = DecisionLearner(
      columns: [
        states.map { UInt16($0.x) }, states.map { UInt16($0.y) }, states.map { UInt16($0.z) },
      ],
      counts: [4, 2, 2])
    func tree(_ function: ((x: Int, y: Int, z: Int)) -> Int) -> DecisionTree {
      learner.tree(of: (0..<16).map(Int32.init), values: states.map { UInt16(function($0)) })
    }
    #expect(tree { _ in 7 } == .value(7))
    #expect(tree { $0.y }.variables == [1])
    #expect(tree { $0.x >= 2 ? 1 : 0 }.size == 2)
    #expect(tree { $0.x == 3 && $0.y == 0 ? 1 : 0 }.variables == [0, 1])
    let parity = tree { ($0.y + $0.z) % 2 }
    #expect(states.allSatisfy { parity.value(for: [$0.x, $0.y, $0.z]) == ($0.y + $0.z) % 2 })
  }

  @Test func `gives each name once, in letters that every language takes`() {
    var used: Set<String> = []
    let names = ["open#A.url", "open.A#url", "2 apps", "“quoted”"].map {
      Symbol($0).unique(in: &used)
    }
    #expect(names == ["open_A_url", "open_A_url_2", "is_2_apps", "is_quoted"])
  }

  @Test func `asserts what a property demands of states and steps`() throws {
    let model = ViewsModel(profile: .observed)
    let symbolic = try #require(SymbolicModel(model))
    for property in model.properties(of: model.machine) {
      let claims = property.property.claims
      let checks = claims.compactMap { symbolic.check($0, id: property.property.id) }
      for check in checks where property.role == .invariant {
        #expect(symbolic.isKept(check), "\(check.id) is violated")
      }
      if property.role == .belief, checks.count == claims.count {
        #expect(checks.contains { !symbolic.isKept($0) }, "\(property.property.id) is not violated")
      }
    }
  }

  @Test func `gives a pattern the letters that its formula names`() throws {
    let model = ViewsModel(profile: .observed)
    let symbolic = try #require(SymbolicModel(model))
    var count = 0
    for property in model.properties(of: model.machine) {
      for case .pattern(let pattern) in property.property.claims {
        let check = try #require(symbolic.check(pattern, id: "id", isExpected: true))
        #expect(Set(check.formula.predicates).isSubset(of: check.letters.map(\.name)))
        for case .step(let formulas) in check.letters.map(\.letter) {
          #expect(formulas.keys.allSatisfy(symbolic.steps.indices.contains))
          count += formulas.count
        }
      }
    }
    #expect(count > 100)
  }

  @Test func `finds the rules of a run from the values of its variables`() throws {
    let symbolic = try #require(SymbolicModel(ViewsModel(profile: .observed)))
    var state = 0
    var rules: [String] = []
    var states = [symbolic.named(state)]
    for number in 0..<12 {
      let enabled = symbolic.steps.filter { step in step.steps.contains { $0.source == state } }
      let step = enabled[number % enabled.count]
      state = Int(try #require(step.steps.first { $0.source == state }).target)
      rules.append(step.rule.name)
      states.append(symbolic.named(state))
    }
    let found = try symbolic.rules(through: states)
    #expect(found.rules.count == rules.count)
    let machine = symbolic.model.machine
    let actions = try found.rules.map { try #require(machine.action(named: $0)) }
    let replayed = try machine.replay(actions, from: machine.initialStates[found.initial])
    #expect(symbolic.values(in: [replayed.finalState]) == [symbolic.named(state)])
    // What some other tool does not tell of a state is no reason to refuse it.
    let partial = states.map { $0.filter { $0.key != "app" } }
    #expect(try symbolic.rules(through: partial).rules.count == rules.count)
    let named = try symbolic.rules(through: states, named: [nil] + rules)
    #expect(named.rules == rules)
    states[5]["app"] = "elsewhere"
    #expect(throws: UnknownRun.unreachable(position: 5)) { try symbolic.rules(through: states) }
    #expect(throws: UnknownRun.unknownVariable("apps")) {
      try symbolic.rules(through: [["apps": "active"]])
    }
  }
}

extension SymbolicModel {
  /// The values of the variables in a state, by name.
  fileprivate func named(_ state: Int) -> [String: String] { values(in: [states[state]])[0] }
}

extension DecisionTree {
  /// The value where the variables have some values.
  fileprivate func value(for values: [Int]) -> Int? {
    switch self {
    case .value(let value): return value
    case .split(let variable, let branches):
      let branch = branches.first { $0.values.contains(values[variable]) }
      return branch?.tree.value(for: values)
    }
  }
}

extension SymbolicModel {
  /// Whether a check finds nothing, evaluated on the variables alone.
  fileprivate func isKept(_ check: SymbolicCheck) -> Bool {
    switch check.subject {
    case .states(let formula):
      return (0..<stateCount).allSatisfy { formula.holds(variables.values(in: $0), []) }
    case .steps(let formulas):
      return formulas.allSatisfy { position, formula in
        steps[position].steps.allSatisfy { source, target in
          formula.holds(variables.values(in: Int(source)), variables.values(in: Int(target)))
        }
      }
    }
  }
}

extension SymbolicCheck.Formula {
  fileprivate func holds(_ before: [Int], _ after: [Int]) -> Bool {
    switch self {
    case .constant(let value): value
    case .test(let test): test.tree.value(for: test.isAfter ? after : before) == 1
    case .and(let left, let right): left.holds(before, after) && right.holds(before, after)
    case .or(let left, let right): left.holds(before, after) || right.holds(before, after)
    case .not(let formula): !formula.holds(before, after)
    }
  }
}
