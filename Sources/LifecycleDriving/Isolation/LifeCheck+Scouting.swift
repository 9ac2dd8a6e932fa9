import Foundation

extension LifeCheck {
  /// Checks the world, after another process has gone through the same lives.
  ///
  /// What traps or hangs there becomes a finding, and the check here passes it by. The other process
  /// runs the same test, up to this check, and reports nothing else.
  ///
  /// - Parameters:
  ///   - strategies: How lives are chosen.
  ///   - scouting: How to run the test once more; nil to check in this process alone, where a trap
  ///     ends the run.
  /// - Returns: What was found, and what was covered.
  /// - Throws: ``WorldError`` where the disk cannot be made, or a replay is impossible.
  public func run(
    _ strategies: [Strategy], scouting: Scouting?
  ) throws(WorldError) -> CheckReport {
    #if os(Linux) || os(macOS)
      guard let scouting else { return try run(strategies) }
      let place = ScoutPlace.next(at: scouting.place, for: runner)
      if let role = ScoutRole.current {
        // A scout has one check to go through; others on its way might kill it.
        guard role.place == place else { return try run([]) }
        beScout(role, strategies)
      }
      return try run(strategies, after: scouting, to: place)
    #else
      return try run(strategies)
    #endif
  }
}

#if os(Linux) || os(macOS)
  extension LifeCheck {
    /// The most scouts that are sent.
    private static var mostScouts: Int { 8 }

    /// Lives all lives, and ends the process.
    private func beScout(_ role: ScoutRole, _ strategies: [Strategy]) -> Never {
      ScoutRole.endWithParent()
      var check = self
      check.runner.bars = role.bars
      check.runner.journal = try? LifeJournal(path: role.journalPath)
      _ = try? check.run(strategies)
      exit(Scout.success)
    }

    private func run(
      _ strategies: [Strategy], after scouting: Scouting, to place: String
    ) throws(WorldError) -> CheckReport {
      var casualties: [Casualty] = []
      var remarks: [String] = []
      var isLost = false
      for _ in 0..<Self.mostScouts {
        let bars = Set(casualties.compactMap(\.bar))
        guard let scout = try? Scout(scouting, to: place, barring: bars) else { break }
        let end = scout.run()
        if case .returned = end { break }
        if case .lost(let reason) = end {
          remarks.append("no other process could go first: \(reason)")
          break
        }
        let casualty = Casualty(end, steps: scout.journal.steps, of: runner)
        casualties.append(casualty)
        guard let bar = casualty.bar, !bars.contains(bar) else {
          isLost = true
          break
        }
      }
      var check = self
      check.runner.bars = Set(casualties.compactMap(\.bar))
      check.remarks = remarks
      let findings = casualties.map { $0.finding(strategies: strategies) }
      return try isLost ? check.run([], adding: findings) : check.run(strategies, adding: findings)
    }
  }

  /// A step that a scout did not survive.
  private struct Casualty {
    let bar: Bar?
    let duty: AppDuty
    let detail: String
    let trace: LifeTrace

    init<Disk, Delegate>(
      _ end: Scout.End, steps: [(step: LifeCyclePlan.Taken, isChoice: Bool)],
      of runner: LifeRunner<Disk, Delegate>
    ) {
      trace = runner.trace(of: steps)
      bar = runner.bar(closing: steps.map(\.step))
      let place = bar.map(\.words) ?? "an obligation or the fingerprint"
      if case .died(let words) = end {
        (duty, detail) = (.survival, "\(place): \(words)")
      } else {
        (duty, detail) = (.progress, "\(place) does not return")
      }
    }

    /// The exhaustive strategy comes to shorter lives first, so that what kills it is minimal.
    func finding(strategies: [Strategy]) -> Finding {
      var length = Finding.Length.asFound
      if case .exhaustive? = strategies.first { length = .minimal }
      return Finding(
        id: duty.id, statement: duty.statement, citations: duty.citations, detail: detail,
        trace: trace, length: length, origin: "a process that went first", evaluations: 0,
        secondTrace: nil)
    }
  }
#endif

extension LifeRunner {
  /// What must not happen again after some steps of which the last was not survived.
  func bar(closing steps: [LifeCyclePlan.Taken]) -> Bar? {
    var node = 0
    for step in steps.dropLast() { node = plan.target(of: step, from: node) }
    switch steps.last {
    case .action(let index)?:
      return .action(index < 0 ? Self.scheduledWorkName : world.actions[index].name)
    case .edge(let position, _)?:
      let edge = plan.nodes[node].edges[position]
      if let callback = edge.callback { return .callback(callback) }
      let begins = !tables.execution[node].isRunning && tables.execution[Int(edge.target)].isRunning
      return begins ? .launch : nil
    default: return nil
    }
  }
}

extension Bar {
  /// What was running, in words.
  fileprivate var words: String {
    switch self {
    case .launch: "the launch"
    case .callback(let callback): callback.name
    case .action(let name): "the action “\(name)”"
    }
  }
}
