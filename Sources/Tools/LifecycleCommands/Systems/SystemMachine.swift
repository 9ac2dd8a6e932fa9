import ModelChecking
import Reporting

/// The machine that a list of transitions describes; an action is the place of one in the list.
struct SystemMachine: StateMachine {
  /// A state by its number.
  struct State: PackedState {
    let number: Int32

    var code: UInt64 { UInt64(number) }

    init(code: UInt64) { number = Int32(code) }

    init(_ number: Int32) { self.number = number }
  }

  typealias Encoding = PackedEncoding<State>

  let system: TransitionSystem
  let initialStates: [State]
  private let starts: [Int32]
  private let targets: [Int32]

  init(_ system: TransitionSystem) {
    self.system = system
    initialStates = system.initial.map { State(Int32($0)) }
    starts = system.starts
    targets = system.targets
  }

  func actions(in state: State) -> Range<Int32> {
    starts[Int(state.number)]..<starts[Int(state.number) + 1]
  }

  func successor(of state: State, taking action: Int32) -> State { State(targets[Int(action)]) }

  /// The number of the label of an action.
  func label(of action: Int32) -> Int { Int(system.labels[Int(action)]) }
}

extension SystemMachine {
  /// The predicate that a formula means by a name: a label, or `attribute=value`.
  func predicate(_ name: String) -> TemporalPredicate<Self>? {
    if let number = system.label(named: name) {
      let labels = system.labels
      return .action(name) { labels[Int($0)] == number }
    }
    for attribute in system.attributes where name.hasPrefix(attribute.name + "=") {
      let value = name.utf8.dropFirst(attribute.name.utf8.count + 1)
      let number = attribute.values.firstIndex { $0.utf8.elementsEqual(value) }
      guard let number else { continue }
      let ofStates = attribute.ofStates
      return .state(name) { ofStates[Int($0.number)] == number }
    }
    return nil
  }

  /// The names that a formula may use: some of those that a person may have meant.
  var names: [String] {
    let values = system.attributes.lazy.flatMap { attribute in
      attribute.values.lazy.map { "\(attribute.name)=\($0)" }
    }
    return system.namesOfLabels + values.prefix(1_000).filter { $0.utf8.count <= 100 }
  }

  /// The statement that every run satisfies a formula; a run ends where no action is enabled.
  func statement(_ text: String) throws(LivenessError) -> LivenessProperty<Self> {
    let formula: LTLFormula
    do throws(LTLSyntaxError) {
      formula = try LTLFormula(text)
      let known = formula.predicates.filter { predicate($0) != nil }
      if known.count < formula.predicates.count { _ = try LTLFormula(text, over: known + names) }
    } catch {
      throw .formula(error)
    }
    return try LivenessProperty(
      text, formula,
      in: LivenessVocabulary(
        predicates: formula.predicates.compactMap(predicate),
        validEndStates: StatePredicate("every end is meant") { _ in true }))
  }
}

extension TransitionSystem {
  /// The number of a label. Names are compared by their bytes: “é” may be written in two ways, and these are
  /// two labels.
  func label(named name: String) -> Int? {
    actions.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// Labels that a person may have meant by another name; none that are very long, of many the first.
  var namesOfLabels: [String] {
    actions.lazy.map(\.name).prefix(1_000).filter { $0.utf8.count <= 100 }
  }
}
