import LifecycleModels

/// What checks of one model have lived, all together: it adds up over tests, runs and machines.
public struct LifeCoverage: Hashable, Sendable {
  /// The model; only what was lived of the same model adds up.
  public let model: CoveredModel
  /// The number of checks.
  public private(set) var checks = 0
  /// The number of lives.
  public private(set) var lives = 0
  /// The steps of all lives.
  public private(set) var steps = 0
  /// How often each rule of the model was applied, by name; a rule that the code cannot tell from
  /// another one is applied with it.
  public private(set) var rules: [String: Int] = [:]
  /// How often the code handled each callback, by name.
  public private(set) var callbacks: [String: Int] = [:]
  /// How often the process came into each state, by name.
  public private(set) var states: [String: Int] = [:]
  /// What identifies the contents of the files that were added up, in a file that merges them.
  package var parts: [String] = []

  /// Nothing was lived yet.
  public init(of model: CoveredModel) { self.model = model }

  init(
    of model: CoveredModel, checks: Int, lives: Int, steps: Int, rules: [String: Int],
    callbacks: [String: Int], states: [String: Int], parts: [String] = []
  ) {
    self.model = model
    self.checks = checks
    self.lives = lives
    self.steps = steps
    self.rules = rules
    self.callbacks = callbacks
    self.states = states
    self.parts = parts
  }

  /// Adds what other checks have lived.
  /// - Precondition: `other` is about the same model.
  public mutating func add(_ other: LifeCoverage) {
    precondition(model == other.model, "\(other.model.words) is not \(model.words)")
    checks = Self.sum(checks, other.checks)
    lives = Self.sum(lives, other.lives)
    steps = Self.sum(steps, other.steps)
    rules.merge(other.rules, uniquingKeysWith: Self.sum)
    callbacks.merge(other.callbacks, uniquingKeysWith: Self.sum)
    states.merge(other.states, uniquingKeysWith: Self.sum)
  }

  /// A sum that ends at the largest number: files may hold any counts.
  static func sum(_ left: Int, _ right: Int) -> Int {
    let (sum, isOverflow) = left.addingReportingOverflow(right)
    return isOverflow ? .max : sum
  }
}

extension LifeRunner {
  /// What the lives of this check have covered of a model.
  func lifeCoverage(of model: CoveredModel) -> LifeCoverage {
    var rules: [String: Int] = [:]
    var states: [String: Int] = [:]
    func count(_ applied: [Int32], to target: Int, times: Int) {
      for rule in applied { rules[plan.rules[Int(rule)].name, default: 0] += times }
      states[tables.execution[target].name, default: 0] += times
    }
    for (state, planned) in plan.states.enumerated() {
      for (number, transition) in zip(tables.transitions(of: state), planned.transitions) {
        let refused = coverage.refusals[number, default: 0]
        let granted = coverage.transitions[number] - refused
        if granted > 0 {
          // What the code cannot tell apart was lived together.
          let rules = [transition.rule] + transition.aliases + transition.rules.dropFirst()
          count(rules, to: Int(transition.target), times: granted)
        }
        if refused > 0, let refusal = transition.refusal {
          count(refusal.rules, to: Int(refusal.target), times: refused)
        }
      }
      for request in planned.requests {
        let key = PlanCoverage.Request(request: request.request, state: state)
        if let times = coverage.requests[key] {
          count(request.rules, to: Int(request.target), times: times)
        }
      }
    }
    return LifeCoverage(
      of: model, checks: 1, lives: coverage.lives, steps: coverage.steps, rules: rules,
      callbacks: Dictionary(
        uniqueKeysWithValues: coverage.handled.map { ($0.key.name, $0.value) }),
      states: states)
  }
}
