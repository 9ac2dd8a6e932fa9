import LifecycleModels

// Lives from earlier runs are lived first, so that a finding that is known is reported at once.
extension CheckSession {
  /// Lives what was kept, in the given order.
  ///
  /// - Parameters:
  ///   - lives: The lives, which are reported in this order.
  ///   - isAllowed: Whether any life may be lived; otherwise a kept life is only compared with what
  ///     was found already.
  /// - Throws: What making the disk throws.
  mutating func rerun(_ lives: [KeptLife], isAllowed: Bool) throws {
    var others: [UnexpectedBreach] = []
    for var life in lives {
      if note(life) {
        life.outcome = .broken
      } else if isAllowed {
        do {
          life.outcome = try outcome(of: life, &others)
        } catch is CheckStopped {
          isStopped = true
        }
      }
      keptLives.append(life)
    }
    for other in others where known.insert(other.breach.subject).inserted {
      try shrink(other.breach, other.choices, origin: "a life that was kept for \(other.keptFor)")
    }
    findings = findings.filter { $0.knownAt != nil } + findings.filter { $0.knownAt == nil }
  }

  /// A breach of something else than what a life was kept for.
  private typealias UnexpectedBreach = (breach: LifeBreach, choices: [Choice], keptFor: String)

  /// Marks the finding that is the kept life as known.
  /// - Returns: Whether there is one.
  private mutating func note(_ kept: KeptLife) -> Bool {
    let position = findings.firstIndex {
      $0.id == kept.obligation && $0.trace.choices == kept.choices
    }
    if let position { findings[position].knownAt = kept.place }
    return position != nil
  }

  private mutating func outcome(
    of kept: KeptLife, _ others: inout [UnexpectedBreach]
  ) throws -> KeptLife.Outcome? {
    let subjects = subjects(named: kept.obligation)
    if subjects.isEmpty { return .notWatched }
    let life = try runner.begin()
    let record = LifeRecord()
    var state = runner.world.eventualities.isEmpty ? nil : record.enter(life, key: LifeKey(life))
    for (index, name) in kept.choices.enumerated() {
      do throws(WorldError) {
        let choice = try runner.choice(named: name)
        if life.make(choice) {
          state = state.flatMap { record.note(choice, of: life, key: LifeKey(life), from: $0) }
          continue
        }
      } catch {
        guard case .unknownChoice(_, let nearest) = error else { throw error }
        return .unknownChoice(name, position: index + 1, nearest: nearest)
      }
      // A life that has broken something may have ended by it.
      if life.isOver || !life.breaches.isEmpty { break }
      var choices: [Choice] = []
      life.possibleChoices(into: &choices)
      return .impossible(name, position: index + 1, possible: choices.map(runner.name(of:)))
    }
    for breach in life.breaches where !subjects.contains(breach.subject) {
      others.append((breach, choices(of: life, upTo: breach), kept.obligation))
    }
    let broken = life.breaches.filter { subjects.contains($0.subject) }
    for breach in broken { try add(breach, choices(of: life, upTo: breach), from: kept) }
    if try !broken.isEmpty || isBroken(kept, record) { return .broken }
    return life.choices.count == kept.choices.count && !life.isOver ? .mended : nil
  }

  /// Adds the loop that a kept life goes round, if it still breaks what it was kept for.
  private mutating func isBroken(_ kept: KeptLife, _ record: LifeRecord) throws -> Bool {
    let eventualities = runner.world.eventualities
    guard eventualities.contains(where: { $0.id == kept.obligation }) else { return false }
    let start = findings.count
    try judgeEventualities(in: record, origin: "a life that was kept")
    for index in start..<findings.count where findings[index].id == kept.obligation {
      findings[index].knownAt = kept.place
    }
    return findings.dropFirst(start).contains { $0.id == kept.obligation }
  }

  /// Adds what a kept life breaks, unless enough is known about the obligation.
  private mutating func add(
    _ breach: LifeBreach, _ choices: [Choice], from kept: KeptLife
  ) throws {
    known.insert(breach.subject)
    let others = keptBreaches[breach.subject] ?? []
    guard others.count < Self.maxCauses else { return }
    keptBreaches[breach.subject] = others + [(breach, choices)]
    let start = findings.count
    try add(
      breach, choices, .asFound, origin: "a life that was kept",
      cause: others.isEmpty ? nil : causeWords(of: breach, after: choices))
    for index in start..<findings.count { findings[index].knownAt = kept.place }
  }

  private func choices(of life: Life<Disk, Delegate>, upTo breach: LifeBreach) -> [Choice] {
    life.choices.prefix(breach.choiceCount).map(\.choice)
  }

  /// What has the short name of an obligation.
  private func subjects(named id: String) -> [LifeBreach.Subject] {
    let obligations = runner.world.obligations
    let eventualities = runner.world.eventualities
    return AppObligation.allCases.filter { $0.id == id }.map(LifeBreach.Subject.builtIn)
      + obligations.indices.filter { obligations[$0].id == id }.map(LifeBreach.Subject.obligation)
      + eventualities.indices.filter { eventualities[$0].id == id }
      .map(LifeBreach.Subject.eventuality)
  }
}
