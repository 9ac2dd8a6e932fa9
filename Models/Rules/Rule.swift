import ModelChecking

/// One named thing that can happen in a model: when, to what effect, and which document says so.
///
/// A model is a list of rules, and the list is data: diagrams, tables, coverage and mutants are
/// derived from it.
public struct Rule<State: ModelState>: Sendable {
  /// The name, unique in its model; a delivery is named after its callback.
  ///
  /// It is for people and for stored traces; the other properties say what the rule does.
  public let name: String
  /// The name without the scene or app that the rule happens to, for example `open.url`.
  public let family: String
  /// The scene or app that the rule happens to, if the model has several.
  public let component: Component?
  /// What occurs, in the terms that models of one app share; nil if they have none for it.
  public let occurrence: Occurrence?
  /// Who brings it about.
  public let initiator: Initiator
  /// Whether it is an event, a delivery, a silent step or the end of the process.
  public let kind: RuleKind
  /// When it can happen: all of these hold.
  public var conditions: [Condition<State>]
  /// What it delivers to the delegate or its observers, if anything.
  public var callback: Callback?
  /// The sources that say so.
  public private(set) var citations: [Citation]
  /// The systems for which there is evidence; every system unless `on(_:citing:)` says otherwise.
  public private(set) var systems = SystemVersions.all
  /// What it does to the state.
  public var effect: @Sendable (inout State) -> Void

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - name: The name; it leaves out the component of a rule that exists for each component.
  ///   - occurrence: What occurs, in the terms that models of one app share.
  ///   - component: The scene or app that the rule happens to.
  ///   - variant: What follows the component in the name, with a leading dot.
  ///   - initiator: Who brings it about.
  ///   - kind: The nature of the rule.
  ///   - conditions: When it can happen: all of these hold.
  ///   - callback: What it delivers.
  ///   - citations: The sources that say so.
  ///   - effect: What it does to the state.
  public init(
    _ name: String, _ occurrence: Occurrence? = nil, of component: Component? = nil,
    variant: String = "", by initiator: Initiator, kind: RuleKind,
    when conditions: [Condition<State>], delivers callback: Callback? = nil,
    citing citations: [Citation], effect: @escaping @Sendable (inout State) -> Void
  ) {
    family = name + variant
    self.name = component?.name(name, variant: variant) ?? family
    self.component = component
    self.occurrence = occurrence
    self.initiator = initiator
    self.kind = kind
    self.conditions = conditions
    self.callback = callback
    self.citations = citations
    self.effect = effect
  }

  /// The same rule on some of its systems only, and the sources that say so.
  func on(_ systems: SystemVersions, citing citations: [Citation] = []) -> Rule {
    var rule = self
    rule.systems = self.systems.intersection(systems)
    rule.citations += citations.filter { !self.citations.contains($0) }
    return rule
  }

  /// The rule in a model of some systems: nil if it happens on none of them, and with a condition on
  /// the system if it does not happen on all.
  func inModel(of versions: SystemVersions) -> Rule? {
    guard systems.overlaps(versions) else { return nil }
    var rule = self
    if !versions.isSubset(of: systems) { rule.conditions.append(.on(systems)) }
    return rule
  }

  /// The number of the scene whose delegate is called, from 0; nil if no scene delegate is called.
  public var scene: Int? {
    if callback != nil, case .scene(let number) = component { number } else { nil }
  }

  /// The number of the app that the rule happens to, from 0; nil in models of one app.
  public var app: Int? { if case .app(let number) = component { number } else { nil } }

  /// What it delivers and to which scene or view controller, for example
  /// `scene.didBecomeActive#A`.
  public var deliveryName: String? {
    callback.map { callback in
      switch component {
      case .scene, .viewController: component?.name(callback.name) ?? callback.name
      case .app, nil: callback.name
      }
    }
  }

  /// Whether the rule only delivers a callback whose turn has come, and is named after it.
  var isDeliveryAlone: Bool {
    switch occurrence {
    case .delivery, .answer: callback != nil
    default: false
    }
  }

