/// A smaller machine, in which a search judges properties of a machine.
///
/// A machine with interchangeable components has ``SymmetricMachine/orbits``. One that declares which
/// actions are independent has ``ReducibleMachine/reduced``.
///
/// ```swift
/// device.orbits.check([oneInFront])
/// workshop.reduced.check([nothingIsPrintedTwice.seeing([.printer])], options: .threads(4))
/// ```
///
/// The states and steps of a report are those of the smaller machine, `Visited`. Counterexamples and
/// witnesses are traces of `Machine`, and as short as those that a search of the whole machine finds.
/// What the machine declares is audited while the search runs.
///
/// A view tells nothing about infinite runs, so no liveness property can be checked in it.
public struct MachineView<Machine: StateMachine, Visited: StateMachine, Question>: Sendable
where Visited.State == Machine.State, Visited.Action == Machine.Action {
  @usableFromInline
  let search: @Sendable ([Question], ContractAudit) -> ViewSearch<Machine, Visited>

  init(
    _ search: @escaping @Sendable ([Question], ContractAudit) -> ViewSearch<Machine, Visited>
  ) {
    self.search = search
  }
}

/// A search in a view, with the audit of what the machine declares.
@usableFromInline struct ViewSearch<Machine: StateMachine, Visited: StateMachine> {
  /// The machine to search.
  @usableFromInline let visited: Visited
  /// What to judge in it.
  @usableFromInline let properties: [Property<Visited>]
  /// Audits new states.
  @usableFromInline let inspect: Visited.Inspection
  /// The report on the machine, made from the one on the view.
  @usableFromInline let report: (SearchReport<Visited>) -> SearchReport<Machine>
}

extension MachineView {
  /// Explores the view and judges properties of the machine on the way.
  ///
  /// - Parameters:
  ///   - properties: What to judge.
  ///   - options: How to search. The audit is that of the contract and of what the machine declares.
  ///   - observe: Called regularly with the progress; returns whether to go on.
  /// - Returns: The counts of the view, and a result for each property.
  /// - Complexity: As ``StateMachine/check(_:options:observe:)-(_,SearchOptions<MemoryStorage>,_)``,
  ///   over the states of the view, and the audit.
  @inlinable public func check(
    _ properties: [Question] = [], options: SearchOptions<MemoryStorage> = SearchOptions(),
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) -> SearchReport<Machine> {
    let search = search(properties, options.audit)
    return search.report(
      search.visited.check(
        search.properties, options: options, observe: observe, inspect: search.inspect))
  }
}

extension MachineView where Visited.Encoding.Key: StateCode {
  /// Explores the view with a visited set of fixed size, which may omit states.
  ///
  /// - Parameters:
  ///   - properties: What to judge.
  ///   - options: How to search, with the size of the visited set.
  ///   - observe: Called regularly with the progress; returns whether to go on.
  /// - Returns: The counts of the view, and a result for each property.
  @inlinable public func check(
    _ properties: [Question] = [], options: SearchOptions<Compaction>,
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) -> SearchReport<Machine> {
    let search = search(properties, options.audit)
    return search.report(
      search.visited.check(
        search.properties, options: options, observe: observe, inspect: search.inspect))
  }
}
