import Foundation
import LifecycleModels

/// A statement about the life cycle in one of the five texts that the project began with, and its
/// place in the models.
struct SeedStatement: Hashable, Sendable {
  /// The text: S000 to S004.
  let seed: String
  /// What the text says, in one English sentence.
  let statement: String
  /// Its place in the models.
  let treatment: Treatment

  /// The place of a statement in the models.
  enum Treatment: Hashable, Sendable {
    /// Some rules of a model agree with it, or allow what it excludes.
    case rules(of: ModelKind, names: [String], Verdict)
    /// Some properties of a model state it or its contrary; those that are beliefs refute it.
    case properties(of: ModelKind, ids: [String], Verdict)
    /// No model has what it speaks of. The facts with these numbers agree with it, or refute it.
    case facts([Int], Verdict)
    /// No model states it, for this reason.
    case leftOut(String)
  }

  /// Whether a statement is right.
  enum Verdict: Hashable, Sendable {
    /// It is right.
    case holds
    /// It is wrong, or not right in general.
    case refuted
  }

  /// Every statement, in the order of the texts.
  static let all: [SeedStatement] = {
    var statements: [SeedStatement] = []
    var seeds: [String] = []
    for line in String(decoding: PackageResources.Seeds_txt, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("[") {
        seeds = line.dropFirst().dropLast().split(separator: " ").map(String.init)
        continue
      }
      let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, let treatment = Treatment(parts[1]) else {
        preconditionFailure("Seeds.txt has a line that cannot be read: \(line)")
      }
      statements += seeds.map { Self(seed: $0, statement: parts[0], treatment: treatment) }
    }
    return Set(statements.map(\.seed)).sorted().flatMap { seed in
      statements.filter { $0.seed == seed }
    }
  }()
}

extension SeedStatement.Treatment {
  /// Reads the second half of a line; nil if it is malformed.
  fileprivate init?(_ text: String) {
    if text.hasPrefix("left out: ") {
      self = .leftOut(String(text.dropFirst("left out: ".count)))
      return
    }
    var words = text.split(separator: " ").map(String.init)[...]
    let verdict: SeedStatement.Verdict = words.first == "contrary" ? .refuted : .holds
    if verdict == .refuted { words.removeFirst() }
    if words.first == "facts" {
      words.removeFirst()
      let numbers = words.compactMap { Int($0) }
      guard !numbers.isEmpty, numbers.count == words.count else { return nil }
      self = .facts(numbers, verdict)
      return
    }
    guard let model = words.popFirst().flatMap(ModelKind.init(rawValue:)) else { return nil }
    self =
      words.first == "rules"
      ? .rules(of: model, names: Array(words.dropFirst()), verdict)
      : .properties(of: model, ids: Array(words), verdict)
  }
}

extension SeedStatement {
  /// Whether the statement is right, as far as a model or the facts can tell.
  ///
  /// - Parameter isBelief: Whether a property of a model is a belief, which is violated.
  /// - Returns: The verdict, or nil if neither a model nor a fact decides it.
  func verdict(isBelief: (ModelKind, String) -> Bool) -> Verdict? {
    switch treatment {
    case .rules(_, _, let verdict), .facts(_, let verdict): verdict
    case .properties(_, _, .refuted): .refuted
    case .properties(let model, let ids, .holds):
      ids.contains { isBelief(model, $0) } ? .refuted : .holds
    case .leftOut: nil
    }
  }
}
