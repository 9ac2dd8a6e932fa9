import LifecycleModels
import ModelChecking
import Reporting
import Synchronization

/// Every life cycle of a model, as far as a delegate can tell them apart.
///
/// Some ten thousand states of a model become ten to a thousand states of the plan, because what a
/// delegate neither implements nor observes makes no difference to it.
public struct LifeCyclePlan: Sendable {
  /// The states; a life begins in the first.
  let states: [PlanState]
  /// What the model's rules are, without their guards and effects.
  let rules: [PlannedRule]
  /// The number of states before those that look the same were merged.
  let unmergedCount: Int
  /// The model and its profile, for example “app, profile observed”.
  public let title: String
  /// The role of the scenes after the first.
  let roleOfOtherScenes: SceneRole
  /// The callbacks that the plan tells apart.
  public let noticed: Set<Callback>
  /// The callbacks that the model can deliver.
  public let vocabulary: Set<Callback>

  private let unmerged: [PlanState]
  private let block: [Int32]
  private let labels: PlanLabels
  private let narrate: @Sendable ([Int32]) -> TraceReport?

  /// Makes the plan.
  ///
  /// - Parameters:
  ///   - model: What iOS may do.
  ///   - noticed: The callbacks that are implemented, observed or asked about.
  ///   - inputs: What the app can be opened, woken or called with.
  ///   - launchOptions: Whether the delegate reads what it was launched with.
  ///   - deaths: Where the process may die silently.
  /// - Complexity: O(*n* log *n*) in practice, for *n* states that the delegate can bring about.
  public init<M: LogModel>(
    of model: M, noticing noticed: Set<Callback>,
    receiving inputs: Set<LifeInput> = Set(LifeInput.allCases), launchOptions: Bool = false,
    deaths: DeathScope = .whileSuspended
  ) {
    let builder = PlanBuilder(
      model: model, noticing: noticed, receiving: inputs, deaths: deaths)
    self.init(of: model, from: builder, launchOptions: launchOptions)
  }

  /// Merges the states that a builder has found in a model.
  init<M: LogModel>(of model: M, from builder: PlanBuilder<M>, launchOptions: Bool) {
    let labels = PlanLabels(noticed: builder.noticed, noticesLaunchOptions: launchOptions)
    let partition = PlanPartition(of: builder.planStates, labels: labels)
    noticed = builder.noticed
    self.labels = labels
    title =
      "\(model.name), profile \(model.profile.rawValue)\(model.secondSceneRemark)"
      + model.drivenSystemsRemark
    roleOfOtherScenes = model.identity?.secondScene ?? .window
    vocabulary = model.vocabulary
    rules = builder.machine.rules.map(PlannedRule.init)
    unmerged = builder.planStates
    block = partition.block
    unmergedCount = builder.planStates.count
    states = Self.name(Self.merge(builder.planStates, partition, labels), by: rules)
    let start = model.drivenState(noticing: builder.noticed)
    narrate = { Self.trace(of: $0, from: start, in: model) }
  }

  /// The rule that names a transition.
  func name(of transition: PlanTransition) -> String { rules[Int(transition.rule)].name }

  /// The names of the model's rules.
  var ruleNames: [String] { rules.map(\.name) }
}

extension LogModel {
  /// The role of the second scene in words, with a comma before; empty if the model does not fix it.
  fileprivate var secondSceneRemark: String { identity?.secondScene.map(\.remark) ?? "" }

  /// The systems in words, with a comma before; empty for all, and for those that delegates are
  /// driven through unless others are asked for.
  var drivenSystemsRemark: String {
    systems == .driven || systems == availability ? "" : systemsRemark
  }
}

// MARK: - Merging

extension LifeCyclePlan {
  private static func merge(
    _ states: [PlanState], _ partition: PlanPartition, _ labels: PlanLabels
  ) -> [PlanState] {
    var merged: [PlanState?] = Array(repeating: nil, count: partition.blockCount)
    for (number, state) in states.enumerated() {
      let block = Int(partition.block[number])
      var stand = merged[block] ?? empty(state, partition)
      for transition in state.transitions {
        add(transition, to: &stand, of: block, partition, labels)
      }
      merged[block] = stand
    }
    return merged.compactMap(\.self)
  }

  /// The state that stands for the block of a state, without transitions.
  private static func empty(_ state: PlanState, _ partition: PlanPartition) -> PlanState {
    var empty = state
    empty.transitions = []
    for index in empty.requests.indices {
      empty.requests[index].target = partition.block[Int(empty.requests[index].target)]
    }
    return empty
  }

  /// Adds a transition of one of the states of a block to the state that stands for them.
  private static func add(
    _ transition: PlanTransition, to stand: inout PlanState, of block: Int,
    _ partition: PlanPartition, _ labels: PlanLabels
  ) {
    var transition = transition
    transition.target = partition.block[Int(transition.target)]
    if let refusal = transition.refusal {
      transition.refusal?.target = partition.block[Int(refusal.target)]
    }
    if transition.callback == nil, Int(transition.target) == block { return }
    let known = stand.transitions.firstIndex {
      $0.target == transition.target && $0.refusal?.target == transition.refusal?.target
        && labels.number(of: $0) == labels.number(of: transition)
    }
    guard let known else { return stand.transitions.append(transition) }
    let rule = transition.rule
    guard stand.transitions[known].rule != rule,
      !stand.transitions[known].aliases.contains(rule)
    else { return }
    stand.transitions[known].aliases.append(rule)
  }

