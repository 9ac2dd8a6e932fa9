import LifecycleModels
import Reporting

extension Traceability {
  /// What `list --facts` prints.
  var markdown: String {
    """
    # Facts and what rests on them

    A name that ends in `…` stands for all rules whose names begin in this way.

    \(sections)
    ## Facts that nothing cites

    \(unusedFacts.map { "- F\($0.number): \(Markdown.escaped($0.statement))\n" }.joined())
    ## Abbreviations

    \(Self.abbreviations)
    """
  }

  /// Each fact that is cited, with its documents and its uses.
  package var sections: String { usedFacts.map(section).joined(separator: "\n") }

  private func section(_ fact: Fact) -> String {
    "**F\(fact.number)** \(Markdown.escaped(fact.statement)) [\(Markdown.escaped(fact.documents)); "
      + "\(Markdown.escaped(fact.certainty))]\n\n"
      + (uses[fact.number] ?? []).map { "- \($0.markdown)\n" }.joined()
      + (causes[fact.number].map {
        "- causes of ends \($0.map(Markdown.code).joined(separator: ", "))\n"
      }
        ?? "")
  }

  /// The abbreviations in the names of documents.
  package static var abbreviations: String {
    Fact.documentAbbreviations.map { "- \($0.short): \($0.long)\n" }.joined()
  }
}

extension Traceability.FactUse {
  fileprivate var markdown: String {
    let lists = [
      ("rules", shownRules), ("properties", properties), ("disputes", disputes),
    ]
    return model.rawValue + ": "
      + lists.filter { !$0.1.isEmpty }
      .map { "\($0.0) \($0.1.map(Markdown.code).joined(separator: ", "))" }
      .joined(separator: "; ")
  }

  /// The names of the rules; three or more that begin with the same word are shown as one, unless
  /// it is the first word of a delegate's callbacks, which are shown by name.
  private var shownRules: [String] {
    var shown: [String] = []
    for rule in rules {
      let first = rule.firstWord
      let isFamily = rules.count { $0.firstWord == first } > 2
      let name = isFamily && !Self.callbackWords.contains(first) ? "\(first)…" : rule
      if !shown.contains(name) { shown.append(name) }
    }
    return shown
  }

  private static let callbackWords: Set<Substring> = ["app", "scene", "note", "vc"]
}

extension String {
  fileprivate var firstWord: Substring { prefix { $0 != "." && $0 != "#" } }
}
