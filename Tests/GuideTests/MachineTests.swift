import LifecycleTesting
import ModelChecking
import Testing

/// Two people who share one editor of a document.
struct SharedEditor: StateMachine {
  struct State: Hashable {
    var waiting: SortedSet<String> = []
    var editor: String?
  }

  enum Action: Hashable { case ask(String), admit(String), leave }

  let people = ["Ann", "Bob"]
  let initialStates = [State()]

  func actions(in state: State) -> [Action] {
    let absent = people.filter { $0 != state.editor && !state.waiting.contains($0) }
    let asks = absent.map(Action.ask)
    return asks + (state.editor == nil ? state.waiting.map(Action.admit) : [.leave])
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    switch action {
    case .ask(let person): next.waiting.insert(person)
    case .admit(let person):
      next.waiting.remove(person)
      next.editor = person
    case .leave: next.editor = nil
    }
    return next
  }
}

@Suite struct `A shared editor` {
  static let editor = SharedEditor()

  static let nobodyWaitsTwice = Property<SharedEditor>(
    "A1", "who edits does not wait",
    .always(
      StatePredicate("the editor does not wait") { state in
        state.editor.map { !state.waiting.contains($0) } ?? true
      }))

  @Test func `keeps the contract of machines`() {
    expectLawful(Self.editor, judging: [Self.nobodyWaitsTwice])
  }

  @Test func `lets nobody wait who edits`() {
    let report = Self.editor.check([Self.nobodyWaitsTwice])
    guard case .holds = report.results[0].verdict else {
      Issue.record("\(report.results[0].verdict)")
      return
    }
  }
}
