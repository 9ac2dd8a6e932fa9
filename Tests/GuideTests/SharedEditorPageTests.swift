import ModelChecking
import Reporting
import Testing

extension SharedEditor {
  /// A page for a browser.
  var page: String {
    StateSpace(
      exploring: explore(), title: "a shared editor",
      properties: [`A shared editor`.nobodyWaitsTwice],
      describing: { state in
        "\(state.editor ?? "nobody") edits, \(state.waiting.count) waiting"
      },
      action: { action in
        switch action {
        case .ask(let person): StateSpace.Action(name: "ask \(person)", initiator: person)
        case .admit(let person): StateSpace.Action(name: "admit \(person)", initiator: "server")
        case .leave: StateSpace.Action(name: "leave", initiator: "editor", callback: "closed")
        }
      }
    ).page
  }
}

@Suite struct `A page for another machine` {
  @Test func `holds its words and its properties`() {
    let page = SharedEditor().page
    for words in ["a shared editor", "admit Bob", "nobody edits", "who edits does not wait"] {
      #expect(page.contains(words))
    }
  }
}
