/// A machine that says which parts of its states each action reads and changes.
///
/// From this a search knows which actions are independent, and need not be tried in every order
/// (``reduced``).
///
/// A *part* is anything that some actions change and others do not: a component, a variable, or a
/// fact about one, such as whether it is in the foreground. Parts may overlap; an action lists each
/// that it can change.
/// ```swift
/// struct Workers: ReducibleMachine {
///   enum Part: Hashable { case worker(Int), printer }
///   …
///   var allActions: [Action] { (0..<3).flatMap { [.work($0), .print($0)] } }
///
///   func footprint(of action: Action) -> Footprint<Self> {
///     switch action {
///     case .work(let number):
///       Footprint(writes: [.worker(number)], needs: [Need(.worker(number)) { $0[number].isIdle }])
///     case .print(let number):
///       Footprint(
///         writes: [.worker(number), .printer],
///         needs: [Need(.worker(number)) { $0[number].isDone }])
///     }
///   }
/// }
/// ```
/// What is declared is audited while the search runs, and ``reductionFault(in:limits:)`` looks at
/// every state of a small machine.
public protocol ReducibleMachine: StateMachine {
  /// The type that names parts of a state.
  associatedtype Part: Hashable & Sendable

  /// Every action that is enabled in some reachable state, without repetition.
  var allActions: [Action] { get }

  /// The parts that an action reads, changes and needs, in whatever state it is taken.
  func footprint(of action: Action) -> Footprint<Self>
}

/// The parts that an action of a machine reads, changes and needs.
public struct Footprint<Machine: ReducibleMachine>: Sendable {
  /// The parts that decide whether the action is enabled, and where it leads.
  public let reads: Set<Machine.Part>
  /// The parts that it can change.
  public let writes: Set<Machine.Part>
  /// Conditions that hold wherever the action is enabled.
  public let needs: [Need<Machine>]

  /// Creates a footprint.
  ///
  /// - Parameters:
  ///   - reads: The parts on which the action depends, besides those that it writes and those of
  ///     its needs.
  ///   - writes: The parts that it can change.
  ///   - needs: Conditions that hold wherever it is enabled. A search can leave out more if there
  ///     are many, each with few parts. The list may be empty.
  public init(
    reads: Set<Machine.Part> = [], writes: Set<Machine.Part>, needs: [Need<Machine>] = []
  ) {
    self.reads = needs.reduce(reads.union(writes)) { $0.union($1.parts) }
    self.writes = writes
    self.needs = needs
  }
}

/// A condition on states that depends only on some parts.
public struct Need<Machine: ReducibleMachine>: Sendable {
  /// The parts of which one must change before the condition can become true.
  public let parts: Set<Machine.Part>
  @usableFromInline let test: @Sendable (Machine.State) -> Bool

  /// Creates a condition that depends on several parts, or on none if it never becomes true again.
  public init(
    anyOf parts: Set<Machine.Part>, _ test: @escaping @Sendable (Machine.State) -> Bool
  ) {
    self.parts = parts
    self.test = test
  }

  /// Creates a condition that depends on one part.
  public init(_ part: Machine.Part, _ test: @escaping @Sendable (Machine.State) -> Bool) {
    self.init(anyOf: [part], test)
  }
}
