/// The facts about all actions that a reduced search needs, computed once.
///
/// An action *interferes* with another if one of them writes what the other reads. A search has a
/// list of *goals*: states, steps, or steps that an observer reads.
@usableFromInline struct ReductionPlan<Machine: ReducibleMachine>: Sendable {
  @usableFromInline typealias Test = @Sendable (Machine.State) -> Bool

  /// Several conditions: a range of ``tests``, and the sets of actions that can make each of them
  /// true.
  @usableFromInline struct Obstacles: Sendable {
    @usableFromInline let range: Range<Int>
    /// The number in ``sets`` of the actions that can help if none of the conditions is false.
    @usableFromInline let helpers: Int
  }

  @usableFromInline let actions: [Machine.Action]
  @usableFromInline let numbers: [Machine.Action: Int]
  let footprints: [Footprint<Machine>]
  /// The set of interfering actions for each action, followed by all other sets.
  @usableFromInline private(set) var sets: ActionSets
  @usableFromInline private(set) var tests: [Test] = []
  /// The set of the actions that can make a test true.
  @usableFromInline private(set) var enablers: [Int] = []
  @usableFromInline private(set) var obstacles: [Obstacles] = []
  @usableFromInline private(set) var goals: [Obstacles] = []
  /// Whether terminal states are a goal.
  @usableFromInline private(set) var keepsTerminalStates = false

  /// Plans a search for the goals of some properties.
  init(_ machine: Machine, _ properties: [ReducedProperty<Machine>]) {
    actions = machine.allActions
    numbers = Dictionary(zip(actions, actions.indices)) { first, _ in first }
    footprints = actions.map(machine.footprint)
    sets = ActionSets(of: actions.count)
    for footprint in footprints {
      let interfering = footprints.indices.filter { footprint.interferes(with: footprints[$0]) }
      sets.append(interfering)
    }
    for footprint in footprints {
      obstacles.append(
        addObstacles(footprint.needs, elseHelpedBy: writers(of: footprint.reads)))
    }
    for property in properties where property.refusal == nil { add(property) }
  }

  /// The actions that change one of some parts; all actions if the parts are unknown.
  func writers(of parts: Set<Machine.Part>?) -> [Int] {
    guard let parts else { return Array(actions.indices) }
    return footprints.indices.filter { !footprints[$0].writes.isDisjoint(with: parts) }
  }

  private mutating func addObstacles(
    _ needs: [Need<Machine>], elseHelpedBy helpers: [Int]
  ) -> Obstacles {
    let first = tests.count
    for need in needs {
      tests.append(need.test)
      enablers.append(sets.count)
      sets.append(writers(of: need.parts))
    }
    sets.append(helpers)
    return Obstacles(range: first..<tests.count, helpers: sets.count - 1)
  }
}

extension ReductionPlan {
  /// Adds the goals of a property.
  private mutating func add(_ property: ReducedProperty<Machine>) {
    if let trigger = property.property.trigger {
      addSteps(ActionView(of: [(.main, trigger)], in: actions) { $0.contains(.main) }, property)
    }
    for claim in property.property.claims {
      switch claim.question {
      case .state:
        goals.append(addObstacles(property.needs, elseHelpedBy: writers(of: property.parts)))
      case .terminalState:
        keepsTerminalStates = true
      case .step(let first, let exception):
        let conditions = [(Observer.Letter.main, first)] + (exception.map { [(.other, $0)] } ?? [])
        addSteps(ActionView(of: conditions, in: actions) { $0.contains(.main) }, property)
      case .violation(let pattern):
        let observer = pattern.observer
        addSteps(
          ActionView(of: pattern.conditions, in: actions, isRelevant: observer.notices), property)
      case .stateUnable: break
      }
    }
  }

  /// Adds the goal that a step of some actions is taken, with the parts of its conditions.
  private mutating func addSteps(_ view: ActionView, _ property: ReducedProperty<Machine>) {
    goals.append(addObstacles([], elseHelpedBy: view.relevant))
    let writers = writers(of: property.parts)
    for action in view.undecided { sets.formUnion(action, writers) }
  }
}

/// The actions that matter to some conditions on steps.
struct ActionView {
  /// The actions with some step that can matter.
  private(set) var relevant: [Int] = []
  /// Those of them that do not decide this alone.
  private(set) var undecided: [Int] = []

  init<Machine: StateMachine>(
    of conditions: [(Observer.Letter, StepPredicate<Machine>)], in actions: [Machine.Action],
    isRelevant: (Observer.Letter) -> Bool
  ) {
    for (number, action) in actions.enumerated() {
      let partial = PartialLetter(of: conditions, for: action)
      let open = partial.open.reduce(Observer.Letter()) { $0.union($1.0) }
      let letters = (0..<UInt8(Observer.Letter.count)).map(Observer.Letter.init).filter {
        $0.isSuperset(of: partial.known) && partial.known.union(open).isSuperset(of: $0)
      }
      guard letters.contains(where: isRelevant) else { continue }
      relevant.append(number)
      if !partial.open.isEmpty { undecided.append(number) }
    }
  }
}

extension Footprint {
  /// Whether one of two actions writes parts that the other reads.
  func interferes(with other: Footprint) -> Bool {
    !writes.isDisjoint(with: other.reads) || !reads.isDisjoint(with: other.writes)
  }
}

extension Observer {
  /// Whether a step with a letter changes some state of the observer, or exercises the requirement.
  func notices(_ letter: Letter) -> Bool {
    (0..<stateCount).contains {
      state(after: $0, reading: letter) != $0 || exercises($0, reading: letter)
    }
  }
}
