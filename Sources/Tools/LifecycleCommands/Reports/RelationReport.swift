import LifecycleReporting
import LifecycleModels
import ModelChecking
import Reporting

/// The result of comparing two models of an app, in words.
package struct RelationReport: Sendable {
  /// Which models were compared.
  let relation: Relation
  /// The reading of the documentation.
  package let profile: Profile
  /// How many pairs of a state and a set of states were visited; nil if there is an unknown
  /// difference.
  package let pairs: Int?
  /// Whether a limit stopped some comparison.
  let isUndecided: Bool
  /// The shortest trace that shows an unknown difference, if there is one.
  let unstated: ObservedExample?
  /// The known differences in their order.
  package let differences: [Entry]

  /// Which models are compared: an app before and after a move.
  package enum Relation: String, CaseIterable, Sendable {
    /// From an app delegate to scenes.
    case scene
    /// From scenes to the phases and modifiers of SwiftUI.
    case swiftUI = "swiftui"
  }

  /// A known difference.
  package struct Entry: Sendable {
    package let name: String
    package let statement: String
    package let advice: String
    package let sources: [SourceReport]
    /// The shortest trace that shows it; nil if the comparison holds without allowing it.
    package let example: ObservedExample?
  }

  /// Whether the comparison holds, and every known difference was found.
  var isAsStated: Bool { pairs != nil && differences.allSatisfy { $0.example != nil } }

  /// Compares the models, once with all differences and once without each of them.
  package init(
    _ relation: Relation = .scene, profile: Profile, systems: SystemVersions? = nil, threads: Int,
    limit: Int? = nil
  ) {
    let systems = systems ?? relation.systems
    switch relation {
    case .scene:
      self.init(
        relation, Migration.comparison(profile: profile, systems: systems), profile: profile,
        threads: threads, limit: limit)
    case .swiftUI:
      self.init(
        relation, SwiftUIRelation.comparison(profile: profile, systems: systems),
        profile: profile, threads: threads, limit: limit)
    }
  }

  private init<After: LogModel, Before: LogModel>(
    _ relation: Relation, _ comparison: Refinement<After, Before>, profile: Profile, threads: Int,
    limit: Int?
  ) {
    self.relation = relation
    let questions: [Set<String>] = [[]] + comparison.differences.map { [$0.name] }
    let verdicts = Workers.run(
      questions.map { names in { @Sendable in comparison.verdict(without: names, limit: limit) } },
      threads: threads)
    self.profile = profile
    isUndecided = verdicts.contains { if case .undecided = $0 { true } else { false } }
    pairs = if case .holds(let pairs) = verdicts[0] { pairs } else { nil }
    unstated = relation.example(verdicts[0], in: comparison)
    differences = zip(comparison.differences, verdicts.dropFirst()).map { difference, verdict in
      Entry(
        name: difference.name, statement: difference.statement, advice: difference.advice,
        sources: difference.citations.map(\.report),
        example: relation.example(verdict, in: comparison))
    }
  }
}

extension RelationReport.Relation {
  /// The systems that have what the app moves to.
  var systems: SystemVersions {
    switch self {
    case .scene: ModelKind.scene.availability
    case .swiftUI: ModelKind.swiftUI.availability
    }
  }

  /// The model of the app before the move.
  fileprivate var specification: String {
    switch self {
    case .scene: ModelKind.app.rawValue
    case .swiftUI: ModelKind.scene.rawValue
    }
  }

  /// The app before the move, to begin a sentence.
  fileprivate var before: String {
    switch self {
    case .scene: "An app delegate"
    case .swiftUI: "An app with scenes"
    }
  }

  /// What the app moves to, to follow “with”.
  fileprivate var after: String {
    switch self {
    case .scene: "scenes"
    case .swiftUI: "SwiftUI"
    }
  }

  fileprivate func example<After: LogModel, Before: LogModel>(
    _ verdict: Refinement<After, Before>.Verdict, in comparison: Refinement<After, Before>
  ) -> ObservedExample? {
    guard case .broken(let deviation) = verdict else { return nil }
    let possible = ObservedExample.names(
      of: deviation.possible, insteadOf: deviation.observation)
    return ObservedExample(
      deviation.trace, of: comparison.implementation,
      contrast: "The last step shows \(deviation.observation.name). \(before) could only have "
        + "observed \(possible.joined(separator: ", ")).")
  }
}

extension RelationReport {
  /// The report for people.
  var text: String {
    heading + "\n"
      + differences.map { entry in
        TextWrap.wrapped(
          "\(entry.name): \(entry.statement)", width: 96,
          first: entry.example == nil ? "? " : "✗ ", rest: "  ")
          + TextWrap.wrapped(entry.advice, width: 96, first: "    ", rest: "    ")
          + (entry.example?.text
            ?? (isUndecided
              ? "    Undecided: the limit stopped the search.\n"
              : "    The comparison holds without allowing it, so it is not a difference.\n"))
      }
      .joined(separator: "\n")
  }

  private var heading: String {
    let verdict =
      pairs.map {
        "With \(relation.after) an app observes nothing new except \(differences.count) differences "
          + "(\(profile.rawValue) profile; \($0.grouped) pairs of states visited)."
      }
      ?? (isUndecided
        ? "Undecided: the limit stopped the search (\(profile.rawValue) profile)."
        : "There is an unknown difference (\(profile.rawValue) profile).")
    return TextWrap.wrapped(verdict, width: 96, first: "", rest: "")
      + (unstated?.text ?? "")
  }

  /// The report as data.
  var json: OrderedJSON {
    .object([
      ("implementation", .string(relation.rawValue)),
      ("specification", .string(relation.specification)),
      ("profile", .string(profile.rawValue)), ("pairs", pairs.map(OrderedJSON.integer) ?? .null),
      ("holds", .bool(isAsStated)), ("unstated", unstated?.json ?? .null),
      ("differences", .array(differences.map(\.json))),
    ])
  }
}

extension RelationReport.Entry {
  fileprivate var json: OrderedJSON {
    .object([
      ("name", .string(name)), ("statement", .string(statement)), ("advice", .string(advice)),
      ("sources", .strings(sources.map(\.label))), ("example", example?.json ?? .null),
    ])
  }
}
