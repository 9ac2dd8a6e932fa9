import LifecycleModels
import ModelChecking
import Testing

@testable import LifecycleDriving

@Suite struct `The plan of a life cycle` {
  @Test func `has so many places and steps for a delegate that saves`() {
    expectCounts([.didEnterBackground, .taskExpiration], nodes: 245, edges: 703)
  }

  @Test func `has so many places and steps for a delegate that follows all transitions`() {
    expectCounts(Alphabet.seven.union([.taskExpiration]), nodes: 264, edges: 722)
  }

  private func expectCounts(
    _ noticed: Set<Callback>, nodes: Int, edges: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let plan = LifeCyclePlan(of: AppModel(profile: .observed), noticing: noticed)
    #expect(plan.nodes.count == nodes, sourceLocation: sourceLocation)
    #expect(
      plan.nodes.map(\.edges.count).reduce(0, +) == edges, sourceLocation: sourceLocation)
  }

  @Test(arguments: 0..<20)
  func `has a trace of the model for each of its paths`(seed: Int) throws {
    let model = AppModel(profile: .observed)
    let plan = Self.plan
    var generator = SeededGenerator(seed: UInt64(seed))
    var node = 0
    var path: [LifeCyclePlan.Taken] = []
    for _ in 0..<60 {
      let step = draw(from: plan.nodes[node], with: &generator)
      path.append(step.taken)
      node = Int(step.target)
    }
    let rules = plan.rules(of: path)
    #expect(rules.allSatisfy { !$0.isEmpty })
    let trace = try #require(plan.trace(of: rules.flatMap(\.self)))
    #expect(trace.steps.count == rules.joined().count)
    var state = model.machine.initialStates[0]
    for rule in rules.joined() { model.machine.rules[Int(rule)].effect(&state) }
    #expect(state.execution == plan.nodes[node].execution)
    #expect(state.isQuiet == plan.nodes[node].isQuiet)
  }

  @Test func `has no trace for rules that do not follow one another`() throws {
    let launch = try #require(Self.plan.ruleNames.firstIndex(of: "launch"))
    #expect(Self.plan.trace(of: [Int32(launch), Int32(launch)]) == nil)
  }

  private static let plan = LifeCyclePlan(
    of: AppModel(profile: .observed), noticing: Alphabet.events.callbacks, deaths: .anywhere)

  private func draw(
    from node: PlanNode, with generator: inout SeededGenerator
  ) -> (taken: LifeCyclePlan.Taken, target: Int32) {
    let number = generator.next(below: node.edges.count + node.asked.count)
    guard number < node.edges.count else {
      let edge = node.asked[number - node.edges.count]
      return (.asked(edge.request), edge.target)
    }
    let edge = node.edges[number]
    let isRefused = edge.refusedTarget >= 0 && generator.next(below: 2) == 0
    return (.edge(number, refused: isRefused), isRefused ? edge.refusedTarget : edge.target)
  }
}
