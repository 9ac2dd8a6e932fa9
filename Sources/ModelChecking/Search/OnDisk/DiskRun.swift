/// A search on disk whose record type is not yet chosen.
@usableFromInline struct DiskRun<Machine: StateMachine>
where Machine.Encoding.Key: StateCode {
  @usableFromInline let machine: Machine
  @usableFromInline let watchList: WatchList<Machine>
  @usableFromInline let options: DiskSearchOptions
  @usableFromInline let limits: SearchLimits
  @usableFromInline let shared: SharedLimits?
  @usableFromInline let audit: ContractAudit
  @usableFromInline let threads: Int

  @inlinable init(
    machine: Machine, watchList: WatchList<Machine>, options: DiskSearchOptions,
    limits: SearchLimits, shared: SharedLimits?, audit: ContractAudit, threads: Int
  ) {
    self.machine = machine
    self.watchList = watchList
    self.options = options
    self.limits = limits
    self.shared = shared
    self.audit = audit
    self.threads = threads
  }

  /// Searches with a record type. The files are removed unless this search or a following one was
  /// cut short.
  @inlinable func report<Record: DiskRecord>(
    _ record: Record.Type, _ plan: PropertyPlan<Machine>,
    observe: (SearchProgress) -> SearchControl, inspect: Machine.Inspection
  ) throws(DiskSearchError) -> SearchReport<Machine>
  where Record.Code == Machine.Encoding.Key {
    let folder = try SearchFolder(options)
    var search = DiskSearch<Machine, Record>(
      machine, watchList: watchList, folder: folder, memory: options.memory,
      limits: limits, shared: shared, audit: audit, threads: threads)
    try search.readFolder()
    search.run(observe: observe, inspect: inspect)
    let findings = search.findings(observe: observe)
    search.releaseTables()
    let report = SearchReport(
      findings,
      results: plan.results(
        from: findings, searching: machine, limits: limits, shared: shared, auditing: audit,
        observe: observe))
    search.removeFiles(ifComplete: report)
    return report
  }
}
