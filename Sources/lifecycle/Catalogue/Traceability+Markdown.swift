import LifecycleClaims
import LifecycleModels
import Reporting

extension Traceability {
  /// The page that lies beside the models.
  var markdown: String {
    """
    # What the models rest on

    Written by `lifecycle list --facts`; do not edit. A rule or a property cites numbered facts, and \
    a fact names the documents, logs and reports that say so. What no document says is marked as an \
    assumption where it stands.

    \(modelTable)
    How big each model is, and what its properties say of it: [Reports](../Reports/README.md).

    ## Facts and what rests on them

    A name that ends in `…` stands for all the rules that begin so.

    \(usedFacts.map(section).joined(separator: "\n"))
    ## Facts that nothing rests on

    \(unused)
    ## What the first texts say, and what became of it

    The project began with five texts. Each of their statements about the life cycle has become \
    rules or properties of a model, or is left out for a reason. A statement that a **belief** carries \
    is refuted: the report of the model shows the shortest life that does so.

    \(seeds)
    ## Abbreviations

    \(Fact.documentAbbreviations.map { "- \($0.short): \($0.long)\n" }.joined())
    """
  }

  private var modelTable: String {
    Markdown.table(
      ["model", "about", "rules", "properties", "disputed points", "assumptions"],
      models.map { model in
        [
          "[\(model.name)](\(Self.folder(of: model.name)))", Markdown.escaped(model.subject),
          model.ruleCount.grouped, model.propertyCount.grouped, model.disputeCount.grouped,
          model.assumptionCount.grouped,
        ]
      })
  }

  private static func folder(of model: String) -> String {
    model == "runloop" ? "RunLoop" : model.prefix(1).uppercased() + model.dropFirst()
  }

  private func section(_ fact: Fact) -> String {
    "**F\(fact.number)** \(Markdown.escaped(fact.statement)) [\(Markdown.escaped(fact.documents)); "
      + "\(Markdown.escaped(fact.certainty))]\n\n"
      + (uses[fact.number] ?? []).map { "- \($0.markdown)\n" }.joined()
  }

  private var unused: String {
    unusedFacts.map { fact in
      "- F\(fact.number): \(Markdown.escaped(fact.statement)) "
        + "*\(UnusedFacts.reasons[fact.number] ?? "No reason is given.")*\n"
    }
    .joined()
  }

  private var seeds: String {
    var texts: [String] = []
    for statement in SeedStatement.all where !texts.contains(statement.seed) {
      texts.append(statement.seed)
    }
    return texts.map { text in
      "### \(text)\n\n"
        + Markdown.table(
          ["statement", "became"],
          SeedStatement.all.filter { $0.seed == text }.map { statement in
            [Markdown.escaped(statement.statement), statement.treatment.markdown(Self.beliefs)]
          })
    }
    .joined(separator: "\n")
  }

  /// The identifiers of the beliefs, model by model, in either profile.
  private static let beliefs: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: ModelCatalogue.entries.map { entry in
      (entry.name, Set(Profile.allCases.flatMap { beliefs(of: entry.make($0)) }))
    })

  private static func beliefs<M: Model>(of model: M) -> [String] {
    model.properties(of: model.machine).filter(\.isExpectedToBeViolated).map(\.property.id)
  }
}

extension Traceability.FactUse {
  fileprivate var markdown: String {
    let lists = [
      ("rules", Self.families(rules)), ("properties", properties), ("disputes", disputes),
    ]
    return model + ": "
      + lists.filter { !$0.1.isEmpty }
      .map { "\($0.0) \($0.1.map(Markdown.code).joined(separator: ", "))" }
      .joined(separator: "; ")
  }

  /// The rules, with three or more that begin with the same word told in one.
  private static func families(_ names: [String]) -> [String] {
    var families: [String] = []
    for name in names {
      let first = name.prefix { $0 != "." && $0 != "#" }
      let isFamily = names.count { $0.prefix { $0 != "." && $0 != "#" } == first } > 2
      let isCallback = ["app", "scene", "note", "vc"].contains(first)
      let shown = isFamily && !isCallback ? "\(first)…" : name
      if !families.contains(shown) { families.append(shown) }
    }
    return families
  }
}

extension SeedStatement.Treatment {
  fileprivate func markdown(_ beliefs: [String: Set<String>]) -> String {
    switch self {
    case .rules(let model, let names):
      "\(model): rules " + names.map(Markdown.code).joined(separator: ", ")
    case .properties(let model, let ids):
      "\(model): "
        + ids.map { id in
          beliefs[model]?.contains(id) == true
            ? "**belief** \(Markdown.code(id))" : Markdown.code(id)
        }
        .joined(separator: ", ")
    case .leftOut(let reason): "left out: " + Markdown.escaped(reason)
    }
  }
}
