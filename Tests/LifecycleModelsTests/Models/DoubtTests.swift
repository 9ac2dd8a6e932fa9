import LifecycleModels
import Testing

/// The reasons that pages give for surprising invariants.
@Suite struct `The invariants that readers doubt` {
  @Test(arguments: ModelCase.all)
  func `are three in each model, with reasons of two lines`(model: ModelCase) async throws {
    let reasons = try #require(Doubts.reasons[model.kind])
    let invariants = Set(await model.explored(in: .observed).invariantIDs)
    #expect(reasons.count == 3)
    #expect(invariants.isSuperset(of: reasons.keys))
    for (id, reason) in reasons {
      #expect((80...200).contains(reason.count), "\(id): \(reason.count) characters")
    }
  }
}
