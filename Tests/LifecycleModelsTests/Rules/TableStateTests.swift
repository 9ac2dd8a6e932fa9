import ModelChecking
import Testing

@testable import LifecycleModels

@Suite struct `What a transition table says is owed` {
  private func check<M: Model>(_ model: M) where M.State: TableState {
    let states = model.machine.explore(limits: SearchLimits(states: 500)).states
    for state in states {
      let words = state.owedWords
      #expect(state.isOwed(exactly: words))
      #expect(!state.isOwed(exactly: words + ["willTerminate"]))
      if words.isEmpty { continue }
      #expect(!state.isOwed(exactly: Array(words.dropFirst())))
      #expect(!state.isOwed(exactly: words.dropLast()))
      #expect(!state.isOwed(exactly: words.dropLast() + ["nothing"]))
      #expect(!state.isOwed(exactly: ["nothing"] + words.dropFirst()))
    }
  }

  @Test(arguments: Profile.allCases)
  func `is compared word by word`(profile: Profile) {
    check(AppModel(profile: profile))
    check(SceneModel(profile: profile))
    check(SwiftUIModel(profile: profile))
  }

  @Test func `is told in the order of the tables`() {
    var state = SceneState()
    state.owed = DeliveryQueue([.call(.didReceiveMemoryWarning)])
    state.scenes[1].owed = DeliveryQueue([.call(.sceneWillResignActive)])
    state.scenes[1].views = DeliveryQueue([.call(.viewDidLoad)])
    state.last = DeliveryQueue([.exit])
    state.owesResponse = true
    let words = [
      "didReceiveMemoryWarning", "B:willResignActive", "B:viewDidLoad", "then exit",
      "the tap as a response",
    ]
    #expect(state.owedWords == words)
    #expect(state.isOwed(exactly: words))
  }
}
