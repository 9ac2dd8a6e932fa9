import LifecycleModels

/// A callback that a log could hold, by the name that it would have there.
struct NamedDelivery: Hashable, Sendable {
  let callback: Callback
  /// The canonical name; where the log names scenes, with the name of its scene, or `#other` for one
  /// that the log does not name.
  let name: String
  let symbol: LogSymbol

  init(_ delivery: LogAutomaton.Delivery, naming names: [String?]) {
    callback = delivery.callback
    symbol = .callback(delivery.callback, seen: nil, scene: delivery.scene)
    if let scene = delivery.scene, delivery.callback.isSceneDelegateMethod,
      names.contains(where: { $0 != nil })
    {
      name = delivery.callback.name + "#" + (names[scene] ?? "other")
    } else {
      name = delivery.callback.name
    }
  }
}

extension LogAutomaton {
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
