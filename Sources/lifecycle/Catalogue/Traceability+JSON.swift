import LifecycleClaims
import LifecycleModels
import Reporting

extension Traceability {
  /// The same as data.
  var json: OrderedJSON {
    .object([
      ("facts", .array(Fact.all.map(json))),
      ("statements", .array(SeedStatement.all.map(\.json))),
    ])
  }

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
      ("model", .string(model)), ("rules", .strings(rules)),
      ("properties", .strings(properties)), ("disputes", .strings(disputes)),
    ])
  }
}

extension SeedStatement {
  fileprivate var json: OrderedJSON {
    var members: [(String, OrderedJSON)] = [
      ("text", .string(seed)), ("statement", .string(statement)),
    ]
    switch treatment {
    case .rules(let model, let names):
      members += [("model", .string(model)), ("rules", .strings(names))]
    case .properties(let model, let ids):
      members += [("model", .string(model)), ("properties", .strings(ids))]
    case .leftOut(let reason): members.append(("leftOut", .string(reason)))
    }
    return .object(members)
  }
}
