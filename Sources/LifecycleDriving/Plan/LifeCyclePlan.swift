import LifecycleModels
import ModelChecking
import Reporting

/// Every life cycle of a model, as far as a delegate can tell them apart.
///
/// Some ten thousand states of a model become some ten to a thousand places, because what a delegate
/// does not implement or observe makes no difference to it.
public struct LifeCyclePlan: Sendable {
  /// The places; the first is where a life begins.
  let nodes: [PlanNode]
  /// What the model's rules are, without their guards and effects.
  let rules: [PlannedRule]
  /// The number of places before those were merged that look the same.
  let unmergedCount: Int
  /// The model and its profile, for example “app, profile observed”.
  public let title: String
  /// The callbacks that the plan tells apart.
  public let noticed: Set<Callback>
  /// The callbacks that the model can deliver.
  public let vocabulary: Set<Callback>

  private let unmerged: [PlanNode]
  private let block: [Int32]
  private let labels: PlanLabels
  private let narrate: @Sendable ([Int32]) -> TraceReport?

  /// Makes the plan.
  ///
  /// - Parameters:
  ///   - model: What iOS may do.
  ///   - noticed: The callbacks that are implemented, observed or asked about.
  ///   - inputs: What the app can be opened, woken or called with.
  ///   - launchOptions: Whether the delegate is told at launch what it was launched with.
  ///   - deaths: Where the process may die without a word.
  /// - Complexity: O(*n* log *n*) in practice, for *n* states that the delegate can bring about.
  public init<M: LogModel>(
    of model: M, noticing noticed: Set<Callback>,
    receiving inputs: Set<LifeInput> = Set(LifeInput.allCases), launchOptions: Bool = false,
    deaths: DeathScope = .whileSuspended
  ) {
    let builder = PlanBuilder(
      model: model, noticing: noticed, receiving: inputs, deaths: deaths)
    let labels = PlanLabels(noticed: noticed, noticesLaunchOptions: launchOptions)
    let quotient = PlanQuotient(of: builder.nodes, labels: labels)
    self.noticed = noticed
    self.labels = labels
    title = "\(model.name), profile \(model.profile.rawValue)"
    vocabulary = model.vocabulary
    rules = builder.machine.rules.map(PlannedRule.init)
    unmerged = builder.nodes
    block = quotient.block
    unmergedCount = builder.nodes.count
    nodes = Self.merge(builder.nodes, quotient, labels)
    narrate = { Self.trace(of: $0, in: model) }
  }

  /// The rule that names a step.
  func name(of edge: PlanEdge) -> String { rules[Int(edge.rule)].name }

  /// The names of the model's rules.
  var ruleNames: [String] { rules.map(\.name) }
}

/// A rule of a model, without its guard and effect.
struct PlannedRule: Hashable, Sendable {
  let name: String
  /// The name without a scene.
  let family: String
  let occurrence: Occurrence?
  let callback: Callback?

  init(_ rule: Rule<some ModelState>) {
    name = rule.name
    family = rule.family
    occurrence = rule.occurrence
    callback = rule.callback
  }

  /// Whether iOS answers a request for time in the background.
  var isAnswerToTask: Bool {
    if case .answer(to: .beginTask, _) = occurrence { true } else { false }
  }

  /// Whether it says that an input has not arrived.
  var losesInput: Bool {
    callback == .didFailToContinueUserActivity || callback == .sceneDidFailToContinueUserActivity
  }
}

extension LifeCyclePlan {
  private static func merge(
    _ nodes: [PlanNode], _ quotient: PlanQuotient, _ labels: PlanLabels
  ) -> [PlanNode] {
    var merged: [PlanNode?] = Array(repeating: nil, count: quotient.blockCount)
    for (number, node) in nodes.enumerated() where merged[Int(quotient.block[number])] == nil {
      merged[Int(quotient.block[number])] = Self.merge(node, number, quotient, labels)
    }
    return merged.compactMap(\.self)
  }

  private static func merge(
    _ node: PlanNode, _ number: Int, _ quotient: PlanQuotient, _ labels: PlanLabels
  ) -> PlanNode {
    var merged = node
    merged.edges = []
    for edge in node.edges {
      var edge = edge
      edge.target = quotient.block[Int(edge.target)]
      if edge.refusedTarget >= 0 { edge.refusedTarget = quotient.block[Int(edge.refusedTarget)] }
      if edge.callback == nil, edge.target == quotient.block[number] { continue }
      let known = merged.edges.firstIndex {
        $0.target == edge.target && $0.refusedTarget == edge.refusedTarget
          && labels.number(of: $0) == labels.number(of: edge)
      }
      if let known {
        merged.edges[known].aliases.append(edge.rule)
      } else {
        merged.edges.append(edge)
      }
    }
    merged.asked = node.asked.map { edge in
      var edge = edge
      edge.target = quotient.block[Int(edge.target)]
      return edge
    }
    return merged
  }
}

// MARK: - In the words of the model

extension LifeCyclePlan {
  /// One step of a life, as it was taken.
  enum Taken: Hashable, Sendable {
    /// The edge of the place that the life was in, by position; and whether `false` was answered.
    case edge(Int, refused: Bool)
    /// What the app asked for.
    case asked(AppRequest)
    /// What is no step of the model: the user's own action.
    case action(Int)
  }

  /// Where a step leads.
  func target(of step: Taken, from node: Int) -> Int {
    switch step {
    case .action: node
    case .asked(let request):
      nodes[node].asked.first { $0.request == request }.map { Int($0.target) } ?? node
    case .edge(let position, let refused):
      Int(refused ? nodes[node].edges[position].refusedTarget : nodes[node].edges[position].target)
    }
  }

  /// The rules of the model behind the steps of a life, step by step.
  ///
  /// Places were merged, so the life is followed again among those that were not.
  func rules(of steps: [Taken]) -> [[Int32]] {
    var place = 0
    var merged = 0
    return steps.map { step in
      switch step {
      case .action: return []
      case .asked(let request):
        guard let edge = unmerged[place].asked.first(where: { $0.request == request }) else {
          return []
        }
        place = Int(edge.target)
        merged = Int(block[place])
        return edge.rules
      case .edge(let position, let refused):
        let wanted = nodes[merged].edges[position]
        let found = unmerged[place].edges.first { matches($0, wanted) }
        guard let edge = found ?? unmerged[place].edges.first else { return [] }
        place = Int(refused ? edge.refusedTarget : edge.target)
        merged = Int(block[place])
        return refused ? edge.refusedRules : edge.rules
      }
    }
  }

  private func matches(_ edge: PlanEdge, _ wanted: PlanEdge) -> Bool {
    block[Int(edge.target)] == wanted.target
      && (edge.refusedTarget < 0 ? -1 : block[Int(edge.refusedTarget)]) == wanted.refusedTarget
      && labels.number(of: edge) == labels.number(of: wanted)
  }

  /// The trace of the model that some rules make; nil if they make none.
  func trace(of rules: [Int32]) -> TraceReport? { narrate(rules) }

  private static func trace<M: LogModel>(of rules: [Int32], in model: M) -> TraceReport? {
    let machine = model.machine
    guard let start = model.drivenState else { return nil }
    var trace = Trace<RuleMachine<M.State>>(from: start)
    for rule in rules {
      let enabled = machine.actions(in: trace.finalState).first { $0.rule == Int(rule) }
      guard let action = enabled else { return nil }
      trace.take(action, to: machine.successor(of: trace.finalState, taking: action))
    }
    return TraceReport(trace, in: machine) { StateReport($0.summary, brief: $0.brief) }
  }
}
