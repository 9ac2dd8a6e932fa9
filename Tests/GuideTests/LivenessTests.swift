import ModelChecking
import Testing

struct UploadQueue: StateMachine {
  enum State { case idle, queued, sent }
  enum Action { case edit, fail, send, forget }

  let initialStates = [State.idle]

  func actions(in state: State) -> [Action] {
    switch state {
    case .idle: [.edit]
    case .queued: [.send, .fail]
    case .sent: [.forget]
    }
  }

  func successor(of state: State, taking action: Action) -> State {
    switch action {
    case .edit, .fail: .queued
    case .send: .sent
    case .forget: .idle
    }
  }
}

@Suite struct `What is queued for upload` {
  @Test func `is sent in the end if sending is fair`() throws {
    let vocabulary = try LivenessVocabulary<UploadQueue>(
      predicates: [.state("queued") { $0 == .queued }, .state("sent") { $0 == .sent }],
      rules: [RuleGroup("send", .action("send") { $0 == .send })])
    let promise = try LivenessProperty(
      "what is queued is sent", "always (queued implies eventually sent)", in: vocabulary)
    let graph = UploadQueue().explore()
    guard case .fails(let run) = graph.check(promise) else { return }  // it may fail for ever
    let missing = graph.missingFairness(for: promise)  // weak fairness of send

    #expect(run.cycle.map(\.action) == [.fail])
    #expect(missing?.map(\.description) == ["weak fairness of send"])
  }
}
