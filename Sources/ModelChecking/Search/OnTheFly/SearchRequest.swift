/// What a search that stores no transitions is asked for.
@usableFromInline struct SearchRequest<Machine: StateMachine>: Sendable {
  /// What to look for.
  @usableFromInline let watchList: WatchList<Machine>
  @usableFromInline let limits: SearchLimits
  /// What is left of the limits that several searches share.
  @usableFromInline let shared: SharedLimits?
  /// For how many states the machine's contract is audited.
  @usableFromInline let audit: ContractAudit
  /// How many threads share the work; a search has 1 to 64.
  @usableFromInline let threads: Int
  /// Whether to stop when each state that is looked for was found.
  @usableFromInline let stopsAtStates: Bool

  @usableFromInline init(
    watchList: WatchList<Machine>, limits: SearchLimits, shared: SharedLimits?,
    audit: ContractAudit, threads: Int, stopsAtStates: Bool = false
  ) {
    self.watchList = watchList
    self.limits = limits
    self.shared = shared
    self.audit = audit
    self.threads = threads
    self.stopsAtStates = stopsAtStates
  }
}
