import ModelChecking
import Testing

@Suite struct `An invariant of steps` {
  @Test func `holds where every step of the first kind is of the second`() {
    let claim = Claim<Ring>.everyStep(
      where: .action("right") { $0 == .right }, is: StepPredicate("next") { $2 == ($0 + 1) % 5 })
    #expect(Ring(size: 5).outcome(claim) == .holds)
  }

  @Test func `is violated by a shortest trace that ends with the breaking step`() {
    let claim = Claim<Ring>.everyStep(
      where: .action("right") { $0 == .right }, is: StepPredicate("up") { $0 < $2 })
    #expect(Ring(size: 5).outcome(claim) == .violated(by: [.left, .right]))
  }

  @Test func `asks nothing of other steps`() {
    let claim = Claim<Ring>.everyStep(where: !.any, is: !.any)
    #expect(Ring(size: 5).outcome(claim) == .holds)
  }

  @Test func `tells apart two actions between the same states`() {
    let graph = Graph([(0, "good", 1), (0, "bad", 1)])
    let claim = Claim<Graph>.everyStep(where: .any, is: .taking("good"))
    #expect(graph.outcome(claim) == .violated(by: ["bad"]))
  }

  @Test func `applies to steps that lead back to their source`() {
    let graph = Graph([(0, "go", 1), (1, "stay", 1)])
    let claim = Claim<Graph>.everyStep(where: .any, is: StepPredicate("moves") { $0 != $2 })
    #expect(graph.outcome(claim) == .violated(by: ["go", "stay"]))
  }

  @Test func `depends on the action and both its states`() {
    let graph = Graph([(0, "x", 1), (1, "x", 0), (1, "y", 2), (2, "x", 1)])
    let claim = Claim<Graph>.everyStep(
      where: .taking("x"), is: !StepPredicate("x from 2 to 1") { $0 == 2 && $1 == "x" && $2 == 1 })
    #expect(graph.outcome(claim) == .violated(by: ["x", "y", "x"]))
  }
}
