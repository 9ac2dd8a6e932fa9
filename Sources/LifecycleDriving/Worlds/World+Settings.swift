import LifecycleModels

// What a check should know about a world, beyond what the world does.
extension World {
  /// Limits what the app can be opened, woken or called with.
  ///
  /// Inputs that are left out never happen: no user follows a URL to an app that has no scheme. By
  /// default all inputs of the user are possible, and those of the system for which the world has a
  /// handler: iOS launches no app for a fetch that does not implement it.
  public func receiving(_ inputs: Set<LifeInput>) -> Self {
    var world = self
    world.receivedInputs = inputs
    return world
  }

  /// Adds a choice by which time passes, on the clock that ``Application/now`` reads.
  ///
  /// Hours may pass between prewarming and the launch, or while the app is suspended. Lives that
  /// differ in when time has passed are told apart until it has passed twice; after that, only the
  /// fingerprint tells how old the times are that the code remembers.
  ///
  /// - Parameters:
  ///   - seconds: How much time passes, more than 0.
  ///   - name: A word for traces.
  ///   - states: In which states of the process it can pass; by default wherever no code runs.
  /// - Returns: The world with this addition.
  public func lettingTimePass(
    _ seconds: Double, named name: String = "timePasses",
    in states: Set<ExecutionState> = Set(ExecutionState.allCases.filter { !$0.isRunning })
  ) -> Self {
    precondition(seconds > 0 && seconds.isFinite, "\(seconds) is not a time that can pass")
    return adding(
      WorldAction(
        name: name, initiator: .system, states: states, effect: .time(seconds)))
  }

  /// Says when work runs that the code puts off: blocks on the main queue, jobs of the main actor,
  /// timers, and what waits for groups, queues and delays.
  ///
  /// Such work is caught on Linux, if the test is linked with LifecycleTesting, LifecycleXCTest or
  /// LifecycleUIKit. Time passes for it by choices of the check alone.
  public func runningDeferredWork(_ order: DeferredWorkOrder) -> Self {
    var world = self
    world.deferredWorkOrder = order
    return world
  }

  /// Distinguishes launches by what the app is launched with.
  ///
  /// A delegate that reads the launch options needs this.
  public func noticingLaunchOptions() -> Self {
    var world = self
    world.noticesLaunchOptions = true
    return world
  }

  /// Distinguishes the states of the world, so that each state is explored only once.
  ///
  /// The two values must contain everything on the disk and in the delegate that the future depends
  /// on.
  public func fingerprint(
    disk: @escaping (Disk) -> some Hashable, memory: @escaping (Delegate) -> some Hashable
  ) -> Self {
    var world = self
    world.diskFingerprint = { AnyHashable(disk($0)) }
    world.memoryFingerprint = { AnyHashable(memory($0)) }
    return world
  }

  /// Shows something of the world beside each step of a trace.
  ///
  /// Pages then show this in place of what ``showingContents()`` finds.
  public func showing(_ show: @escaping (Moment<Disk, Delegate>) -> String) -> Self {
    var world = self
    world.show = show
    return world
  }

  /// Shows the stored properties of the disk and of the delegate beside each step of a trace, on pages.
  ///
  /// They are read by reflection, and no code of the world is run. Where another thread changes them
  /// meanwhile, or an unowned reference is to an object that is gone, reading them ends the process:
  /// use ``showing(_:)`` there.
  public func showingContents() -> Self {
    var world = self
    world.showsContents = true
    return world
  }

  /// Adds something that a user of the app can see, for comparing two worlds (``MigrationCheck``).
  ///
  /// - Parameters:
  ///   - name: The same in both worlds.
  ///   - value: What the user can see; the delegate is nil while there is no process.
  /// - Returns: The world with this addition.
  public func observable(
    _ name: String, _ value: @escaping (Disk, Delegate?) -> String
  ) -> Self {
    var world = self
    world.observables.append(WorldObservable(name: name, value: value))
    return world
  }

  /// Runs something before the code of a process is called: a callback, an action, scheduled work.
  ///
  /// Several lives alternate in one test process, so globals that belong to the process of one life
  /// must be set before its code runs.
  public func beforeEachCall(_ prepare: @escaping (Delegate) -> Void) -> Self {
    var world = self
    world.prepare = prepare
    return world
  }

  /// Runs something after each step, for example a run loop until it is idle.
  public func afterEachStep(_ settle: @escaping () -> Void) -> Self {
    var world = self
    world.settle = settle
    return world
  }

  /// Names other objects that belong to a process, and must not outlive it either.
  ///
  /// - Parameter objects: Called when the process dies, before the delegate is released.
  /// - Returns: The world with this addition.
  public func trackingLifetime(_ objects: @escaping (Delegate) -> [AnyObject]) -> Self {
    var world = self
    world.trackedObjects = objects
    return world
  }

  /// Allows the delegate to outlive its process, which is a finding otherwise.
  public func allowingLeaks() -> Self {
    var world = self
    world.allowsLeaks = true
    return world
  }
}

/// Something of a world that a user of the app can see.
struct WorldObservable<Disk, Delegate: AnyObject> {
  let name: String
  let value: (Disk, Delegate?) -> String
}
