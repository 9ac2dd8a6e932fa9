import ModelChecking
import Testing

@Suite struct `A description` {
  struct Light: DescribedMachine {
    let light = TrafficLight(canFail: true)
    var initialStates: [TrafficLight.State] { light.initialStates }

    func actions(in state: TrafficLight.State) -> [TrafficLight.Action] {
      light.actions(in: state)
    }

    func successor(
      of state: TrafficLight.State, taking action: TrafficLight.Action
    ) -> TrafficLight.State {
      light.successor(of: state, taking: action)
    }

    func describe(_ state: TrafficLight.State) -> String { "\(state)" }

    func describe(_ action: TrafficLight.Action) -> ActionDescription {
      switch action {
      case .change: ActionDescription(name: "change", initiator: "timer", callback: "changed")
      case .fail: ActionDescription(name: "fail", initiator: "fuse", callback: nil, isKill: true)
      }
    }
  }

  @Test func `of an action keeps what it was made of`() {
    let description = Light().describe(.change)
    #expect(description.name == "change" && description.initiator == "timer")
    #expect(description.callback == "changed")
  }

  @Test func `of an action is of no kill where that is not said`() {
    #expect(!Light().describe(.change).isKill && Light().describe(.fail).isKill)
  }

  @Test func `changes nothing that a search finds`() {
    let (plain, described) = (TrafficLight(canFail: true).explore(), Light().explore())
    #expect(plain.states == described.states && plain.actions == described.actions)
    #expect(described.states.map(Light().describe) == ["red", "green", "dark", "amber"])
  }

  @Test(arguments: [
    (Undecided.needsLiveness, "no finite trace decides it"),
    (.walksOnly, "random walks prove nothing"),
  ])
  func `of a doubt says why`(reason: Undecided, words: String) {
    #expect("\(reason)" == words)
  }
}
