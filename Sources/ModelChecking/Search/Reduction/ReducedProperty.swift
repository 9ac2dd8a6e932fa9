/// A property, and the parts of a state that it depends on.
public struct ReducedProperty<Machine: ReducibleMachine>: Sendable {
  /// The property.
  public let property: Property<Machine>
  /// The parts of a state on which its conditions depend; nil for any.
  public let parts: Set<Machine.Part>?
  /// Conditions that hold wherever a search would find its goal.
  public let needs: [Need<Machine>]
}

extension Property where Machine: ReducibleMachine {
  /// The property, with the parts of a state that its conditions depend on.
  ///
  /// The action of a step needs no part.
  ///
  /// ```swift
  /// let consistent = Property(
  ///   "consistent", "no two managers decide differently", .always(agreement)
  /// ).seeing(decisions, needs: [Need(anyOf: commits) { $0.isAnyCommitted }])
  /// ```
  ///
  /// - Parameters:
  ///   - parts: All parts on which the conditions on states depend, and those on steps apart from
  ///     the action.
  ///   - needs: Conditions that hold in every state that breaks the property. While one of them is
  ///     false, a search follows only actions that can make it true. The list may be empty.
  /// - Returns: The property with its parts.
  public func seeing(
    _ parts: Set<Machine.Part>, needs: [Need<Machine>] = []
  ) -> ReducedProperty<Machine> {
    ReducedProperty(property: self, parts: parts, needs: needs)
  }

  /// The property, with conditions that may depend on anything.
  ///
  /// If it has conditions on states, a search can leave out little.
  public var seeingEverything: ReducedProperty<Machine> {
    ReducedProperty(property: self, parts: nil, needs: [])
  }
}

extension ReducedProperty {
  /// Why a search of a reduced machine does not decide the property; nil if it does.
  ///
  /// The reduction preserves which states, terminal states and steps of a kind can be reached, and
  /// how soon. It does not preserve what can no longer be reached or is delayed for ever.
  var refusal: Undecided? {
    property.claims.contains { $0.question.needsGraph } ? .notReducible : nil
  }
}
