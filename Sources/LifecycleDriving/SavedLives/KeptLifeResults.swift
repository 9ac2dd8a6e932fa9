/// The lives that are kept for one check, and what became of them in this run.
struct KeptLifeResults {
  let keeper: LifeKeeper
  let model: CheckedModel
  /// The name of the world.
  let world: String?
  /// Which check of the test it is.
  let check: Int
  /// The lives for this check, each with its line.
  let entries: [(life: SavedLife, line: Int)]
  /// What could not be read, in sentences.
  let problems: [String]

  /// The lives to live first.
  var keptLives: [KeptLife] {
    entries.map { life, line in
      KeptLife(
        obligation: life.key.obligation, choices: life.key.choices,
        place: "\(keeper.file.words):\(line)"
          + (life.isFixed ? ", and it was mended in between" : "")
      )
    }
  }

  /// The report with what became of the kept lives; the file is brought up to date.
  func noting(_ report: CheckReport) -> CheckReport {
    var report = report
    report.remarks += problems
    report.keepingFault = problems.first
    for (entry, kept) in zip(entries, report.keptLives) {
      if let remark = remark(on: entry.life, kept) { report.remarks.append(remark) }
    }
    guard keeper.saved == .write else { return report }
    let changes = changes(by: report)
    if changes.isEmpty { return report }
    do throws(LifeFileFault) {
      try keeper.file.update { lives in
        for change in changes {
          if let position = lives.firstIndex(where: { $0.key == change.key }) {
            lives[position].isFixed = change.isFixed
          } else {
            lives.append(change)
          }
        }
      }
    } catch {
      // What could not be read was said already.
      if !problems.isEmpty { return report }
      report.keepingFault = error.words
      report.remarks.append(error.words)
    }
    return report
  }
}

// MARK: - Words

extension KeptLifeResults {
  private func remark(on life: SavedLife, _ kept: KeptLife) -> String? {
    let name = "the life “\(kept.choices.joined(separator: ", "))”"
    if kept.outcome == .mended {
      if life.isFixed { return nil }
      return "mended: \(name) no longer breaks \(kept.obligation). It stays in \(kept.place), so "
        + "that a relapse is reported first; delete the line to forget it."
    }
    guard let obstacle = kept.outcome?.obstacle else { return nil }
    return "\(name), kept for \(kept.obligation) in \(kept.place), is no longer possible: "
      + "\(obstacle).\(difference(of: life)) Delete the line to forget the life."
  }

  /// How the model differs from the one on which a life was found.
  private func difference(of life: SavedLife) -> String {
    let key = life.key
    if !key.isOn(model) {
      return " It was found on \(key.model), profile \(key.profile)"
        + (key.size.map { ", size \($0)" } ?? "")
        + (key.secondScene.map { ", second scene \($0)" } ?? "") + ", deaths \(key.deaths); "
        + "the check is now made on \(model.words), deaths \(model.deaths.rawValue)."
    }
    if life.version != model.version {
      return " It was found with version \(life.version) of the model, whose rules have changed "
        + "since (\(model.version))."
    }
    return ""
  }
}

// MARK: - Changes

extension KeptLifeResults {
  /// The lives to be added, and those whose status is another one now.
  private func changes(by report: CheckReport) -> [SavedLife] {
    var changes: [SavedLife] = []
    for (entry, kept) in zip(entries, report.keptLives) {
      var life = entry.life
      switch kept.outcome {
      case .broken: life.isFixed = false
      case .mended: life.isFixed = true
      case .impossible, .unknownChoice, .notWatched, nil: continue
      }
      if life != entry.life { changes.append(life) }
    }
    return changes + report.findings.filter(isNew).map(life)
  }

  /// Whether a finding is to be added; one that is not shown again by its choices is of no use.
  private func isNew(_ finding: Finding) -> Bool {
    finding.knownAt == nil && finding.id != AppObligation.determinism.id
      && !finding.trace.choices.isEmpty
  }

  private func life(_ finding: Finding) -> SavedLife {
    SavedLife(
      key: SavedLife.Key(
        suite: keeper.test.suite, check: check, world: world, obligation: finding.id,
        choices: finding.trace.choices, model: model.name, profile: model.profile.rawValue,
        size: model.size, secondScene: model.secondScene?.rawValue,
        deaths: model.deaths.rawValue),
      statement: finding.statement, version: model.version)
  }
}
