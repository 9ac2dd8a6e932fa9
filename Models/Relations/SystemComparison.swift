import ModelChecking

/// What can happen to an app on one version of iOS and not on another one.
///
/// Both are models of one version each. They are explored together: each state of the first with
/// the set of all states of the second in which the same has been observed.
///
/// The comparison is exhaustive. With all features but one of the first version set aside, it finds
/// the shortest life that shows that one in what the app is sent, or else in what happens around
/// it. With the features of both versions set aside it must find nothing, even if every event is
/// observed.
public struct SystemComparison<M: LogModel>: Sendable {
  /// The version on which something is looked for.
  public let version: Int
  /// The version that may lack it.
  public let other: Int
  /// What the rules of the first version have, and those of the other one lack.
  public let features: [SystemFeature]

  private let model: M

  /// Compares a model of all systems with itself.
  /// - Precondition: The model can be about both versions.
  public init(of model: M, on version: Int, with other: Int) {
    self.model = model
    self.version = version
    self.other = other
    features = SystemFeature.all(of: model, on: version, butNot: other)
  }

  /// What the comparison found.
  public struct Result: Sendable {
    /// What each feature shows; nil for one that shows nothing by itself.
    public let differences: [(feature: SystemFeature, deviation: Deviation?)]
    /// What remains different with the features of both versions set aside; nil if nothing does.
    public let rest: Deviation?
    /// The pairs visited in the search that found nothing else.
    public let pairs: Int
  }

  /// A shortest life on the first version that cannot be observed on the other one.
  public struct Deviation: Sendable {
    /// The life; the last step is what the other version does not show. Nil if it takes another
    /// course once the features that were set aside are not.
    public let trace: Trace<RuleMachine<M.State>>?
    /// What is observed of the last step.
    public let observation: Observation
    /// What could have been observed on the other version there.
    public let possible: [Observation]
  }

  /// Searches for every difference.
  /// - Complexity: O(features · pairs · transitions), where a pair is a state on the first version
  ///   and a set of states on the other one.
  public func run() -> Result {
    let whole = model.on(.only(other)).machine
    // Made only where a feature asks for them.
    lazy var graphOfWhole = whole.explore(auditing: .off)
    lazy var calls = Specification(graphOfWhole, of: whole, in: .calls)
    lazy var events = Specification(graphOfWhole, of: whole, in: .events)
    let differences = features.map { feature in
      let aside = features.filter { $0.name != feature.name }
      let machine = model.machine(on: version, without: aside)
      let graph = machine.explore(auditing: .off)
      let found =
        deviation(of: machine, graph, within: &calls).found
        ?? deviation(of: machine, graph, within: &events).found
      if found == nil || found?.trace != nil { return (feature, found) }
      // What was set aside may change the course of this life, but not of one that avoids it.
      let common = stepsOfWholeVersion
      return (
        feature,
        deviation(of: machine, graph, within: &calls, where: common).found
          ?? deviation(of: machine, graph, within: &events, where: common).found ?? found
      )
    }
    let rest = searchRest()
    return Result(differences: differences, rest: rest.found, pairs: rest.pairs)
  }

  /// What differs although the features of both versions are set aside.
  private func searchRest() -> (found: Deviation?, pairs: Int) {
    let aside = features + SystemFeature.all(of: model, on: other, butNot: version)
    let own = model.machine(on: version, without: aside)
    let foreign = model.machine(on: other, without: aside)
    var events = Specification(foreign.explore(auditing: .off), of: foreign, in: .events)
    return deviation(of: own, own.explore(auditing: .off), within: &events)
  }

  /// What can be observed on the other version.
  private struct Specification {
    let detail: ObservedDetail
    var numbers = ObservationNumbers()
    var sets: ObservedSets

    init(
      _ graph: StateGraph<RuleMachine<M.State>>, of machine: RuleMachine<M.State>,
      in detail: ObservedDetail
    ) {
      self.detail = detail
      let rules = ObservedRules(machine.rules, in: detail)
      sets = ObservedSets(
        ObservedGraph(graph, rules: machine.rules, numbering: &numbers) { rule, source, target in
          [rules.observation(of: rule, from: source, to: target)]
        })
    }
  }

  private typealias StepTest = (Rule<M.State>, M.State, M.State) -> Bool

  /// Whether the version with all its features takes a step, too.
  private var stepsOfWholeVersion: StepTest {
    let whole = model.on(.only(version)).machine
    let actions = Dictionary(
      uniqueKeysWithValues: whole.rules.indices.map { (whole.rules[$0].name, RuleAction(rule: $0)) }
    )
    return { rule, source, target in
      guard let action = actions[rule.name] else { return false }
      return whole.actions(in: source).contains(action)
        && whole.successor(of: source, taking: action) == target
    }
  }

  /// The shortest life of a machine that a specification lacks, of the steps for which a condition holds.
  private func deviation(
    of machine: RuleMachine<M.State>, _ graph: StateGraph<RuleMachine<M.State>>,
    within specification: inout Specification, where isTaken: StepTest = { _, _, _ in true }
  ) -> (found: Deviation?, pairs: Int) {
    let rules = ObservedRules(machine.rules, in: specification.detail)
    let graph = ObservedGraph(
      graph, rules: machine.rules, numbering: &specification.numbers
    ) { rule, source, target in
      isTaken(rule, source, target) ? [rules.observation(of: rule, from: source, to: target)] : []
    }
    var search = InclusionSearch(graph, within: specification.sets)
    let found = search.run(limit: .max)
    specification.sets = search.specification
    let observations = specification.numbers.observations
    return (
      found.map { found in
        Deviation(
          trace: trace(of: found, in: machine), observation: observations[found.observation],
          possible: found.possible.map { observations[$0] }.sorted { $0.name < $1.name })
      }, search.pairCount
    )
  }

  /// The life that the search found, as one of the whole version: that has more rules, and the same
  /// ones have other numbers.
  private func trace(
    of found: InclusionSearch.Deviation, in machine: RuleMachine<M.State>
  ) -> Trace<RuleMachine<M.State>>? {
    let whole = model.on(.only(version)).machine
    let actions = found.rules.compactMap { whole.action(named: machine.rules[$0].name) }
    return try? whole.replay(actions, from: machine.initialStates[found.initial])
  }
}

extension LogModel {
  /// The machine of one version without some of its features.
  fileprivate func machine(
    on version: Int, without features: [SystemFeature]
  ) -> RuleMachine<State> {
    let points = features.filter(\.isDisputed).map { ($0.name, false) }
    let machine = deciding(Dictionary(uniqueKeysWithValues: points)).on(.only(version)).machine
    let rules = Set(features.filter { !$0.isDisputed }.flatMap(\.rules))
    return RuleMachine(
      initialStates: machine.initialStates, rules: machine.rules.filter { !rules.contains($0.name) }
    )
  }
}
