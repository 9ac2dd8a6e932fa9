/// The rules of the run loop written a second time, from the tables and figures of the guide: where
/// each step can be taken, and what is different after it.
///
/// Rules change a state; a row says what an observer finds changed. Whatever a row does not name
/// stays the same.
struct RunLoopTable {
  struct Row: Sendable {
    let step: String
    let isPossible: @Sendable (RunLoopState) -> Bool
    let changes: [Change]

    init(
      _ step: String, from isPossible: @escaping @Sendable (RunLoopState) -> Bool,
      changes: [Change]
    ) {
      self.step = step
      self.isPossible = isPossible
      self.changes = changes
    }
  }

  /// The value of a part of the state after the step, given the state before it.
  enum Change: Sendable {
    case execution(ExecutionState)
    case queue(@Sendable ([RunLoopState.Event]) -> [RunLoopState.Event])
    case main(RunLoopState.MainThread)
    /// The same event at a later receiver.
    case receiver(RunLoopState.Receiver)
    case worker(Bool)
    case screen(@Sendable (RunLoopState.Screen) -> RunLoopState.Screen)
    case notices(@Sendable (RunLoopState.Notices) -> RunLoopState.Notices)
  }

  let allowed: Set<RunLoopDispute>

  var rows: [Row] { lifeCycle + arrivals + takes + ways + choices + notifications }
}

extension RunLoopTable.Row {
  /// Whether a step changes what the row names, and nothing else.
  func describes(_ source: RunLoopState, _ target: RunLoopState) -> Bool {
    var expected = source
    for change in changes {
      switch change {
      case .execution(let execution): expected.execution = execution
      case .queue(let queue): expected.queue = EventQueue(queue(source.queue.events))
      case .main(let main): expected.main = main
      case .receiver(let receiver):
        guard let event = source.served?.event else { return false }
        expected.main = .serving(event, at: receiver)
      case .worker(let isBusy): expected.isWorkerBusy = isBusy
      case .screen(let screen): expected.screen = screen(source.screen)
      case .notices(let notices): expected.notices = notices(source.notices)
      }
    }
    return target == expected
  }
}

extension RunLoopTable.Change {
  /// Nothing of the process is left.
  static let nothingIsLeft: [Self] = [
    .execution(.notRunning), .queue { _ in [] }, .main(.asleep), .worker(false),
    .screen { _ in .current }, .notices { _ in [] },
  ]
}
