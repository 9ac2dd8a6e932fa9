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

extension SharedEditor {
  /// Serves a page, also for more people than a file can hold.
  func serve(until isEnough: () -> Bool, announcing announce: (String) -> Void) throws {
    var server = ExplorerServer(
      exploring: self, title: "a shared editor",
      actions: people.map(Action.ask) + people.map(Action.admit) + [.leave],
      describing: { state in
        "\(state.editor ?? "nobody") edits, \(state.waiting.count) waiting"
      },
      action: { action in StateSpace.Action(name: "\(action)", initiator: "people") })
    try server.run(port: 0, until: isEnough, announcing: announce)
  }
}

@Suite struct `A page for another machine` {
  @Test func `is served on this machine`() throws {
    var addresses: [String] = []
    try SharedEditor().serve(until: { true }) { addresses.append($0) }
    #expect(addresses.count == 1 && addresses[0].hasPrefix("http://127.0.0.1:"))
  }

  @Test func `holds its words and its properties`() {
    let page = SharedEditor().page
    for words in ["a shared editor", "admit Bob", "nobody edits", "who edits does not wait"] {
      #expect(page.contains(words))
    }
  }
}
