import LifecycleModels

extension Automaton {
  /// The execution states that occur in a set, in the order of their declaration.
  func executions(in set: SetNumber) -> [ExecutionState] {
    let present = Set(sets[Int(set)].map { graph.execution[Int($0)] })
    return ExecutionState.allCases.filter(present.contains)
  }

  /// A callback and the scene that it is sent to.
  struct Delivery: Hashable {
    let callback: Callback
    let scene: Int?
  }

  /// The recorded callbacks that can come next, with the scenes that they can be sent to.
  mutating func possibleDeliveries(in set: SetNumber) -> Set<Delivery> {
    if let known = deliveriesOfSet[set] { return known }
    var possible: Set<Delivery> = []
    for state in sets[Int(set)] {
      for index in graph.transitions(from: state) {
        let rule = Int(graph.rule[index])
        guard !isHidden[rule], !restriction.excludedRules[rule] else { continue }
        if let callback = graph.callbackOfRule[rule] {
          possible.insert(Delivery(callback: callback, scene: graph.sceneOfRule[rule]))
        }
      }
    }
    deliveriesOfSet[set] = possible
    return possible
  }
}

extension Automaton {
  /// The rules that the restriction excludes, and that could be taken while the app has a process.
  func lackingRules(in hypotheses: [SceneHypothesis]) -> [Int] {
    var isLacking = restriction.excludedRules.map { _ in false }
    for state in hypotheses.lazy.flatMap({ states(in: $0.set) })
    where graph.execution[Int(state)].hasProcess {
      for index in graph.transitions(from: state) {
        let rule = Int(graph.rule[index])
        if restriction.excludedRules[rule] { isLacking[rule] = true }
      }
    }
    return isLacking.indices.filter { isLacking[$0] }
  }
}

/// A callback that a log could hold, with the name that it would have there.
struct NamedDelivery: Hashable, Sendable {
  let callback: Callback
  /// The canonical name. If the log names scenes, the name of the scene follows, or `#other` for a
  /// scene that the log does not name.
  let name: String
  let symbol: Symbol

  init(_ delivery: Automaton.Delivery, naming names: [String?]) {
    callback = delivery.callback
    symbol = .callback(delivery.callback, printed: nil, scene: delivery.scene)
    if let scene = delivery.scene, delivery.callback.isSceneDelegateMethod,
      names.contains(where: { $0 != nil })
    {
      name = delivery.callback.name + "#" + (names[scene] ?? "other")
    } else {
      name = delivery.callback.name
    }
  }
}

extension Automaton {
  /// The recorded callbacks that can come next under one hypothesis, in alphabetical order.
  mutating func deliveries(in hypothesis: SceneHypothesis) -> [NamedDelivery] {
    possibleDeliveries(in: hypothesis.set)
      .map { NamedDelivery($0, naming: hypothesis.names) }
      .sorted { ($0.name, $0.symbol.code) < ($1.name, $1.symbol.code) }
  }

  /// The recorded callbacks that can come next, each name once, in alphabetical order.
  mutating func deliveries(in hypotheses: [SceneHypothesis]) -> [NamedDelivery] {
    var known: Set<String> = []
    var all: [NamedDelivery] = []
    for hypothesis in hypotheses {
      all += deliveries(in: hypothesis).filter { known.insert($0.name).inserted }
    }
    return all.sorted { $0.name < $1.name }
  }

  /// The execution states that occur, in the order of their declaration.
  func executions(in hypotheses: [SceneHypothesis]) -> [ExecutionState] {
    let present = Set(hypotheses.flatMap { executions(in: $0.set) })
    return ExecutionState.allCases.filter(present.contains)
  }
}
