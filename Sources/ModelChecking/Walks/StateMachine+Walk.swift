extension StateMachine {
  /// Takes random walks until one breaks a property or all are taken.
  ///
  /// What the machine answers is remembered, within ``WalkOptions/memory``: a step between states
  /// that were met before costs some nanoseconds, whatever the machine and the properties.
  ///
  /// - Parameters:
  ///   - options: The seed, and how many walks of what length.
  ///   - properties: What to watch for.
  ///   - weight: How likely an action is against the others enabled beside it; below 1 is never.
  ///     Equal actions have equal weights.
  ///   - observe: Called after each walk with the report so far.
  /// - Returns: What was seen, and the first violation if there was one.
  /// - Complexity: O(steps), and O(enabled actions + claims) for each transition that is not
  ///   remembered.
  public func walk(
    _ options: WalkOptions, checking properties: [Property<Self>] = [],
    weight: (Action) -> Int = { _ in 1 },
    observe: (WalkReport<Self>) -> SearchControl = { _ in .proceed }
  ) -> WalkReport<Self> {
    var walker = Walker(machine: self, options: options, properties: properties)
    defer { walker.deallocate() }
    while walker.report.walks < options.walks, walker.report.violation == nil {
      walker.takeWalk(weight: weight)
      if observe(walker.report) == .stop || Task<Never, Never>.isCancelled {
        walker.report.wasCancelled = walker.report.walks < options.walks
        break
      }
    }
    return walker.report
  }
}
