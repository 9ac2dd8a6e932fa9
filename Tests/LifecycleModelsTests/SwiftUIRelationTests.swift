import ModelChecking
import Testing
import Thoroughness

@testable import LifecycleModels

/// What the observed profile changes is asked of the command line, in one run.
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
