import LifecycleModels
import ModelChecking
import Reporting

// From the states that lives have reached to loops in which something is never done.
extension CheckSession {
  /// Adds a finding for each eventuality that a loop breaks, unless one was added before.
  ///
  /// - Parameters:
  ///   - record: The states, and where choices lead from them.
  ///   - origin: How the states were found, in words.
  /// - Throws: What making the disk throws.
  mutating func judgeEventualities(in record: LifeRecord, origin: String) throws {
    let eventualities = runner.world.eventualities
    // What was true at every moment is broken by no loop.
    let doubtful = eventualities.indices.filter {
      runner.coverage.eventualitiesOwed.contains($0) && !known.contains(.eventuality($0))
    }
    if doubtful.isEmpty || isOver { return }
    // Loops are confirmed even if the caller has stopped the search.
    runner.shouldContinue = { _ in true }
    defer { restoreLimits() }
    let search = LoopSearch(runner, in: record.graph)
    for index in doubtful {
      let name = "“\(eventualities[index].statement)”"
      if record.isLost {
        note("\(name) was not judged: it needs a fingerprint that tells all states apart")
      }
      switch search.loop(breaking: index) {
      case .failure(let error): note("\(name) was not judged: \(error)")
      case .success(let loop?): try add(loop, breaking: index, origin: origin)
      case .success(nil): break
      }
    }
  }

  private mutating func note(_ doubt: String) {
    if !unjudged.contains(doubt) { unjudged.append(doubt) }
  }

  private mutating func add(_ loop: LifeLoop, breaking index: Int, origin: String) throws {
    guard let start = try stepsBefore(loop, breaking: index) else {
      return isFingerprintAmbiguous = true
    }
    known.insert(.eventuality(index))
    let eventuality = runner.world.eventualities[index]
    findings.append(
      Finding(
        id: eventuality.id, statement: eventuality.statement, citations: eventuality.citations,
        detail: "“\(eventuality.statement)” is never true again",
        trace: try runner.trace(of: loop.stem + loop.cycle), length: .asFound, origin: origin,
        loop: Finding.Loop(
          backTo: start, choicesBefore: loop.stem.count,
          assumptions: LifeAssumption.allCases.filter(eventuality.assumptions.contains).map(\.words)
        )))
  }

  /// Lives a loop twice.
  ///
  /// - Returns: The number of steps before the loop; nil if the life does not come back to the same state
  ///   each time, or if the condition is true on the way.
  private func stepsBefore(_ loop: LifeLoop, breaking index: Int) throws -> Int? {
    let life = try runner.run(loop.stem)
    let start = life.taken.count
    guard let key = LifeKey(life), life.choices.map(\.choice) == loop.stem else { return nil }
    for _ in 0..<2 {
      for choice in loop.cycle {
        guard life.make(choice), !life.marks.fulfilled.contains(index) else { return nil }
      }
      guard LifeKey(life) == key else { return nil }
    }
    return start
  }
}
