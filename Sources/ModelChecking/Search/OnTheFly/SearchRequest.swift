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

  /// Requests a search, whose clock starts now.
  @usableFromInline init<Storage>(
    _ watchList: WatchList<Machine>, _ options: SearchOptions<Storage>
  ) {
    self.init(watchList, options, shared: options.limits.shared)
  }

  init<Storage>(
    _ watchList: WatchList<Machine>, _ options: SearchOptions<Storage>, shared: SharedLimits?,
    stopsAtStates: Bool = false
  ) {
    self.watchList = watchList
    limits = options.limits
    self.shared = shared
    audit = options.audit
    threads = options.threads
    self.stopsAtStates = stopsAtStates
  }
}
