/// Takes walks, one after the other, and learns the machine on the way.
///
/// The steps that are known are taken by ``KnownGround``, which calls nothing generic; the others,
/// by this type, which asks the machine and the claims.
struct Walker<Machine: StateMachine> {
  typealias Weight = (Machine.Action) -> Int

  let machine: Machine
  let properties: [Property<Machine>]
  let initialStates: [Machine.State]
  var claims: WatchedClaims<Machine>
  var observer: JointObserver
  var ground: KnownGround
  var states = SeenStates<Machine>()
  /// Transitions from states that are not remembered: the number of the state in the high half, and
  /// the position of the action in the low one. The first one taken is not among them.
  var strayTransitions: Set<UInt64> = []
  var generator: SeededGenerator
  var report: WalkReport<Machine>

  /// Where the walk stands.
  var footing = Footing()
  /// The number of its state; up to date where its place is unknown.
  var state = 0
  /// What can be drawn there; up to date where its place is unknown.
  var choice = Choice<Machine.Action>()
  /// What the observers have seen; up to date where its row is unknown.
  var configuration = ObserverBytes([])
  /// The first property that the walk has broken.
  var broken: Int?

  init(machine: Machine, options: WalkOptions, properties: [Property<Machine>]) {
    self.machine = machine
    self.properties = properties
    initialStates = machine.initialStates
    claims = WatchedClaims(properties)
    let observers = claims.observers
    let share = observers.isEmpty ? 0 : max(0, options.memory) / 4
    observer = JointObserver(observers, memory: observers.isEmpty ? .max : share)
    ground = KnownGround(memory: max(0, options.memory) - share)
    generator = SeededGenerator(seed: options.seed)
    report = WalkReport(options: options)
  }

  mutating func deallocate() { states.deallocate() }
}

extension Walker {
  mutating func takeWalk(weight: Weight) {
    report.walks += 1
    guard !initialStates.isEmpty else { return }
    let draws = generator
    footing.stepsLeft = report.options.length
    configuration = observer.initial
    footing.row = observer.row(of: configuration)
    arrive(in: initialStates[generator.next(below: initialStates.count)], weight: weight)
    while broken == nil, footing.stepsLeft > 0, takeSteps(weight: weight) {}
    if broken == nil { end() }
    let steps = report.options.length - footing.stepsLeft
    report.steps += steps
    report.statesSeen = states.count
    if let broken {
      report.violation = WalkReport.Violation(
        property: properties[broken], trace: trace(drawnBy: draws, steps: steps, weight: weight))
    }
  }

  /// Takes steps as far as the way is known, and one that is not.
  /// - Returns: Whether the walk may go on.
  private mutating func takeSteps(weight: Weight) -> Bool {
    guard footing.place != KnownGround.nowhere else { return takeStrayStep(weight: weight) }
    guard let transition = drawTransition() else { return false }
    loadConfiguration()
    if ground.target(of: transition) < KnownGround.stray {
      takeKnown(transition)
    } else {
      takeUnknown(transition, weight: weight)
    }
    return true
  }

  private mutating func drawTransition() -> Int? {
    if footing.row == JointObserver.unknown {
      return ground.draw(at: footing.place, with: &generator)
    }
    return ground.follow(
      &footing, rows: observer.rows, counts: &report.countOfAction, generator: &generator)
  }

  /// Judges the end of a walk, if the way ends there.
  private mutating func end() {
    loadConfiguration()
    if footing.place != KnownGround.nowhere { state = ground.state(at: footing.place) }
    let isTerminal =
      footing.place == KnownGround.nowhere
      ? choice.actions.isEmpty : ground.isTerminal(at: footing.place)
    guard isTerminal else { return }
    if let property = claims.firstBroken(byEndIn: states[state]) { note(property) }
    if let pattern = observer.firstPending(in: configuration) {
      note(claims.property(ofPattern: pattern))
    }
  }

  /// Takes a walk again, with the same draws, and keeps its trace.
  private mutating func trace(
    drawnBy draws: SeededGenerator, steps: Int, weight: Weight
  ) -> Trace<Machine> {
    var draws = draws
    var trace = Trace<Machine>(from: initialStates[draws.next(below: initialStates.count)])
    for _ in 0..<steps {
      choice.assign(machine.actions(in: trace.finalState), weight: weight)
      let action = choice.actions[choice.draw(with: &draws)]
      trace.take(action, to: machine.successor(of: trace.finalState, taking: action))
    }
    return trace
  }

  /// Notes that the walk has broken a property.
  mutating func note(_ property: Int) { broken = min(broken ?? property, property) }

  mutating func loadConfiguration() {
    if footing.row != JointObserver.unknown {
      configuration = observer.configuration(ofRow: footing.row)
    }
  }
}
