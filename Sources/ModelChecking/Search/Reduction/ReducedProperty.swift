/// A property, and what it looks at.
public struct ReducedProperty<Machine: ReducibleMachine>: Sendable {
  /// The property.
  public let property: Property<Machine>
  /// The parts of a state on which its conditions depend; nil if on any.
  public let parts: Set<Machine.Part>?
  /// Conditions that hold wherever a search would have found what it looks for.
  public let needs: [Need<Machine>]
}

extension Property where Machine: ReducibleMachine {
  /// The property, with the parts of a state that its conditions depend on.
  ///
  /// What a condition on steps sees of the action itself needs no part.
  ///
  /// ```swift
  /// let consistent = Property(
  ///   "consistent", "no two managers decide differently", .always(agreement)
  /// ).seeing(decisions, needs: [Need(anyOf: commits) { $0.isAnyCommitted }])
  /// ```
  ///
  /// - Parameters:
  ///   - parts: All parts on which the conditions on states depend, and those on steps, apart from
  ///     the action.
  ///   - needs: Conditions that hold in every state that breaks the property. While one of them is
  ///     false, a search follows only what can make it true. None need be listed.
  /// - Returns: The property with what it looks at.
  public func seeing(
    _ parts: Set<Machine.Part>, needs: [Need<Machine>] = []
  ) -> ReducedProperty<Machine> {
    ReducedProperty(property: self, parts: parts, needs: needs)
  }

  /// The property, whose conditions may depend on anything.
  ///
  /// It lets a search leave out little, if it has conditions on states.
  public var seeingEverything: ReducedProperty<Machine> {
    ReducedProperty(property: self, parts: nil, needs: [])
  }
}

extension ReducedProperty {
  /// Why a search of a reduced machine does not decide the property; nil if it does.
  ///
  /// What is kept is which states, terminal states and steps of a kind can be reached, and how soon.
  /// What can no longer be reached, or is put off for ever, is not kept.
  var refusal: Undecided? {
    property.claims.contains { $0.question.needsGraph } ? .notReducible : nil
  }
}
