/// A key of `observe` that the tool understands; every other key is only shown in traces.
package enum ObservedKey: String, CaseIterable, Sendable {
  case unsaved, workInFlight, pending, lockHeld, gpuWork, sessionsOpened, inputsHandled
  case fingerprint

  /// The type of its value.
  package var type: ValueType {
    switch self {
    case .unsaved, .pending, .lockHeld, .gpuWork: .boolean
    case .workInFlight, .sessionsOpened: .number
    case .inputsHandled: .texts
    case .fingerprint: .textOrNumber
    }
  }

  /// What it says about the app, and what is then checked.
  package var meaning: String {
    switch self {
    case .unsaved: "whether data of the user would be lost with the process (I41)"
    case .workInFlight: "how many pieces of work are unfinished (I48)"
    case .pending:
      "whether something is left to do that must be done in the end, while the user comes back"
    case .lockHeld: "whether a lock on a file in a shared container is held (I32)"
    case .gpuWork: "whether the GPU has unfinished work (I36)"
    case .sessionsOpened: "how many sessions this process has opened (I43)"
    case .inputsHandled:
      "the inputs that this process has handled, one text for each, with repetitions (I23)"
    case .fingerprint:
      "different for different states of the memory; lives that reach the same state are merged"
    }
  }
}
