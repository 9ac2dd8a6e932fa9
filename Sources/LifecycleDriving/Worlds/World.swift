import Foundation
import LifecycleModels
import Reporting

/// The system under test: what survives the process, what dies with it, and what happens to both.
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
/// A check makes a new disk and new delegates for each life, so everything that the delegate
/// touches must come from `disk` and `launch`.
public struct World<Disk, Delegate: AnyObject> {
  /// What tells the world from others in reports, if the test names it.
  private(set) var name: String?
  let makeDisk: () throws -> Disk
  let launch: (Disk, Application) throws -> Delegate
  /// What handles each callback, by its raw value.
  private(set) var handlers: [((Delegate, Delivery) throws -> Void)?]
  private(set) var actions: [WorldAction<Disk, Delegate>] = []
  private(set) var obligations: [Obligation<Disk, Delegate>] = []
  var eventualities: [Eventuality<Disk, Delegate>] = []
  /// What is known about the state of the delegate; nil, or a value of nil, if nothing is.
  var memoryFingerprint: ((Delegate) -> AnyHashable?)?
  /// Why a model cannot drive the world; nil if it can.
  package var objection: ((any LogModel) -> String?)?
  /// What the future depends on besides what a test knows about the delegate.
  package var surroundings: ((Delegate) -> AnyHashable)?
  /// What is known about the state of the disk; nil, or a value of nil, if nothing is.
  var diskFingerprint: ((Disk) -> AnyHashable?)?
  /// Puts a process to sleep, or wakes it up.
  var setSleeping: ((Delegate, Bool) throws -> Void)?
  var show: ((Moment<Disk, Delegate>) -> String)?
  /// Whether traces show the stored properties of disk and delegate.
  var showsContents = false
  /// Shows the disk on pages, if reflection cannot.
  var shownDisk: ((Disk) -> String)?
  var observables: [WorldObservable<Disk, Delegate>] = []
  /// What the system has refused to processes of the world, which is no fault of theirs; each is
  /// returned once.
  var refusal: () -> WorldError? = { nil }
  var settle: (() -> Void)?
  var prepare: ((Delegate) -> Void)?
  /// What the app can be opened, woken or called with; nil if the test does not say.
  var receivedInputs: Set<LifeInput>?
  var noticesLaunchOptions = false
  var deferredWorkOrder = DeferredWorkOrder.prompt
  var allowsLeaks = false
  var trackedObjects: ((Delegate) -> [AnyObject])?

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

  /// Names the world, in reports and in a test that checks several worlds.
  public func named(_ name: String) -> Self {
    var world = self
    world.name = name
    return world
  }

  /// Whether the world has a name.
  public var isNamed: Bool { name != nil }

  /// Handles a callback: the delegate implements it, or observes it. Several handlers of one
  /// callback are called in the order in which they were added.
  public func on(
    _ callback: Callback, _ handler: @escaping (Delegate, Delivery) throws -> Void
  ) -> Self {
    var world = self
    let number = Int(callback.rawValue)
    if let first = handlers[number] {
      world.handlers[number] = { delegate, delivery in
        try first(delegate, delivery)
        try handler(delegate, delivery)
      }
    } else {
      world.handlers[number] = handler
    }
    return world
  }

  /// Adds something that can happen and is not a callback.
  ///
  /// - Parameters:
  ///   - name: A word for traces.
  ///   - states: In which states of the process it can happen.
  ///   - initiator: Who does it.
  ///   - isEnabled: Whether it can happen at a moment.
  ///   - perform: Does it.
  /// - Returns: The world with this addition.
  public func action(
    _ name: String, in states: Set<ExecutionState> = [.active], by initiator: Initiator = .user,
    when isEnabled: @escaping (Moment<Disk, Delegate>) -> Bool = { _ in true },
    _ perform: @escaping (Moment<Disk, Delegate>) throws -> Void
  ) -> Self {
    adding(
      WorldAction(
        name: name, initiator: initiator, states: states.filter(\.isRunning),
        effect: .code(when: isEnabled, perform)))
  }

  /// Adds something that another process does to the disk, whether or not the app runs: an extension,
  /// or another app of the same group.
  ///
  /// ```swift
  /// world.otherProcess("share", when: { $0.articles.isEmpty }) { $0.articles.append("shared") }
  /// ```
  ///
  /// It happens as a whole: before a launch, beside an app that runs, while it is suspended, or after its
  /// end, but never between callbacks that belong together, such as `willResignActive` and
  /// `didEnterBackground`. What the other process may leave half done is an action of its own. No
  /// obligation is asked while there is no delegate.
  ///
  /// The closure runs in the process of the test. Singletons, static properties and the notification
  /// centre are those of the app, so create what the other process uses anew.
  ///
  /// - Parameters:
  ///   - name: A word for traces.
  ///   - initiator: Who starts it.
  ///   - isEnabled: Whether it can happen to the disk.
  ///   - perform: Does it.
  /// - Returns: The world with this addition.
  public func otherProcess(
    _ name: String, by initiator: Initiator = .user,
    when isEnabled: @escaping (Disk) -> Bool = { _ in true },
    _ perform: @escaping (Disk) throws -> Void
  ) -> Self {
    adding(
      WorldAction(
        name: name, initiator: initiator, states: Set(ExecutionState.allCases),
        effect: .otherProcess(when: isEnabled, perform)))
  }

