extension LifeCheck {
  /// Checks the world, beginning with the lives that were kept from earlier runs.
  ///
  /// What is found is kept for later runs. Nothing that happens to the file fails the check: what
  /// goes wrong is a remark of the report. If all strategies replay lives that the test names
  /// itself, nothing is kept and no other life is lived.
  ///
  /// - Parameters:
  ///   - strategies: How lives are chosen.
  ///   - isolation: How to run the test once more; nil to check in this process alone.
  ///   - keeper: Where lives are kept; nil to keep none.
  /// - Returns: What was found, and what was covered.
  /// - Throws: ``WorldError`` if the disk cannot be made, or a replay is impossible.
  public func run(
    _ strategies: [Strategy], isolation: ProcessIsolation? = nil, keeping keeper: LifeKeeper?
  ) throws(WorldError) -> CheckReport {
    guard let keeper, keeper.saved != .off, !strategies.allSatisfy(\.isReplay) else {
      return try run(strategies, isolation: isolation)
    }
    if keeper.test.isParameterized, !runner.world.isNamed {
      return keeper.reportingUnsaved(try run(strategies, isolation: isolation))
    }
    let keptLifeResults = keeper.keptLifeResults(of: self)
    var check = self
    check.keptLives = keptLifeResults.keptLives
    let report = try check.run(strategies, isolation: isolation)
    // The process that tries the lives first reports nothing, so it keeps nothing either.
    return TrialPlace.current == nil ? keptLifeResults.noting(report) : report
  }
}

extension Strategy {
  /// Whether the strategy repeats one life that the caller names.
  public var isReplay: Bool { if case .replay = self { true } else { false } }
}

extension CheckReport {
  /// What a test should warn of.
  ///
  /// A test that only replays lives does not claim more than these, so it is not warned that other
  /// lives were not run.
  public func warnings(of strategies: [Strategy]) -> [String] {
    guard strategies.allSatisfy(\.isReplay), !strategies.isEmpty else { return warnings }
    let warnings = remarks + coverage.slowCallbacks + coverage.futileCalls
    // A test that was pasted from a finding checks nothing if its world lacks the obligation.
    if hasObligations || !findings.isEmpty { return warnings }
    return warnings + [
      "the world has no obligation and no invariant, so only what every app must keep was checked; "
        + "add .requiring(…) or .invariant(…)"
    ]
  }
}

extension LifeKeeper {
  /// A report that says why its findings are not kept.
  fileprivate func reportingUnsaved(_ report: CheckReport) -> CheckReport {
    var report = report
    if !report.findings.isEmpty {
      report.remarks.append(
        "the findings are not kept for later runs, because the worlds of this parameterised test "
          + "have no names; give each its own with .named(…)")
    }
    return report
  }

  /// What is kept for a check that begins now.
  fileprivate func keptLifeResults<Disk, Delegate>(
    of check: LifeCheck<Disk, Delegate>
  ) -> KeptLifeResults {
    let world = check.runner.world.name
    // The cases of a parameterised test run in any order, so their models tell them apart too.
    let model = test.isParameterized ? check.model.words : ""
    let number = counter.next(
      for: [file.path, test.suite, world ?? "", model].joined(separator: "|"))
    var problems = fault.map { [$0] } ?? []
    var entries: [(life: SavedLife, line: Int)] = []
    do throws(LifeFileFault) {
      let text = try file.read()
      entries = text.lives.filter { entry in
        let key = entry.life.key
        return key.suite == test.suite && key.check == number && key.world == world
          && (!test.isParameterized || key.isOn(check.model))
      }
      problems += text.problems.prefix(3).map { problem in
        "\(file.words):\(problem.line): \(problem.words). Correct or delete the line; until then "
          + "the file is not changed."
      }
    } catch {
      problems.append(error.words)
    }
    return KeptLifeResults(
      keeper: self, model: check.model, world: world, check: number,
      entries: entries.sorted { $0.life.key < $1.life.key }, problems: problems)
  }
}

extension SavedLife.Key {
  /// Whether the life was lived on a model.
  func isOn(_ checked: CheckedModel) -> Bool {
    model == checked.name && profile == checked.profile.rawValue && size == checked.size
      && secondScene == checked.secondScene?.rawValue && deaths == checked.deaths.rawValue
  }
}
