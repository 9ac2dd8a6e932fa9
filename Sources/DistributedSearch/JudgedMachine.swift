import ModelChecking

/// A machine, and the patterns that are followed along its steps.
struct JudgedMachine<Machine: StateMachine>: Sendable {
  /// A state, and how far the observer of each pattern has come there.
  struct Place: Hashable {
    let state: Machine.State
    /// A number for each observer.
    let observed: [UInt8]
  }

  let machine: Machine
  let judges: [PropertyJudge<Machine>]
  /// Each pattern that is followed, with the number of its property.
  private let watches: [(property: Int, watch: PatternWatch<Machine>)]

  init(_ machine: Machine, checking properties: [Property<Machine>]) {
    self.machine = machine
    let judges = properties.map(PropertyJudge.init)
    self.judges = judges
    watches = judges.enumerated().flatMap { number, judge in
      judge.watches.map { (number, $0) }
    }
  }

  /// The number of observers.
  var observers: Int { watches.count }

  /// Where a trace begins.
  func start(in state: Machine.State) -> Place {
    Place(state: state, observed: watches.map { _ in PatternWatch<Machine>.start })
  }

  /// Where a step leads.
  func place(after place: Place, taking action: Machine.Action) -> Place {
    let target = machine.successor(of: place.state, taking: action)
    if watches.isEmpty { return Place(state: target, observed: []) }
    let observed = zip(watches, place.observed).map { entry, before in
      entry.watch.place(after: before, source: place.state, action: action, target: target)
    }
    return Place(state: target, observed: observed)
  }

  /// The properties whose patterns a step breaks.
  func broken(from source: Place, to target: Place) -> [Int] {
    watches.indices.filter { index in
      let watch = watches[index].watch
      return watch.isBroken(at: target.observed[index])
        && !watch.isBroken(at: source.observed[index])
    }.map { watches[$0].property }
  }

  /// The actions of a state, as many as a reply can number.
  func actions(in state: Machine.State) throws(WorkerFault) -> [Machine.Action] {
    let actions = Array(machine.actions(in: state))
    if actions.count >= Int(UInt16.max) { throw .tooManyActions(actions.count) }
    return actions
  }

  /// Takes the action with a number.
  func place(
    after place: Place, takingActionNumbered index: Int
  ) throws(WorkerFault) -> (action: Machine.Action, place: Place) {
    let actions = try actions(in: place.state)
    guard index < actions.count else { throw .noSuchAction(index, actions: actions.count) }
    return (actions[index], self.place(after: place, taking: actions[index]))
  }
}
