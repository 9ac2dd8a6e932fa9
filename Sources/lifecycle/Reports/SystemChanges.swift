import LifecycleModels
import LifecycleReporting
import ModelChecking
import Reporting

/// What changed for an app from one version of iOS to another, in words.
struct SystemChanges: Sendable {
  /// The model that was compared with itself.
  let model: String
  /// The version before.
  let from: Int
  /// The version after.
  let to: Int
  /// What can happen after, and not before.
  let new: Side
  /// What could happen before, and not after.
  let gone: Side

  /// What can happen on one of the two versions, and not on the other.
  struct Side: Sendable {
    /// What the rules of the one have, and those of the other lack.
    let entries: [Entry]
    /// What differs beyond the entries; nil if they are everything.
    let rest: Example?
    /// The pairs visited in the search that found nothing beyond the entries.
    let pairs: Int
  }

  /// Something that can happen on some systems.
  struct Entry: Sendable {
    let name: String
    /// What is different, in one sentence.
    let statement: String
    let systems: SystemVersions
    let sources: [SourceReport]
    /// The shortest life that shows it; nil if it shows nothing without the others.
    let example: Example?
  }

  /// A life on one version that cannot be observed on the other one.
  struct Example: Sendable {
    /// Nil if there is no such life in which everything else is as on that version.
    let trace: TraceReport?
    let replay: String?
    /// What is observed of the last step, and what was possible instead.
    let contrast: String
  }

  /// Compares two versions in both directions.
  /// - Precondition: The model can be about both.
  init<M: LogModel>(of model: M, from: Int, to: Int, threads: Int) {
    let sides = Workers.run(
      [(to, from), (from, to)].map { version, other in
        { @Sendable in Side(SystemComparison(of: model, on: version, with: other), of: model) }
      }, threads: threads)
    self.model = model.name
    self.from = from
    self.to = to
    new = sides[0]
    gone = sides[1]
  }

  /// Whether every difference is stated by a rule or a disputed point, and shows in a life that
  /// replays.
  var isExplained: Bool {
    [new, gone].allSatisfy { side in
      side.rest == nil && side.entries.allSatisfy { $0.example.map { $0.trace != nil } ?? true }
    }
  }
}

extension SystemChanges.Side {
  fileprivate init<M: LogModel>(_ comparison: SystemComparison<M>, of model: M) {
    let result = comparison.run()
    let own = model.on(.only(comparison.version))
    let example = { (deviation: SystemComparison<M>.Deviation) in
      SystemChanges.Example(deviation, of: comparison, in: own)
    }
    entries = result.differences.map { feature, deviation in
      SystemChanges.Entry(
        name: feature.name, statement: feature.words, systems: feature.systems,
        sources: feature.citations.map(\.report), example: deviation.map(example))
    }
    rest = result.rest.map(example)
    pairs = result.pairs
  }
}

extension SystemFeature {
  /// What holds, in words.
  fileprivate var words: String {
    statement ?? "the model has " + (rules.count == 1 ? "the rule " : "the rules ")
      + rules.joined(separator: ", ")
  }
}

extension SystemChanges.Example {
  fileprivate init<M: LogModel>(
    _ deviation: SystemComparison<M>.Deviation, of comparison: SystemComparison<M>, in model: M
  ) {
    trace = deviation.trace.map(model.report)
    replay = deviation.trace.map(model.replayLine)
    contrast = Self.contrast(
      deviation.observation, deviation.possible, on: "iOS \(comparison.other)")
  }

  private static func contrast(
    _ observation: Observation, _ possible: [Observation], on other: String
  ) -> String {
    guard let callback = observation.callback else {
      return "\(other) does nothing like the last step there."
    }
    // The state that a callback can read is shown only if it is the difference.
    let others = possible.filter { $0.callback == callback }
    let names = (others.isEmpty ? possible.filter { $0.callback != nil } : others).map {
      others.isEmpty ? $0.callback?.name ?? $0.name : $0.name
    }
    let shown = others.isEmpty ? callback.name : observation.name
    return names.isEmpty
      ? "The last step shows \(shown). \(other) shows no callback there."
      : "The last step shows \(shown). \(other) could only have shown "
        + "\(names.withoutRepetitions.joined(separator: ", "))."
  }
}

extension [String] {
  fileprivate var withoutRepetitions: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
