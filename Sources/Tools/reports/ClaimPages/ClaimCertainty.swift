import LifecycleModels

/// How sure it is that a claim is wrong, as far as its facts say.
struct ClaimCertainty {
  /// In words: which facts are documented, observed, disputed or inferred.
  let words: String

  init(_ citations: [Citation]) {
    let facts = citations.compactMap { citation in
      if case .fact(let number) = citation { Fact.number(number) } else { nil }
    }
    words = Kind.allCases.compactMap { kind in
      let labels = facts.filter { Kind.all(of: $0).contains(kind) }.map { "F\($0.number)" }
      return labels.isEmpty ? nil : "\(kind.rawValue) (\(labels.joined(separator: ", ")))"
    }
    .joined(separator: "; ")
  }

  /// The kinds of certainty, the surest first.
  enum Kind: String, CaseIterable {
    case documented = "documented by Apple"
    case observed = "observed on devices"
    case disputed = "the sources disagree"
    case inferred = "inferred"

    /// The kinds that a fact states; the text that states them may go on with a remark.
    static func all(of fact: Fact) -> Set<Kind> {
      let words = Set(fact.certainty.split { !$0.isLetter }.map(String.init))
      // Where sources disagree, what one of them says is not sure.
      if words.contains("disp") { return [.disputed] }
      var kinds: Set<Kind> = []
      if words.contains("doc") { kinds.insert(.documented) }
      if words.contains("obs") { kinds.insert(.observed) }
      if words.contains("inf") { kinds.insert(.inferred) }
      return kinds
    }
  }
}
