import ModelChecking

/// A page in which a machine is explored whose states are too many for one file.
///
/// The page asks a server on this machine for each state that the reader goes to. Properties are
/// judged along the way; only when the reader asks for a way that breaks one, more states are searched.
///
/// ```swift
/// var server = ExplorerServer(
///   exploring: hotel, title: "a hotel of forty floors", actions: hotel.allActions,
///   describing: { state in state.words },
///   action: { action in StateSpace.Action(name: action.name, initiator: "guest") })
/// try server.run { address in print(address) }
/// ```
public struct ExplorerServer<Machine: StateMachine> {
  /// What the page says besides states: its beginning, its facts, and what is copied.
  public var space: StateSpace
  /// The most states that a search for a way visits.
  public var searchLimit = 200_000

  let machine: Machine
  let properties: [ModelChecking.Property<Machine>]
  /// What must happen in the end; it follows ``properties`` on the page.
  let runs: [StateSpace.RunStatement<Machine>]
  let watch: StepWatch<Machine>
  let conditions: [StatePredicate<Machine>]
  let describe: (Machine.State) -> String
  let stage: (Machine.State) -> Int?
  /// All actions in the order of the page, and their positions.
  let actions: [Machine.Action]
  let positions: [Machine.Action: Int]
  /// The states that the page knows, with their numbers. The initial states come first.
  var states = NumberedValues<Machine.State>()

  /// Prepares a page.
  ///
  /// - Parameters:
  ///   - machine: What is explored.
  ///   - title: What is explored, in a few words.
  ///   - properties: What is judged along a way, and searched for a way that breaks it when the
  ///     reader asks.
  ///   - runs: What must happen in the end; it is judged when the reader asks.
  ///   - conditions: What actions need; ``StateSpace/Action/conditions`` refers to them by position.
  ///   - stages: The parts of the overview; none if there is no overview.
  ///   - actions: All actions that can occur, in the order of the page.
  ///   - describe: A state in words. The page compares what stands between commas.
  ///   - stage: The position of the part of the overview that a state belongs to; nil for no part.
  ///   - action: An action in words, with a name of its own.
  /// - Precondition: No two actions have the same name, positions are valid, and no other action occurs.
  public init(
    exploring machine: Machine, title: String,
    properties: [ModelChecking.Property<Machine>] = [],
    runs: [StateSpace.RunStatement<Machine>] = [],
    conditions: [StatePredicate<Machine>] = [], stages: [String] = [],
    actions: [Machine.Action], describing describe: @escaping (Machine.State) -> String,
    stage: @escaping (Machine.State) -> Int? = { _ in nil },
    action: (Machine.Action) -> StateSpace.Action
  ) {
    self.machine = machine
    self.properties = properties
    self.runs = runs
    self.conditions = conditions
    self.describe = describe
    self.stage = stage
    self.actions = actions
    positions = Dictionary(zip(actions, 0...), uniquingKeysWith: { first, _ in first })
    watch = StepWatch(properties)
    for state in machine.initialStates { _ = states.number(of: state) }
    var observers = NumberedValues<ObserverTable>()
    let claims = watch.claims.map { StateSpace.Claim($0, &observers) }
    space = StateSpace(
      title: title, actions: actions.map(action), conditions: conditions.map(\.name),
      properties: properties.map { StateSpace.Property(unjudged: $0) }
        + runs.map { StateSpace.Property(unjudged: $0) },
      initialCount: states.values.count, stages: stages, numbers: nil, claims: claims,
      observers: observers.values)
    precondition(Set(space.actions.map(\.name)).count == actions.count, "two actions share a name")
  }

  /// Serves the page on the loopback address of this machine until it is told to stop.
  ///
  /// No other machine can reach the page, and no website can read it.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for any that is free.
  ///   - isStopped: Whether to stop; it is asked ten times a second, and during a search.
  ///   - announce: Takes the address of the page before the first request is answered.
  /// - Throws: ``LoopbackError`` if the port cannot be used, or what `announce` throws.
  public mutating func run(
    port: Int = 0, until isStopped: () -> Bool = { false },
    announcing announce: (String) throws -> Void
  ) throws {
    let server = try LoopbackServer(port: port)
    try announce(server.address)
    server.run(until: isStopped) { request in answer(to: request, until: isStopped) }
  }
}

extension StateSpace.Property {
  /// A property that nobody has judged.
  fileprivate init<Machine: StateMachine>(unjudged property: ModelChecking.Property<Machine>) {
    self.init(
      id: property.id, statement: property.statement, verdict: "judged along the way only",
      start: nil, counterexample: [])
  }

  /// A statement about whole runs that nobody has judged.
  fileprivate init<Machine: StateMachine>(unjudged statement: StateSpace.RunStatement<Machine>) {
    self.init(
      id: statement.id, statement: statement.property.name, verdict: "not judged yet",
      start: nil, counterexample: [], isAboutRuns: true)
  }
}
