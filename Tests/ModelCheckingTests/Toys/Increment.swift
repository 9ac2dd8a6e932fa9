import ModelChecking

/// Threads that each add one to a shared number by reading and writing it: increment.rs and
/// increment_lock.rs of Stateright’s examples.
struct Increment: StateMachine {
  enum Label: Int { case lock, read, write, release, done }

  struct Thread: Hashable { var label: Label, copy = 0 }

  struct State: Hashable, Sendable {
    var number = 0, isLocked = false
    var threads: [Thread]

    /// The number counts the threads that have written.
    var isExact: Bool {
      number == threads.filter { $0.label == .release || $0.label == .done }.count
    }
  }

  enum Action: Hashable { case lock(Int), read(Int), write(Int), release(Int) }

  let threads: Int
  let usesLock: Bool

  var initialStates: [State] {
    [State(threads: Array(repeating: Thread(label: usesLock ? .lock : .read), count: threads))]
  }

  func actions(in state: State) -> [Action] {
    state.threads.indices.compactMap { index in
      switch state.threads[index].label {
      case .lock: state.isLocked ? nil : .lock(index)
      case .read: .read(index)
      case .write: .write(index)
      case .release: .release(index)
      case .done: nil
      }
    }
  }

  func successor(of state: State, taking action: Action) -> State {
    var next = state
    switch action {
    case .lock(let index):
      next.isLocked = true
      next.threads[index].label = .read
    case .read(let index): next.threads[index] = Thread(label: .write, copy: state.number)
    case .write(let index):
      next.number = state.threads[index].copy + 1
      next.threads[index].label = usesLock ? .release : .done
    case .release(let index):
      next.isLocked = false
      next.threads[index].label = .done
    }
    return next
  }
}
