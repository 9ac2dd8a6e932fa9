import LifecycleModels
import Testing
import Thoroughness

@Suite struct `What must happen in the end` {
  @Test(arguments: ModelCase.all, Profile.allCases)
  func `is as expected of each statement`(model: ModelCase, profile: Profile) async {
    let explored = await model.explored(in: profile)
    #expect(!explored.livenessIDs.isEmpty)
    #expect(explored.livenessSurprises == [])
  }

  @Test(arguments: ModelCase.all, Profile.allCases)
  func `assumes no fairness without need`(model: ModelCase, profile: Profile) async {
    let explored = await model.explored(in: profile)
    #expect(explored.needlessFairness == [])
  }

  @Test(arguments: ModelCase.all)
  func `is stated with names that the model has`(model: ModelCase) async {
    let explored = await model.explored(in: .observed)
    #expect(explored.unknownNames == [])
  }

  @Test(arguments: ModelCase.all, Profile.allCases)
  func `has its own identifiers and existing sources`(model: ModelCase, profile: Profile) async {
    let explored = await model.explored(in: profile)
    #expect((explored.propertyIDs + explored.livenessIDs).repeated == [])
    for (name, citations) in explored.citedForLiveness {
      #expect(!citations.isEmpty, "\(name) cites nothing")
      for case .fact(let number) in citations {
        #expect(Fact.number(number)?.number == number, "\(name) cites F\(number)")
      }
    }
  }

  /// Each of these models is explored anew for each delivery.
  @Test(arguments: [(ModelCase.swiftUI, 8), (.views, 1)])
  func `is broken by a delivery that comes again and again`(model: ModelCase, sample: Int) async {
    let explored = await model.explored(in: .documented)
    let stride = Thoroughness.isFull ? 1 : sample
    #expect(explored.repeatedDeliveriesThatNobodyMisses(every: stride) == [])
  }
}
