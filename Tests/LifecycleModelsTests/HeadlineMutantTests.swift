import LifecycleModels
import ModelChecking
import Testing

@Suite struct `The headline` {
  @Test(arguments: Profile.allCases)
  func `holds: willTerminate is never sent to a suspended app`(profile: Profile) async throws {
    let explored = try await ModelCase.app.explored(as: AppModel.self, in: profile)
    let headline = try headline(of: explored.model, on: explored.machine)
    guard case .holds = explored.graph.check(headline.property).verdict else {
      Issue.record("I1 is broken in the \(profile) profile")
      return
    }
  }

  @Test(arguments: Profile.allCases)
  func `is violated if a suspended process is resumed to be notified`(profile: Profile) throws {
    let model = AppModel(profile: profile, systems: .newest)
    let mutant = try #require(
      model.machine.mutants.first { mutant in
        model.machine.rules[mutant.rule].name == "purge"
          && mutant.operation == .fault(announcedTerminationFault)
      })
    let headline = try headline(of: model, on: mutant.machine)
    guard
      case .violated(let counterexample?) = mutant.machine.explore(auditing: .off).check(
        headline.property
      )
      .verdict
    else {
      Issue.record("the mutant is not caught")
      return
    }
    let names = counterexample.trace.actions.map { mutant.machine.rule(of: $0).name }
    #expect(counterexample.isMinimal)
    #expect(names.suffix(3) == ["suspend", "purge", "app.willTerminate"])
  }

  private func headline(
    of model: AppModel, on machine: RuleMachine<AppState>
  ) throws -> SuiteProperty<AppState> {
    try #require(model.properties(of: machine).first { $0.property.id == "I1" })
  }
}
