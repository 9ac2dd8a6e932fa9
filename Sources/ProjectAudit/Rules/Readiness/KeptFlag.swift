import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Values set by a tap or an intent that are only read when the app becomes active.
  static let keptFlags = AuditCheck(
    .readiness, .warning, facts: [213], life: .launch, mentioning: ["scenePhase"]
  ) { app in
    let branches = Dictionary(
      grouping: app.phaseBranches.filter { $0.phase == .active }, by: \.file.path)
    guard !branches.isEmpty else { return [] }
    return app.noticeMethods.prefix(TargetFacts.maxMethods).flatMap { method in
      method.flags.prefix(TargetFacts.maxMethods).filter {
        app.isReadOnlyOnActivation($0, setBy: method, branches)
      }.map { flag in
        Match(
          at: .init(flag, in: method.file),
          "\(method.title) leaves \(flag.text) behind, and only a change of scenePhase to .active looks at "
            + "it. If the app is active already, nothing happens until it was left and opened again: observe "
            + "the value itself.")
      }
    }
  }
}

extension TargetFacts {
  /// The methods that receive a tap on a notification, or that an intent runs in the app.
  fileprivate var noticeMethods: [CodeMethod] {
    let intents = code.types.filter { type in
      type.inherited.contains { $0.hasSuffix("Intent") }
        && type.bodies.contains { $0.tokens.mentions("openAppWhenRun") }
    }
    return responseMethods + intents.flatMap(\.methods).filter { $0.function.baseName == "perform" }
  }

  /// Whether a flag is read, and only when the phase becomes active.
  fileprivate func isReadOnlyOnActivation(
    _ flag: CodeToken, setBy method: CodeMethod, _ branches: [String: [PhaseBranch]]
  ) -> Bool {
    let readers = code.places(of: [flag.text]) { place in
      place.tokens.readsFlag(at: place.index)
        && !(place.file.path == method.file.path && place.index == flag.position)
    }
    return !readers.isEmpty && readers.allSatisfy { runsOnActivation($0, branches) }
  }

  /// Whether a place runs when the phase becomes active and at no other time.
  private func runsOnActivation(_ place: CodePlace, _ branches: [String: [PhaseBranch]]) -> Bool {
    func isInBranch(_ place: CodePlace) -> Bool {
      branches[place.file.path]?.contains { $0.range.contains(place.index) } ?? false
    }
    if isInBranch(place) { return true }
    guard let function = place.function else { return false }
    let calls = code.places(of: [function.baseName]) { place in
      place.index > 0 && !place.tokens[place.index - 1].isWord("func")
        && place.tokens.means(function, at: place.index)
    }
    return !calls.isEmpty && calls.allSatisfy(isInBranch)
  }
}

extension CodeMethod {
  /// The keys of the user defaults that are set to something true.
  fileprivate var flags: [CodeToken] {
    body.defaultsCalls.filter { call in
      ["set", "setValue"].contains(call.name) && call.value.first(of: ["false", "nil"]) == nil
    }.map(\.key)
  }
}

extension CodeTokens {
  /// Whether the labels of the word at an index allow a call of a function.
  fileprivate func means(_ function: CodeFunction, at index: Int) -> Bool {
    guard index + 1 < endIndex, self[index + 1].isSymbol("(") else { return true }
    return function.accepts(labels(from: index + 1))
  }

  /// Whether the token at an index reads a key, and does not only declare, set or remove it.
  fileprivate func readsFlag(at index: Int) -> Bool {
    let before = statement(around: index)[..<index]
    let isDeclared =
      index + 1 < endIndex && self[index].kind == .word && isAssigned(at: index)
      || before.contains { ["let", "var", "case"].contains($0.text) }
        && before.last?.isSymbol("=") ?? false
    return !isDeclared
      && !before.contains { ["set", "setValue", "removeObject"].contains($0.text) }
  }
}
