import LifecycleLogs
import LifecycleModels
import Reporting

/// Which rules, properties and causes of ends cite which facts.
package struct Traceability {
  /// The models in the order of the catalogue.
  package private(set) var models: [ModelUse] = []
  /// The citations of each fact, by its number.
  private(set) var uses: [Int: [FactUse]] = [:]
  /// The names of the causes of ends that cite each fact, by its number.
  private(set) var causes: [Int: [String]] = [:]

  /// A model with its size.
  package struct ModelUse {
    package let name: String
    /// The folder of its source.
    package let folder: String
    package let subject: String
    package let ruleCount: Int
    package let propertyCount: Int
    package let disputeCount: Int
    package let assumptionCount: Int
  }

  /// The citations of a fact in one model.
  struct FactUse {
    let model: ModelKind
    var rules: [String] = []
    var properties: [String] = []
    var disputes: [String] = []
  }

  /// Reads the citations of every model in every profile.
  package init() {
    for entry in ModelCatalogue.entries {
      var citations = ModelCitations()
      for profile in Profile.allCases { citations.add(entry.make(profile)) }
      models.append(citations.use(by: entry))
      for (fact, use) in citations.uses(by: entry.kind) { uses[fact, default: []].append(use) }
    }
    for cause in DeathCause.all {
      for case .fact(let number) in cause.citations {
        causes[number, default: []].append(cause.name)
      }
    }
  }

  /// The facts that are cited, by number.
  package var usedFacts: [Fact] { Fact.all.filter(isUsed) }

  /// The facts that are not cited, by number.
  package var unusedFacts: [Fact] { Fact.all.filter { !isUsed($0) } }

  private func isUsed(_ fact: Fact) -> Bool {
    uses[fact.number] != nil || causes[fact.number] != nil
  }
}

/// The citations of one model in all its profiles, each name once.
private struct ModelCitations {
  private var rules: [(name: String, citations: [Citation])] = []
  private var properties: [(name: String, citations: [Citation])] = []
  private var disputes: [(name: String, citations: [Citation])] = []

  mutating func add<M: Model>(_ model: M) {
    for rule in model.machine.rules { Self.add(rule.name, rule.citations, to: &rules) }
    for property in model.properties(of: model.machine) {
      Self.add(property.property.id, property.citations, to: &properties)
    }
    for dispute in model.disputes { Self.add(dispute.name, dispute.citations, to: &disputes) }
  }

  private static func add(
    _ name: String, _ citations: [Citation], to list: inout [(name: String, citations: [Citation])]
  ) {
    guard let index = list.firstIndex(where: { $0.name == name }) else {
      list.append((name, citations))
      return
    }
    list[index].citations += citations.filter { !list[index].citations.contains($0) }
  }

  func use(by entry: ModelEntry) -> Traceability.ModelUse {
    let assumptions = Set(
      (rules + properties + disputes).flatMap(\.citations).filter { citation in
        if case .assumption = citation { true } else { false }
      })
    return Traceability.ModelUse(
      name: entry.name, folder: entry.folder, subject: entry.make(.observed).subject,
      ruleCount: rules.count, propertyCount: properties.count, disputeCount: disputes.count,
      assumptionCount: assumptions.count)
  }

  func uses(by model: ModelKind) -> [(fact: Int, use: Traceability.FactUse)] {
    Fact.all.compactMap { fact in
      let cites: ((name: String, citations: [Citation])) -> Bool = {
        $0.citations.contains(.fact(fact.number))
      }
      let use = Traceability.FactUse(
        model: model,
        rules: rules.filter(cites).map(\.name),
        properties: properties.filter(cites).map(\.name),
        disputes: disputes.filter(cites).map(\.name))
      let isUsed = !(use.rules.isEmpty && use.properties.isEmpty && use.disputes.isEmpty)
      return isUsed ? (fact.number, use) : nil
    }
  }
}

extension Traceability {
  /// The facts as data.
  var json: OrderedJSON { .object([("facts", .array(Fact.all.map(json)))]) }

  private func json(_ fact: Fact) -> OrderedJSON {
    .object([
      ("fact", .string("F\(fact.number)")), ("statement", .string(fact.statement)),
      ("documents", .string(fact.documents)), ("certainty", .string(fact.certainty)),
      ("uses", .array((uses[fact.number] ?? []).map(\.json))),
    ])
  }
}

extension Traceability.FactUse {
  fileprivate var json: OrderedJSON {
    .object([
      ("model", .string(model.rawValue)), ("rules", .strings(rules)),
      ("properties", .strings(properties)), ("disputes", .strings(disputes)),
    ])
  }
}
