/// The names of all rules that a model can have: in every profile and every size, and however the
/// disputed points are decided.
///
/// Properties are also made for machines that lack some rules: mutants, models of one profile. A
/// name that only such a machine lacks is allowed; one that no machine of the model has is a
/// mistake.
struct RuleCatalogue: Sendable {
  /// The full names.
  let names: Set<String>
  /// The names without scene or app.
  let families: Set<String>

  init<State>(_ rules: [Rule<State>]) {
    names = Set(rules.map(\.name))
    families = Set(rules.map(\.family))
  }
}

extension RuleCatalogue {
  /// Stops the program at a name that no rule has.
  func require(_ names: some Sequence<String>) { Self.require(names, among: self.names) }

  /// Stops the program at the name of a family to which no rule belongs.
  func requireFamilies(_ names: some Sequence<String>) { Self.require(names, among: families) }

  private static func require(_ names: some Sequence<String>, among known: Set<String>) {
    for name in names {
      if let problem = problem(with: name, among: known) { fatalError(problem) }
    }
  }

  /// What is wrong with a name; nil if it is known.
  private static func problem(with name: String, among known: Set<String>) -> String? {
    if known.contains(name) { return nil }
    let letters = Array(name.utf8)
    let nearest = known.sorted().min { first, second in
      letters.difference(from: Array(first.utf8)).count
        < letters.difference(from: Array(second.utf8)).count
    }
    return "no rule of the model is called “\(name)”"
      + (nearest.map { "; did you mean “\($0)”?" } ?? "")
  }
}
