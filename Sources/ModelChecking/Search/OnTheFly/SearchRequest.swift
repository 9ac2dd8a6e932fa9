/// The request for a search that stores no transitions.
@usableFromInline struct SearchRequest<Machine: StateMachine>: Sendable {
  /// What to look for.
  @usableFromInline let watchList: WatchList<Machine>
  @usableFromInline let limits: SearchLimits
  /// The rest of the limits that several searches share.
  @usableFromInline let shared: SharedLimits?
  /// The extent of the contract audit.
  @usableFromInline let audit: ContractAudit
  /// How many threads share the work; a search has 1 to 64.
  @usableFromInline let threads: Int
  /// Whether to stop when every watched state was found.
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
