import SourceCode

/// A property with a truth value that is written where it is declared.
struct LaunchFlag {
  let name: String
  let firstValue: Bool
  /// The model that has the property; nil if it is one of the view itself.
  let model: CodeType?
}

/// The properties by which a view, or an app, can decide what it shows at first.
struct LaunchFlags {
  private let own: [String: Bool]
  /// The models that the view observes, by the names of its properties.
  private let models: [String: (type: CodeType, flags: [String: Bool])]

  /// - Complexity: O(*n*) for *n* tokens of the type and of its models.
  init(of type: CodeType, in code: Codebase) {
    own = type.firstValues { $0.mentions("State") }
    var models: [String: (type: CodeType, flags: [String: Bool])] = [:]
    for (name, model) in type.observedModels(in: code) {
      models[name] = (model, model.firstValues { _ in true })
    }
    self.models = models
  }

  /// The property that is named at an index, before the brace of a branch; nil if more is asked.
  func flag(at index: Int, in tokens: CodeTokens) -> LaunchFlag? {
    guard index + 1 < tokens.endIndex else { return nil }
    let name = tokens[index].text
    if let value = own[name], tokens[index + 1].isSymbol("{") {
      return LaunchFlag(name: name, firstValue: value, model: nil)
    }
    guard let model = models[name], index + 3 < tokens.endIndex, tokens[index + 1].isSymbol("."),
      tokens[index + 3].isSymbol("{"), let value = model.flags[tokens[index + 2].text]
    else { return nil }
    return LaunchFlag(name: tokens[index + 2].text, firstValue: value, model: model.type)
  }
}

extension CodeType {
  /// The properties with truth values that they begin with, if the words before them are meant.
  fileprivate func firstValues(where isMeant: (CodeTokens) -> Bool) -> [String: Bool] {
    bodies.flatMap(\.tokens.variables).reduce(into: [:]) { values, variable in
      guard !variable.isConstant, isMeant(variable.modifiers), let value = variable.value?.first
      else { return }
      if value.isWord("true") { values[variable.name.text] = true }
      if value.isWord("false") { values[variable.name.text] = false }
    }
  }

  /// The models in properties that a view observes, by the names of the properties.
  fileprivate func observedModels(in code: Codebase) -> [String: CodeType] {
    bodies.flatMap(\.tokens.variables).reduce(into: [:]) { models, variable in
      guard variable.modifiers.first(of: Self.observing) != nil else { return }
      let names = (Array(variable.rest) + variable.modifiers).map(\.text)
      let types = names.lazy.filter { $0.first?.isUppercase ?? false }
      models[variable.name.text] = types.compactMap { code.type(named: $0) }
        .first { $0.isDeclared }
    }
  }

  private static let observing: Set = [
    "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "State", "Bindable",
  ]
}
