import ModelChecking
import Testing
import Thoroughness

@testable import LifecycleModels

/// An ordinary run compares the models as documented, a thorough one also as observed.
@Suite struct `The move from scenes to SwiftUI` {
  private static let comparison = SwiftUIRelation.comparison(
    profile: .documented,
    systems: Thoroughness.isFull ? SwiftUIModel.systemsWithSwiftUI : .only(26))

  @Test func `changes only what is stated`() {
    guard case .holds(let pairs) = Self.comparison.verdict() else {
      Issue.record("there is a difference that is not stated")
      return
    }
    #expect(pairs > 30_000)
  }

  @Test func `tells a view that appears of no entrance`() throws {
    guard case .broken(let deviation) = Self.comparison.verdict(without: ["firstEntrance"]) else {
      Issue.record("it is no difference")
      return
    }
    #expect(deviation.observation == .callback(.sceneDidBecomeActive, state: .active))
    #expect(
      deviation.possible == [
        .callback(.sceneWillConnect, state: .background),
        .callback(.sceneWillEnterForeground, state: .background), .processEnds,
      ])
  }

  @Test(.thorough) func `has seven differences as observed, each with a shortest trace`() {
    let observed = SwiftUIRelation.comparison(
      profile: .observed, systems: SwiftUIModel.systemsWithSwiftUI)
    #expect(observed.isComplete)
    #expect(
      observed.shortestTraces == [
        "firstEntrance 9", "connection 8", "coldInput 10", "announcement 11", "linkAsURL 10",
        "firstActivation 11", "twoRoutes 14",
      ])
  }

  @Test func `has a link by two routes where there is evidence for it`() {
    for (systems, hasTwoRoutes) in [
      (SystemVersions.only(17), false), (.only(18), true), (.only(26), true), (.only(27), false),
    ] {
      let names = SwiftUIRelation.differences(profile: .observed, systems: systems).map(\.name)
      #expect(names.contains("twoRoutes") == hasTwoRoutes, "\(systems.words)")
    }
  }

  @Test func `accounts for all code of a SwiftUI app`() {
    #expect(
      Callback.allCases.filter(\.isSwiftUI).filter {
        SwiftUIRelation.counterpart(of: $0) == nil && !SwiftUIRelation.newCallbacks.contains($0)
      } == [.phaseSceneInactive])
  }

  @Test func `cites facts that exist`() {
    for difference in SwiftUIRelation.differences(profile: .observed, systems: .all) {
      for case .fact(let number) in difference.citations { #expect(Fact.number(number) != nil) }
      #expect(!difference.citations.isEmpty)
    }
  }
}
