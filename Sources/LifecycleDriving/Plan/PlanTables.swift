import LifecycleModels

/// A plan as flat arrays of numbers, which a debug build too reads fast.
struct PlanTables {
  /// A step that can happen by itself.
  struct Edge {
    let rule: Int32
    let target: Int32
    let refusedTarget: Int32
    let callback: Callback?
    let scene: Int8
    let seen: ApplicationState
    let input: LifeInput?
    /// The position among the edges of the node.
    let position: UInt16
    /// Whether it is iOS's answer to a request for time in the background.
    let isAnswer: Bool
    /// Whether it tells that an input has not arrived.
    let losesInput: Bool
  }

  let edges: [Edge]
  /// Where the edges of each node begin, and after the last where they end.
  let firstEdge: [Int32]
  let execution: [ExecutionState]
  let isQuiet: [Bool]
  /// Whether a request for time in the background is unanswered.
  let awaitsTime: [Bool]
  let canReadProtectedData: [Bool]
  /// For each node and request where it leads, or -1.
  private let asked: [Int32]

  init(_ plan: LifeCyclePlan) {
    var edges: [Edge] = []
    var firstEdge: [Int32] = [0]
    var awaitsTime: [Bool] = []
    var asked: [Int32] = []
    for node in plan.nodes {
      for (position, edge) in node.edges.enumerated() {
        edges.append(
          Edge(
            rule: edge.rule, target: edge.target, refusedTarget: edge.refusedTarget,
            callback: edge.callback, scene: edge.scene.map(Int8.init) ?? -1,
            seen: ApplicationState(edge.seen), input: edge.input, position: UInt16(position),
            isAnswer: edge.rules.contains { plan.rules[Int($0)].isAnswerToTask },
            losesInput: edge.rules.contains { plan.rules[Int($0)].losesInput }))
      }
      awaitsTime.append(edges[Int(firstEdge[firstEdge.count - 1])...].contains(where: \.isAnswer))
      firstEdge.append(Int32(edges.count))
      for request in AppRequest.allCases {
        asked.append(node.asked.first { $0.request == request }?.target ?? -1)
      }
    }
    self.edges = edges
    self.awaitsTime = awaitsTime
    self.firstEdge = firstEdge
    self.asked = asked
    execution = plan.nodes.map(\.execution)
    isQuiet = plan.nodes.map(\.isQuiet)
    canReadProtectedData = plan.nodes.map(\.canReadProtectedData)
  }

  func edges(of node: Int) -> Range<Int> { Int(firstEdge[node])..<Int(firstEdge[node + 1]) }

  /// Where a request leads, or -1 where it cannot be served now.
  func target(of request: AppRequest, in node: Int) -> Int {
    Int(asked[node * AppRequest.allCases.count + Int(request.rawValue)])
  }
}
