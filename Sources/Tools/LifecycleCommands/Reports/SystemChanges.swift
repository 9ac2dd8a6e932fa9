import LifecycleModels
import LifecycleReporting
import ModelChecking
import Reporting

/// What changed for an app from one version of iOS to another, in words.
package struct SystemChanges: Sendable {
  /// The model that was compared with itself.
  package let model: String
  /// The version before.
  package let from: Int
  /// The version after.
  package let to: Int
  /// What can happen after, and not before.
  package let new: Side
  /// What could happen before, and not after.
  package let gone: Side

  /// What can happen on one of the two versions, and not on the other.
  package struct Side: Sendable {
    /// What the rules of the one have, and those of the other lack.
    package let entries: [Entry]
    /// What differs beyond the entries; nil if they are everything.
    package let rest: ObservedExample?
    /// The pairs visited in the search that found nothing beyond the entries.
    package let pairs: Int
  }

  /// Something that can happen on some systems.
  package struct Entry: Sendable {
    package let name: String
    /// What is different, in one sentence.
    package let statement: String
    package let systems: SystemVersions
    package let sources: [SourceReport]
    /// The shortest life that shows it; nil if it shows nothing without the others.
    package let example: ObservedExample?
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
      ObservedExample(
        deviation.trace, of: own, contrast: deviation.contrast(with: "iOS \(comparison.other)"))
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

extension SystemComparison.Deviation {
  /// What the last step shows, and what the other system could have shown.
  fileprivate func contrast(with other: String) -> String {
    guard observation.callback != nil else {
      return "\(other) does nothing like the last step there."
    }
    let calls = possible.filter { $0.callback != nil }
    let names = ObservedExample.names(of: calls, insteadOf: observation)
    return "The last step shows \(observation.name). "
      + (names.isEmpty
        ? "\(other) shows no callback there."
        : "\(other) could only have shown \(names.joined(separator: ", ")).")
  }
}