  /// Whether the rule can happen in a state.
  public func isEnabled(in state: State) -> Bool {
    for condition in conditions where !condition.test(state) { return false }
    return true
  }
}

/// A named part of a rule's guard.
public struct Condition<State: ModelState>: Sendable {
  /// The condition in words; two conditions with the same name are the same condition.
  public let name: String
  /// Whether it only limits what the model follows. Without it the model would say more, and nothing
  /// false; so no mutant is made by dropping it.
  let isScope: Bool
  /// Where it was created; the same for all conditions with the same name.
  let origin: Origin
  /// Whether a state satisfies it.
  public let test: @Sendable (State) -> Bool

  /// Creates a condition.
  ///
  /// The place in the source is recorded, so that a machine can refuse two different conditions
  /// with the same name.
  public init(
    _ name: String, file: StaticString = #fileID, line: UInt = #line,
    _ test: @escaping @Sendable (State) -> Bool
  ) {
    self.init(name, isScope: false, at: Origin(file: "\(file)", line: line), test)
  }

  /// Creates a condition that only limits what the model follows.
  static func scope(
    _ name: String, file: StaticString = #fileID, line: UInt = #line,
    _ test: @escaping @Sendable (State) -> Bool
  ) -> Condition {
    Condition(name, isScope: true, at: Origin(file: "\(file)", line: line), test)
  }

  private init(
    _ name: String, isScope: Bool, at origin: Origin, _ test: @escaping @Sendable (State) -> Bool
  ) {
    self.name = name
    self.isScope = isScope
    self.origin = origin
    self.test = test
  }

  /// The life is lived on one of some systems.
  static func on(_ systems: SystemVersions) -> Condition {
    Condition("on " + systems.words) { $0.systems.overlaps(systems) }
  }

  /// A place in the source.
  struct Origin: Hashable, Sendable {
    let file: String
    let line: UInt
  }
}

/// The nature of a rule.
public enum RuleKind: String, CaseIterable, Hashable, Sendable {
  /// Something happens outside the delegate; callbacks may be owed because of it.
  case event
  /// The delegate, its observers or the first view controller are called.
  case delivery
  /// The process changes its state without a callback: suspension, exit.
  case silent
  /// The process ends without a callback.
  case kill
}

/// Who brings a step about.
public enum Initiator: String, CaseIterable, Hashable, Sendable {
  /// A person using the device.
  case user
  /// iOS.
  case system
  /// The code of the app itself.
  case app
  /// The device: power, radio, sensors.
  case hardware
}

/// What a model can have several of, as a plural.
public enum ComponentKind: String, CaseIterable, Hashable, Sendable {
  /// The apps of a device.
  case apps
  /// The scenes of an app.
  case scenes
}

/// One of several things of the same kind in a model: a scene or a view controller of the app, or an
/// app of the device.
public enum Component: Hashable, Sendable {
  /// The scene with a number, from 0.
  case scene(Int)
  /// The app with a number, from 0.
  case app(Int)
  /// The view controller of a window with a number, from 0.
  case viewController(Int)

  /// The letter that names a scene: A for 0.
  public static func letter(ofScene number: Int) -> String {
    String(UnicodeScalar(UInt8(65 + number)))
  }

  /// The component in words, for example “app 2”.
  package var words: String {
    switch self {
    case .scene(let number): "scene \(Self.letter(ofScene: number))"
    case .app(let number): "app \(number + 1)"
    case .viewController(let number): "view controller \(number + 1)"
    }
  }

  /// The name of a rule of the component, for example `open#A.url` or `purge.small.2`.
  func name(_ stem: String, variant: String = "") -> String {
    switch self {
    case .scene(let number): "\(stem)#\(Self.letter(ofScene: number))\(variant)"
    case .app(let number): "\(stem)\(variant).\(number + 1)"
    case .viewController(let number): "\(stem)#\(number + 1)\(variant)"
    }
  }
}
