import ModelChecking

/// What managers do, and how far the decision is, are parts; what never comes back is none.
extension TwoPhaseCommit: ReducibleMachine {
  enum Part: Hashable {
    case decision, commitOrder, abortOrder
    case manager(Int), committed(Int), aborted(Int), sent(Int), told(Int)
  }

  var allActions: [Action] {
    [.commit, .abort]
      + (0..<managers).flatMap {
        [.hearPrepared($0), .prepare($0), .giveUp($0), .obeyCommit($0), .obeyAbort($0)] as [Action]
      }
  }

  func footprint(of action: Action) -> Footprint<TwoPhaseCommit> {
    let isOpen = Need<TwoPhaseCommit>(anyOf: []) { $0.decision == .open }
    switch action {
    case .commit:
      let all = (0..<managers).map { number in
        Need<TwoPhaseCommit>(.told(number)) { $0.toldPrepared[number] }
      }
      return Footprint(writes: [.decision, .commitOrder], needs: [isOpen] + all)
    case .abort: return Footprint(writes: [.decision, .abortOrder], needs: [isOpen])
    case .hearPrepared(let number):
      return Footprint(
        reads: [.decision], writes: [.told(number)],
        needs: [isOpen, Need(.sent(number)) { $0.sentPrepared[number] }])
    case .prepare(let number):
      return Footprint(
        writes: [.manager(number), .sent(number)], needs: [isWorking(number)])
    case .giveUp(let number):
      return Footprint(
        writes: [.manager(number), .aborted(number)], needs: [isWorking(number)])
    case .obeyCommit(let number):
      return Footprint(
        writes: [.manager(number), .committed(number)],
        needs: [Need(.commitOrder) { $0.decision == .committed }])
    case .obeyAbort(let number):
      return Footprint(
        writes: [.manager(number), .aborted(number)],
        needs: [Need(.abortOrder) { $0.decision == .aborted }])
    }
  }

  private func isWorking(_ number: Int) -> Need<TwoPhaseCommit> {
    Need(anyOf: []) { $0.managers[number] == .working }
  }

  /// No manager commits while another aborts.
  var consistency: ReducedProperty<TwoPhaseCommit> {
    let commits = Set((0..<managers).map(Part.committed))
    let aborts = Set((0..<managers).map(Part.aborted))
    return Property<TwoPhaseCommit>(
      "consistent", "no two managers decide differently",
      .always(StatePredicate("all decide alike", \.isConsistent))
    ).seeing(
      commits.union(aborts),
      needs: [
        Need(anyOf: commits) { $0.managers.contains(.committed) },
        Need(anyOf: aborts) { $0.managers.contains(.aborted) },
      ])
  }

  /// Only orders are obeyed.
  var obedience: ReducedProperty<TwoPhaseCommit> {
    Property<TwoPhaseCommit>(
      "obedience", "the first manager commits only after the order to",
      .pattern(
        .precedence(
          of: .action("the order") { $0 == .commit },
          before: .action("the first manager commits") { $0 == .obeyCommit(0) }))
    ).seeing([])
  }
}

/// The phase of each app is a part, and whether it is in the foreground is another.
extension ReferenceDevice: ReducibleMachine {
  enum Part: Hashable { case app(Int), foreground(Int) }

  static let rules: [Action.Rule] = [
    .launch, .backgroundLaunch, .activate, .resign, .enterBackground, .suspend, .enterForeground,
    .purge, .kill,
  ]

  var allActions: [Action] {
    (0..<apps).flatMap { app in Self.rules.map { Action(app: app, rule: $0) } }
  }

  func footprint(of action: Action) -> Footprint<ReferenceDevice> {
    let app = action.app
    let isReady = Need<ReferenceDevice>(.app(app)) {
      Self.phases(of: action.rule).contains($0[app])
    }
    switch action.rule {
    case .launch, .enterForeground:
      let others = (0..<apps).filter { $0 != app }.map { other in
        Need<ReferenceDevice>(.foreground(other)) { !Self.isForeground($0[other]) }
      }
      return Footprint(writes: [.app(app), .foreground(app)], needs: [isReady] + others)
    case .enterBackground, .kill:
      return Footprint(writes: [.app(app), .foreground(app)], needs: [isReady])
    case .backgroundLaunch, .activate, .resign, .suspend, .purge:
      return Footprint(writes: [.app(app)], needs: [isReady])
    }
  }

  private static func isForeground(_ app: App) -> Bool { app == .inactive || app == .active }

  private static func phases(of rule: Action.Rule) -> [App] {
    switch rule {
    case .launch, .backgroundLaunch: [.notRunning]
    case .activate, .enterBackground: [.inactive]
    case .resign: [.active]
    case .suspend: [.background]
    case .enterForeground: [.background, .suspended]
    case .purge: [.suspended]
    case .kill: [.inactive, .active, .background, .suspended]
    }
  }

  /// The first app becomes active only after it was launched.
  var launchProperty: ReducedProperty<ReferenceDevice> {
    Property<ReferenceDevice>(
      "launched", "the first app is purged only after a launch",
      .pattern(
        .precedence(
          of: .action("launch") {
            $0.app == 0 && ($0.rule == .launch || $0.rule == .backgroundLaunch)
          },
          before: .action("purge") { $0.app == 0 && $0.rule == .purge }))
    ).seeing([])
  }
}

/// Clocks that count to a number, each on its own, and stop.
struct Clocks: ReducibleMachine {
  /// Each clock is a part.
  typealias Part = Int

  let clocks: Int
  let last: Int
  /// What is wrong with the declaration.
  var mistake: Mistake?

  enum Mistake: CaseIterable {
    /// Two actions interfere, and do not say so.
    case hiddenInterference
    /// What makes a need true is not said.
    case hiddenEnabling
  }

  var initialStates: [[Int]] { [Array(repeating: 0, count: clocks)] }

  /// The last clock runs only after the first has stopped, and no clock runs after the last has begun.
  func actions(in state: [Int]) -> [Int] {
    state.indices.filter { clock in
      state[clock] < last
        && (clock == clocks - 1 ? state[0] == last : state[clocks - 1] == 0)
    }
  }

  func successor(of state: [Int], taking action: Int) -> [Int] {
    var next = state
    next[action] += 1
    return next
  }

  var allActions: [Int] { Array(0..<clocks) }

  func footprint(of action: Int) -> Footprint<Clocks> {
    let (final, last) = (clocks - 1, last)
    let runs = Need<Clocks>(anyOf: []) { $0[action] < last }
    if action == final {
      return Footprint(
        reads: mistake == .hiddenEnabling ? [] : [0], writes: [final],
        needs: [runs, Need(anyOf: mistake == .hiddenEnabling ? [] : [0]) { $0[0] == last }])
    }
    return Footprint(
      reads: mistake == .hiddenInterference ? [] : [final], writes: [action], needs: [runs])
  }

  /// The second clock has not stopped when the last one begins.
  var lateSecond: ReducedProperty<Clocks> {
    let (final, last) = (clocks - 1, last)
    return Property<Clocks>(
      "late", "the second clock stops before the last one begins",
      .always(StatePredicate("stopped") { $0[final] == 0 || $0[1] == last })
    ).seeing([1, final])
  }
}
