import CommandLineTools
import LifecycleModels
import ModelChecking

/// Which properties of a suite to check.
struct PropertyChoice: Hashable, Sendable {
  /// The identifiers, or nil for all.
  let ids: [String]?

  /// Creates a choice.
  init(_ ids: [String]?) throws(UsageError) {
    self.ids = ids
    for (index, id) in (ids ?? []).enumerated() where ids?[..<index].contains(id) == true {
      throw .repeatedWord(id, kind: "property")
    }
  }

  /// The chosen properties of a model, in the order of its suite.
  func properties<M: Model>(of model: M) -> [SuiteProperty<M.State>] {
    let suite = model.properties(of: model.machine)
    guard let ids else { return suite }
    return suite.filter { ids.contains($0.property.id) }
  }

  /// Makes sure that every identifier names a property of at least one of some models.
  func check(against models: [any Model]) throws(UsageError) {
    guard let ids else { return }
    let known = models.flatMap { Self.identifiers(of: $0) }
    for id in ids where !known.contains(id) {
      let scope = models.count == 1 ? models.first?.title : nil
      throw .unknownWord(id, kind: "property", scope: scope, known: known)
    }
  }

  private static func identifiers<M: Model>(of model: M) -> [String] {
    model.properties(of: model.machine).map(\.property.id)
  }
}
