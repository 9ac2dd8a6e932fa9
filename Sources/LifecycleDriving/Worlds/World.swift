import LifecycleModels

/// The system under test: what survives the process, what dies with it, and what can happen to both.
///
/// ```swift
/// let notes = World(disk: NotesFile()) { file, application in NotesDelegate(file) }
///   .on(.willTerminate) { delegate, _ in delegate.save() }
///   .action("edit") { $0.delegate.type("x") }
///   .invariant("what was typed is there after a launch", after: .didFinishLaunching) {
///     $0.delegate.text == $0.disk.typed
///   }
/// ```
///
/// A check makes worlds over and over, one for each life, so everything that the delegate touches
/// must come from `disk` and `launch`.
public struct World<Disk, Delegate: AnyObject> {
  /// What tells the world from others in reports, where the test names it.
  private(set) var name: String?
  let makeDisk: () throws -> Disk
  let launch: (Disk, Application) throws -> Delegate
  /// What handles each callback, by its raw value.
  var handlers: [((Delegate, Delivery) throws -> Void)?]
  var actions: [WorldAction<Disk, Delegate>] = []
  var obligations: [Obligation<Disk, Delegate>] = []
  /// Nil, or a value of nil: nothing is known of the state.
  var memoryFingerprint: ((Delegate) -> AnyHashable?)?
  var diskFingerprint: ((Disk) -> AnyHashable?)?
  /// Puts a process to sleep, or wakes it up.
  var setAsleep: ((Delegate, Bool) throws -> Void)?
  var show: ((Moment<Disk, Delegate>) -> String)?
  var observables: [WorldObservable<Disk, Delegate>] = []
  var settle: (() -> Void)?
  var prepare: ((Delegate) -> Void)?
  var inputs = Set(LifeInput.allCases)
  var noticesLaunchOptions = false
  var allowsLeaks = false
  var companions: ((Delegate) -> [AnyObject])?

  /// Describes a world.
  ///
  /// - Parameters:
  ///   - disk: Makes what survives the process, new for each life: a file, a folder, a fake store.
  ///   - launch: Makes what lives in the process, as `UIApplicationMain` makes the delegate.
  public init(
    disk: @autoclosure @escaping () throws -> Disk,
    launch: @escaping (Disk, Application) throws -> Delegate
  ) {
    makeDisk = disk
    self.launch = launch
    handlers = Array(repeating: nil, count: Callback.allCases.count)
  }

  /// Names the world: in reports, and among the cases of a test that checks several.
  public func named(_ name: String) -> Self {
    var world = self
    world.name = name
    return world
  }

  /// Whether the world has a name.
  public var isNamed: Bool { name != nil }

  /// Handles a callback: the delegate implements it, or observes it. Several handlers of one callback
  /// are called in the order in which they were added.
  public func on(
    _ callback: Callback, _ handler: @escaping (Delegate, Delivery) throws -> Void
  ) -> Self {
    var world = self
    let place = Int(callback.rawValue)
    if let first = handlers[place] {
      world.handlers[place] = { delegate, delivery in
        try first(delegate, delivery)
        try handler(delegate, delivery)
      }
    } else {
      world.handlers[place] = handler
    }
    return world
  }

  /// Lets something happen that is no callback.
  ///
  /// - Parameters:
  ///   - name: A word for traces.
  ///   - states: In which states of the process it can happen.
  ///   - initiator: Who does it.
  ///   - isEnabled: Whether it can happen at a moment.
  ///   - perform: Does it.
  /// - Returns: The world with it.
  public func action(
    _ name: String, in states: Set<ExecutionState> = [.active], by initiator: Initiator = .user,
    when isEnabled: @escaping (Moment<Disk, Delegate>) -> Bool = { _ in true },
    _ perform: @escaping (Moment<Disk, Delegate>) throws -> Void
  ) -> Self {
    var world = self
    world.actions.append(
      WorldAction(
        name: name, initiator: initiator, states: states.filter(\.isRunning),
        isEnabled: isEnabled, perform: perform))
    return world
  }

  /// Demands that the world keeps an obligation.
  public func requiring(_ obligations: Obligation<Disk, Delegate>...) -> Self {
    var world = self
    world.obligations += obligations
    return world
  }

  /// Demands that something is so after every step, or after some callbacks.
  public func invariant(
    _ statement: String, after callbacks: Callback...,
    holds: @escaping (Moment<Disk, Delegate>) -> Bool
  ) -> Self {
    requiring(
      Obligation(
        statement, statement, asked: callbacks.isEmpty ? .afterEachStep : .after(callbacks)
      ) { holds($0) ? nil : "" })
  }

  /// Tells lives apart that are in different states, so that equal ones are explored once.
  ///
  /// The value must contain everything that the future depends on: of the delegate, and of the disk.
  public func fingerprint(
    disk: @escaping (Disk) -> some Hashable, memory: @escaping (Delegate) -> some Hashable
  ) -> Self {
    var world = self
    world.diskFingerprint = { AnyHashable(disk($0)) }
    world.memoryFingerprint = { AnyHashable(memory($0)) }
    return world
  }

  /// Shows something of the world beside each step of a trace.
  public func showing(_ show: @escaping (Moment<Disk, Delegate>) -> String) -> Self {
    var world = self
    world.show = show
    return world
  }

  /// Names something that a user of the app can see, for comparing two worlds (``MigrationCheck``).
  ///
  /// - Parameters:
  ///   - name: The same in both worlds.
  ///   - value: What there is to see; without a process the delegate is nil.
  /// - Returns: The world with it.
  public func observable(
    _ name: String, _ value: @escaping (Disk, Delegate?) -> String
  ) -> Self {
    var world = self
    world.observables.append(WorldObservable(name: name, value: value))
    return world
  }

  /// Runs something before the code of a process is called: a callback, an action, work that waits.
  ///
  /// Lives take turns, so what a process keeps in a global has to be put in place for it.
  public func beforeEachCall(_ prepare: @escaping (Delegate) -> Void) -> Self {
    var world = self
    world.prepare = prepare
    return world
  }

  /// Runs something after each step, for example a run loop until it has nothing to do.
  public func afterEachStep(_ settle: @escaping () -> Void) -> Self {
    var world = self
    world.settle = settle
    return world
  }

  /// Names other objects that belong to a process, and must end with it as the delegate must.
  ///
  /// - Parameter objects: Asked when the process dies, before the delegate is let go.
  /// - Returns: The world with it.
  public func alsoLiving(_ objects: @escaping (Delegate) -> [AnyObject]) -> Self {
    var world = self
    world.companions = objects
    return world
  }

  /// Does not count it as a finding that the delegate lives on when its process is dead.
  public func allowingLeaks() -> Self {
    var world = self
    world.allowsLeaks = true
    return world
  }

  /// The callbacks that somebody handles.
  public var implemented: [Callback] {
    Callback.allCases.filter { handlers[Int($0.rawValue)] != nil }
  }

  /// The callbacks that the world tells apart.
  var noticed: Set<Callback> {
    Set(implemented).union(obligations.flatMap(\.occasion.noticed)).union([.taskExpiration])
  }
}
