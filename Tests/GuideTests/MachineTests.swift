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

  static let nobodyWaitsTwice = Property<SharedEditor>.always("who edits does not wait") { state in
    state.editor.map { !state.waiting.contains($0) } ?? true
  }

  @Test func `keeps the contract of machines`() {
    expectLawful(Self.editor, judging: [Self.nobodyWaitsTwice])
  }

  @Test func `lets nobody wait who edits`() {
    expectHolds([Self.nobodyWaitsTwice], in: Self.editor)
  }
}

/// An editor who still waits.
private struct ForgetfulEditor: StateMachine {
  let editor = SharedEditor()
  var initialStates: [SharedEditor.State] { editor.initialStates }

  func actions(in state: SharedEditor.State) -> [SharedEditor.Action] { editor.actions(in: state) }

  func successor(
    of state: SharedEditor.State, taking action: SharedEditor.Action
  ) -> SharedEditor.State {
    var next = editor.successor(of: state, taking: action)
    if case .admit(let person) = action { next.waiting.insert(person) }
    return next
  }
}

@Suite struct `The article about machines` {
  @Test func `shows what a broken machine is told`() throws {
    let property = Property<ForgetfulEditor>.always("who edits does not wait") { state in
      state.editor.map { !state.waiting.contains($0) } ?? true
    }
    let verdict = ForgetfulEditor().check([property])[property.id].verdict
    let article = try Documents.text(
      of: "Sources/ModelChecking/Documentation.docc/YourOwnMachine.md")
    #expect(article.contains("who edits does not wait: \(verdict)\n```"))
  }
}