  /// Names each transition by the rule that occurs the least rarely.
  private static func name(_ states: [PlanState], by rules: [PlannedRule]) -> [PlanState] {
    var states = states
    for state in states.indices {
      for index in states[state].transitions.indices {
        let names =
          [states[state].transitions[index].rule] + states[state].transitions[index].aliases
        guard let best = names.min(by: { rules[Int($0)].rarity < rules[Int($1)].rarity }) else {
          continue
        }
        states[state].transitions[index].rule = best
        states[state].transitions[index].aliases = names.filter { $0 != best }
      }
    }
    return states
  }
}

// MARK: - Steps

extension LifeCyclePlan {
  /// A step of a life, as it was taken.
  enum Step: Hashable, Sendable {
    /// A transition of the state that the life was in, by position; and whether the delegate
    /// answered `false`.
    case transition(Int, refused: Bool)
    /// What the app asked for.
    case request(AppRequest)
    /// An action of the world, which is not a step of the model.
    case action(Int)
    /// The work that had waited longest on the main queue.
    case scheduledWork(WorkOrigin)
    /// The timer that was due next.
    case timer(WorkOrigin)
  }

  /// Where work was put off, as a number of 20 bits that is the same in each process of the system.
  struct WorkOrigin: Hashable, Sendable {
    let number: UInt32

    init(number: UInt32) { self.number = number }

    /// The number for the name of work: its hash by the method of Fowler, Noll and Vo.
    init(name: String) {
      let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
      number = (hash ^ hash >> 20) & (Step.refusedBit - 1)
    }
  }

  /// Where a step leads.
  func target(of step: Step, from state: Int) -> Int {
    switch step {
    case .action, .scheduledWork, .timer: return state
    case .request(let request):
      return states[state].requests.first { $0.request == request }.map { Int($0.target) } ?? state
    case .transition(let position, let refused):
      let transition = states[state].transitions[position]
      let refusal = refused ? transition.refusal : nil
      return Int(refusal?.target ?? transition.target)
    }
  }

  /// The rules of the model behind the steps of a life, step by step.
  ///
  /// States were merged, so the life is followed once more among those that were not.
  func rules(of steps: [Step]) -> [[Int32]] {
    var state = 0
    return steps.map { step in
      switch step {
      case .action, .scheduledWork, .timer: return []
      case .request(let request):
        let granted = unmerged[state].requests.first { $0.request == request }
        guard let granted else { return [] }
        state = Int(granted.target)
        return granted.rules
      case .transition(let position, let refused):
        let wanted = states[Int(block[state])].transitions[position]
        let found = unmerged[state].transitions.filter { matches($0, wanted) }
          .min { rules[Int($0.rule)].rarity < rules[Int($1.rule)].rarity }
        guard let transition = found ?? unmerged[state].transitions.first else { return [] }
        let refusal = refused ? transition.refusal : nil
        state = Int(refusal?.target ?? transition.target)
        return refusal?.rules ?? transition.rules
      }
    }
  }

  private func matches(_ transition: PlanTransition, _ wanted: PlanTransition) -> Bool {
    block[Int(transition.target)] == wanted.target
      && transition.refusal.map { block[Int($0.target)] } == wanted.refusal?.target
      && labels.number(of: transition) == labels.number(of: wanted)
  }

  /// The trace of the model that some rules make; nil if they make none.
  func trace(of rules: [Int32]) -> TraceReport? { narrate(rules) }

  private static func trace<M: LogModel>(
    of rules: [Int32], from start: M.State?, in model: M
  ) -> TraceReport? {
    let machine = model.machine
    guard let start else { return nil }
    var trace = Trace<RuleMachine<M.State>>(from: start)
    for rule in rules {
      let enabled = machine.actions(in: trace.finalState).first { $0.rule == Int(rule) }
      guard let action = enabled else { return nil }
      trace.take(action, to: machine.successor(of: trace.finalState, taking: action))
    }
    return TraceReport(trace, in: machine) { StateReport($0.summary, brief: $0.brief) }
  }
}

/// The plans that were made in this process: checks of similar worlds share one.
enum PlanCache {
  /// All that a plan of a model depends on.
  struct Options: Hashable {
    /// The callbacks that are implemented, observed or asked about.
    let noticed: Set<Callback>
    /// What the app can be opened, woken or called with.
    let inputs: Set<LifeInput>
    /// Whether the delegate reads what it was launched with.
    let launchOptions: Bool
    let deaths: DeathScope
  }

  private struct Key: Hashable {
    let model: ModelIdentity
    let options: Options
  }

  private static let plans = Mutex<[Key: LifeCyclePlan]>([:])

  /// The plan of a model, made once for equal models and options.
  ///
  /// A model without an identity gets a new plan each time, since it cannot be compared.
  static func plan(of model: some LogModel, _ options: Options) -> LifeCyclePlan {
    let make = {
      LifeCyclePlan(
        of: model, noticing: options.noticed, receiving: options.inputs,
        launchOptions: options.launchOptions, deaths: options.deaths)
    }
    guard let identity = model.identity else { return make() }
    let key = Key(model: identity, options: options)
    if let known = plans.withLock({ $0[key] }) { return known }
    let plan = make()
    plans.withLock { $0[key] = plan }
    return plan
  }
}
