import ModelChecking

/// What the state of every model has: how it is described, drawn, stored and broken.
public protocol ModelState: Hashable, Sendable {
  /// How a search stores the states; unchanged by default.
  associatedtype Encoding: StateEncoding = PlainEncoding<Self> where Encoding.State == Self

  /// The state in a few words.
  var summary: String { get }
  /// The state in a few words, with pending deliveries counted instead of listed.
  var brief: String { get }
  /// Where the state belongs in the model's overview.
  var stage: Stage { get }
  /// What the overview adds to the name of a stage that has this state, for example “or prewarmed”.
  var stageRemark: String? { get }
  /// The systems on which the state occurs, which behave alike; a step never changes them. Every
  /// system, the default, in a model that does not distinguish them.
  var systems: SystemVersions { get }
  /// Whether all consequences of the last event have happened, so that the next one can happen.
  var isQuiet: Bool { get }
  /// The ways in which the effect of a rule could be wrong: what mutants of it do.
  static func faults(of rule: Rule<Self>) -> [EffectFault<Self>]
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ModelState {
  public var brief: String { summary }
  public var stageRemark: String? { nil }
  public var systems: SystemVersions { .all }
}

/// A part of a model's overview, to which many states belong.
public struct Stage: Hashable, Sendable {
  /// Where the stage stands among the others of its model.
  public let position: Int
  /// The stage in words.
  public let name: String
  /// How it is drawn.
  public let tone: Tone

  /// What a stage has in common with stages of other models.
  public enum Tone: Hashable, Sendable {
    /// There is no process.
    case absent
    /// In memory, executing nothing.
    case frozen
    /// Executing, off screen.
    case running
    /// On screen.
    case foreground
  }

  /// Creates a stage.
  public init(_ position: Int, _ name: String, _ tone: Tone) {
    self.position = position
    self.name = name
    self.tone = tone
  }
}

/// A way in which the effect of a rule can be wrong.
public struct EffectFault<State: ModelState>: Sendable {
  /// What is wrong, in words.
  public let name: String
  /// The state that the faulty rule leads to, given the state before and the correct state after.
  public let target: @Sendable (_ source: State, _ target: State) -> State

  /// Creates a fault.
  public init(_ name: String, _ target: @escaping @Sendable (State, State) -> State) {
    self.name = name
    self.target = target
  }
}

extension ModelState {
  /// The rule does what it should, and something else besides.
  static func fault(
    _ name: String, _ change: @escaping @Sendable (inout Self, Self) -> Void
  ) -> EffectFault<Self> {
    EffectFault(name) { source, target in
      var state = target
      change(&state, source)
      return state
    }
  }
}

/// The state of a model whose components can be exchanged, such as the apps of a device. It has a code,
/// so that a search can keep it in files.
public protocol SymmetricState: ModelState where Encoding.Key: StateCode {
  /// The components that can be exchanged.
  var components: [Component] { get }
  /// Exchanges two components.
  mutating func exchange(_ first: Component, _ second: Component)
  /// The state that represents all states which differ from this one only by exchanged components.
  var representative: Self { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Model where State: SymmetricState {
  public func checkOrbits(
    _ properties: [Property<RuleMachine<State>>], options: SearchOptions<MemoryStorage>,
    onDisk disk: DiskStorage?, observe: (SearchProgress) -> SearchControl
  ) throws(DiskSearchError) -> SearchReport<RuleMachine<State>>? {
    guard let disk else {
      return machine.orbits.check(properties, options: options, observe: observe)
    }
    let options = SearchOptions(
      storage: disk, limits: options.limits, audit: options.audit, threads: options.threads)
    return try machine.orbits.check(properties, options: options, observe: observe)
  }
}

extension RuleMachine: SymmetricMachine where State: SymmetricState {
  /// The exchanges of each component with the next one, in states and in the rules of components.
  public var exchanges: [ComponentExchange<RuleMachine>] {
    let components = initialStates.first?.components ?? []
    return zip(components, components.dropFirst()).map { first, second in
      let rules = rules(exchanging: first, second)
      return ComponentExchange("\(first.words) and \(second.words)") { state in
        var exchanged = state
        exchanged.exchange(first, second)
        return exchanged
      } actions: {
        Action(rule: rules[$0.rule])
      }
    }
  }

  /// For each rule, the position of the same rule of the other component. A rule that the other
  /// component lacks stays in its place, which is found to be a fault of the symmetry.
  private func rules(exchanging first: Component, _ second: Component) -> [Int] {
    var positions: [FamilyMember: Int] = [:]
    for (position, rule) in rules.enumerated() {
      positions[FamilyMember(family: rule.family, component: rule.component)] = position
    }
    return rules.indices.map { position in
      let rule = rules[position]
      let counterpart: Component? =
        switch rule.component {
        case first: second
        case second: first
        case let other: other
        }
      return positions[FamilyMember(family: rule.family, component: counterpart)] ?? position
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func representative(of state: State) -> State { state.representative }
}

/// What distinguishes a rule from the others of its machine.
private struct FamilyMember: Hashable {
  let family: String
  let component: Component?
}
