import ModelChecking

extension StateSpace {
  /// Creates the state space of a machine whose states were all visited.
  ///
  /// - Parameters:
  ///   - graph: All states and transitions, as `explore()` returns them.
  ///   - title: What is explored, in a few words.
  ///   - properties: What is checked: the page shows the verdicts, and how each property stands at each
  ///     step.
  ///   - runs: What must happen in the end: the page shows the verdicts, and runs that break them.
  ///   - conditions: What actions need; ``Action/conditions`` refers to them by position.
  ///   - stages: The parts of the overview; none if there is no overview.
  ///   - actions: The actions in the order of the page, also those that never occur; by default those that
  ///     occur.
  ///   - describe: A state in words. The page compares what stands between commas.
  ///   - stage: The position of the part of the overview that a state belongs to.
  ///   - action: An action in words, with a name of its own.
  /// - Precondition: The graph is complete, no two actions have the same name, and positions are valid.
  /// - Complexity: O(states + transitions) for each claim, that of a check for each run, and O(states) for each condition.
  public init<Machine: StateMachine>(
    exploring graph: StateGraph<Machine>, title: String,
    properties: [ModelChecking.Property<Machine>] = [], runs: [RunStatement<Machine>] = [],
    conditions: [StatePredicate<Machine>] = [], stages: [String] = [],
    actions: [Machine.Action]? = nil, describing describe: @escaping (Machine.State) -> String,
    stage: @escaping (Machine.State) -> Int = { _ in 0 }, action: (Machine.Action) -> Action
  ) {
    precondition(graph.isComplete, "a page of a part of the states would be wrong about the rest")
    let ordered = actions ?? graph.actions
    let numbering = Dictionary(zip(ordered, 0...), uniquingKeysWith: { first, _ in first })
    let watch = graph.watch(properties)
    var observers = NumberedValues<ObserverTable>()
    self.title = title
    self.actions = ordered.map(action)
    self.conditions = conditions.map(\.name)
    self.stages = stages
    self.properties =
      properties.map { Property($0, in: graph, numbering) }
      + runs.map { Property($0, in: graph, numbering) }
    initialCount = graph.initialCount
    numbers = StateNumbers(
      graph, watch, numbering: numbering, conditions, describing: describe, stage: stage)
    claims = watch.claims.map { Claim($0, &observers) }
    self.observers = observers.values
    precondition(Set(self.actions.map(\.name)).count == ordered.count, "two actions share a name")
  }
}

extension StateSpace.Claim {
  /// A claim of the engine, with the table of its observer numbered.
  init(_ claim: WatchedClaim, _ observers: inout NumberedValues<ObserverTable>) {
    property = claim.property
    column = claim.column
    isProved = claim.isProvedByAnswer
    switch claim.subject {
    case .state: (subject, observer) = ("state", nil)
    case .step: (subject, observer) = ("step", nil)
    case .graph: (subject, observer) = ("graph", nil)
    case .steps(let table): (subject, observer) = ("steps", observers.number(of: table))
    }
  }
}