  /// Adds something that a user can do in some apps, and that a check does not miss in others.
  package func gesture(
    _ name: String, when isEnabled: @escaping (Delegate) -> Bool,
    _ perform: @escaping (Delegate) -> Void
  ) -> Self {
    adding(
      WorldAction(
        name: name, initiator: .user, states: [.active],
        effect: .code(when: { isEnabled($0.delegate) }, { perform($0.delegate) }),
        mayBeImpossible: true))
  }

  func adding(_ action: WorldAction<Disk, Delegate>) -> Self {
    var world = self
    // A test that names an action like a gesture means its own.
    world.actions.removeAll { $0.name == action.name && $0.mayBeImpossible }
    world.actions.append(action)
    return world
  }

  /// Adds obligations that the world must meet.
  public func requiring(_ obligations: Obligation<Disk, Delegate>...) -> Self {
    requiring(obligations)
  }

  /// Adds obligations that the world must meet.
  public func requiring(_ obligations: [Obligation<Disk, Delegate>]) -> Self {
    var world = self
    world.obligations += obligations
    return world
  }

  /// Adds a condition that must hold after every step, or after some callbacks.
  public func invariant(
    _ statement: String, after callbacks: Callback...,
    holds: @escaping (Moment<Disk, Delegate>) -> Bool
  ) -> Self {
    requiring(
      Obligation(
        statement, statement, asked: callbacks.isEmpty ? .afterEachStep : .after(callbacks)
      ) { holds($0) ? nil : "" })
  }
}

extension World {
  /// The callbacks that have a handler.
  public var implemented: [Callback] {
    Callback.allCases.filter { handlers[Int($0.rawValue)] != nil }
  }

  /// What the app can be opened, woken or called with.
  var inputs: Set<LifeInput> {
    receivedInputs
      ?? Set(
        LifeInput.allCases.filter { input in
          input.isOfUser || input.carriers.isEmpty || isHandled(input)
        })
  }

  /// Whether the world has a handler for a callback that brings an input.
  func isHandled(_ input: LifeInput) -> Bool {
    input.carriers.contains { handlers[Int($0.rawValue)] != nil }
  }

  /// The callbacks that the world tells apart.
  var noticed: Set<Callback> {
    let heard = Set(implemented).union(obligations.flatMap(\.checkTime.noticed))
    return heard.union(
      heard.contains(.bgLaunchHandler) ? [.taskExpiration, .bgExpiration] : [.taskExpiration])
  }
}

/// Something that happens and is not a callback: the user types, a download ends, an extension saves.
struct WorldAction<Disk, Delegate: AnyObject> {
  let name: String
  let initiator: Initiator
  let states: Set<ExecutionState>
  let effect: Effect
  /// Whether a check need not say that it was never possible.
  var mayBeImpossible = false

  enum Effect {
    /// Code of the app runs.
    case code(
      when: (Moment<Disk, Delegate>) -> Bool, (Moment<Disk, Delegate>) throws -> Void)
    /// Some seconds pass.
    case time(Double)
    /// Another process changes the disk.
    case otherProcess(when: (Disk) -> Bool, (Disk) throws -> Void)
  }

  /// Whose code runs.
  var actor: StepActor {
    switch effect {
    case .code: .app
    case .time: .nobody
    case .otherProcess: .otherProcess
    }
  }
}

/// Whose code runs in a step that does not belong to the model. Code of the app could do what it still owes.
enum StepActor {
  case app, otherProcess, nobody
}

/// Why a world cannot be checked.
public enum WorldError: Error, Hashable {
  /// Two actions have the same name, or an action has the name of a rule of the model.
  case ambiguousAction(String)
  /// Nothing with this name can ever happen.
  case unknownChoice(String, nearest: String?)
  /// A choice is not possible at its position, which counts from 1.
  case impossibleChoice(String, position: Int, possible: [String])
  /// The disk cannot be made.
  case noDisk(String)
  /// The model cannot drive the world; the sentence says what to write.
  case unfitModel(String)
  /// The system refuses to start a process of the world.
  case cannotStart(String)
}

extension World {
  /// What a check that cannot go on throws: what the system has refused, or else what was thrown.
  func fault(behind error: any Error) -> WorldError {
    refusal() ?? error as? WorldError ?? .noDisk(error.inWords)
  }
}

extension WorldError: LocalizedError {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var errorDescription: String? {
    switch self {
    case .ambiguousAction(let name):
      "The action “\(name)” has the name of another action or of a rule of the model; rename it."
    case .unknownChoice(let name, let nearest):
      "There is no choice “\(name)”." + NearestWord.question(nearest)
    case .impossibleChoice(let name, let position, let possible):
      "Choice \(position), “\(name)”, is not possible there. "
        + (possible.isEmpty
          ? "No choice is." : "Possible choices: \(possible.joined(separator: ", ")).")
    case .noDisk(let reason): "The disk of the world cannot be created: \(reason)"
    case .cannotStart(let sentence), .unfitModel(let sentence): sentence
    }
  }
}
