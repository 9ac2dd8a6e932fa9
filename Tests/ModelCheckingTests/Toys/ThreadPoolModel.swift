import ModelChecking

/// The threads of a search (Search/OnTheFly/ThreadPool.swift), one atomic operation a step: a phase is
/// some pieces of work, whoever is free takes the next one, and the caller waits for the last. Left
/// out is how idle threads sleep.
struct ThreadPoolModel: StateMachine {
  /// What a thread does next; thread 0 is the caller.
  enum Label: Hashable {
    case load
    case take(ticket: Ticket)
    case work(on: Ticket)
    case count(Ticket)
    case takeBack(phase: Int)
    case signal
    case begin, look, announce, check, reset, wait, end
    case over
  }

  struct Ticket: Hashable { var phase: Int, piece: Int }

  struct State: Hashable {
    var next: Ticket
    /// The pieces done in all phases.
    var done = 0
    /// The phase whose end the caller sleeps for, or 0.
    var awaited = 0
    var signals = 0
    var labels: [Label]
  }

  enum Action: Hashable {
    case step(Int)
    /// The caller has looked in vain long enough.
    case losePatience
  }

  let threads: Int
  let pieces: Int
  let phases: Int
  /// Whether the caller says for which phase it sleeps, or only that it does.
  var namesPhase = true

  var initialStates: [State] {
    let labels = [Label.begin] + Array(repeating: .load, count: threads - 1)
    return [State(next: Ticket(phase: 0, piece: pieces), labels: labels)]
  }

  /// Whether the caller goes on with work that is not done.
  func returnsTooSoon(_ state: State) -> Bool {
    state.labels[0] == .end && state.done != state.next.phase * pieces
  }

  func actions(in state: State) -> [Action] {
    state.labels.indices.flatMap { thread -> [Action] in
      switch state.labels[thread] {
      case .over: []
      case .wait: state.signals > 0 ? [.step(thread)] : []
      case .look: [.step(thread), .losePatience]
      default: [.step(thread)]
      }
    }
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    switch action {
    case .losePatience: next.labels[0] = .announce
    case .step(0): next.labels[0] = callerStep(in: state, to: &next)
    case .step(let thread): next.labels[thread] = step(of: thread, in: state, to: &next)
    }
    return next
  }

  private func callerStep(in state: State, to next: inout State) -> Label {
    let isDone = state.done == state.next.phase * pieces
    switch state.labels[0] {
    case .begin:
      next.next = Ticket(phase: state.next.phase + 1, piece: 0)
      return .load
    case .load where state.next.piece >= pieces: return .look
    case .look: return isDone ? .end : .look
    case .announce:
      next.awaited = state.next.phase
      return .check
    case .check: return isDone ? .reset : .wait
    case .reset:
      return takesBack(phase: state.next.phase, in: state, to: &next) ? .end : .wait
    case .wait:
      next.signals -= 1
      return .end
    case .end: return state.next.phase == phases ? .over : .begin
    default: return step(of: 0, in: state, to: &next)
    }
  }

  private func step(of thread: Int, in state: State, to next: inout State) -> Label {
    switch state.labels[thread] {
    case .load: return state.next.piece < pieces ? .take(ticket: state.next) : .load
    case .take(let ticket):
      guard ticket == state.next else { return .load }
      next.next.piece += 1
      return .work(on: ticket)
    case .work(let ticket): return .count(ticket)
    case .count(let ticket):
      next.done += 1
      return next.done == ticket.phase * pieces ? .takeBack(phase: ticket.phase) : .load
    case .takeBack(let phase):
      return takesBack(phase: phase, in: state, to: &next) ? .signal : .load
    case .signal:
      next.signals += 1
      return .load
    default: return state.labels[thread]
    }
  }

  /// Clears what the caller sleeps for; whether it slept for this phase.
  private func takesBack(phase: Int, in state: State, to next: inout State) -> Bool {
    guard state.awaited == phase || !namesPhase && state.awaited != 0 else { return false }
    next.awaited = 0
    return true
  }
}
