/// A state that owes deliveries in several queues.
protocol QueueingState: ModelState {
  /// Replaces what is owed in each queue that another state has otherwise.
  mutating func changeQueues(unlike other: Self, _ change: ([Owed]) -> [Owed])
}

extension DeliveryQueue {
  /// Replaces what is owed, unless another queue owes the same.
  mutating func change(unlike other: DeliveryQueue, _ change: ([Owed]) -> [Owed]) {
    if self != other { self = DeliveryQueue(change(items)) }
  }
}

/// How a rule can be wrong about what it makes owed.
extension QueueingState {
  /// Too little is owed, or in the wrong order.
  static var orderFaults: [EffectFault<Self>] {
    [
      owing("first callback not owed") { Array($0.dropFirst()) },
      owing("last callback not owed") { $0.dropLast() },
      owing("callbacks in reverse order") { $0.reversed() },
    ]
  }

  /// Changes each queue to which something was added.
  private static func owing(
    _ name: String, _ change: @escaping @Sendable ([Owed]) -> [Owed]
  ) -> EffectFault<Self> {
    fault(name) { state, source in state.changeQueues(unlike: source, change) }
  }
}
