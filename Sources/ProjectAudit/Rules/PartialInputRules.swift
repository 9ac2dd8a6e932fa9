import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R7: input of which a part is not handled: all URLs but one, or what only the running app does.
  var partialInputFindings: [AuditFinding] {
    guard isUIKitWithScenes, entry != .notFound else { return [] }
    return onlyFirstURLs + SceneInput.all.flatMap(lessWhenCold)
  }

  /// Handlers that look at one URL of those that arrive together, in an app that opens documents.
  private var onlyFirstURLs: [AuditFinding] {
    guard plists.contains(where: { !($0.value?["CFBundleDocumentTypes"]?.items ?? []).isEmpty })
    else { return [] }
    return sceneMethods(.sceneOpenURLContexts).compactMap { method in
      guard let name = method.parameter(1) else { return nil }
      let body = method.body
      let uses = body.indices.filter { body[$0].isWord(name) && !body.isLabel(at: $0) }
      guard let first = uses.first, uses.allSatisfy({ body.takesOne(after: $0) }) else {
        return nil
      }
      return AuditFinding(
        .coldInput, .note, at: FindingPlace(body[first], in: method.file),
        "Only one of \(name) is handled. The app opens documents, and people open several at once.",
        facts: [154], life: .warmURL)
    }
  }

  /// Input that the running app gives to more functions than one that starts does.
  private func lessWhenCold(_ input: SceneInput) -> [AuditFinding] {
    sceneMethods(.sceneWillConnect).prefix(Self.mostMethods).compactMap { start in
      guard let warm = sceneMethods(input.warm).first(where: { $0.type == start.type }),
        let body = warm.function.body
      else { return nil }
      let cold = InputFlow(of: source(of: input), in: start, callees(of: start)).uses
      let names = Set(cold.map(\.name))
      // The answer may tell what became of the input; only the running app owes one.
      let answer = warm.parameter(2)
      let uses = InputFlow(of: warm.parameter(1), in: warm, callees(of: warm)).uses
        .filter { use in
          use.name != answer && use.file.path == warm.file.path
            && warm.file.tokens[body].contains(use.token)
        }
      guard uses.contains(where: { names.contains($0.name) }),
        !names.contains(warm.function.baseName),
        let missing = uses.first(where: { !names.contains($0.name) })
      else { return nil }
      return AuditFinding(
        .coldInput, .warning, at: FindingPlace(missing.token, in: missing.file),
        "A \(input.name) that arrives at the running app is given to \(missing.name). One that starts "
          + "the app is not, although \(start.function.name) handles it, too.",
        facts: [154, 155], life: input.coldLife)
    }
  }
}

extension CodeTokens {
  fileprivate func isLabel(at index: Int) -> Bool {
    index + 1 < endIndex && self[index + 1].isSymbol(":")
  }

  /// Whether any one element is taken from the collection at an index.
  fileprivate func takesOne(after index: Int) -> Bool {
    let member = self[(index + 1)...].prefix(3).first { $0.kind == .word }
    let isMember =
      index + 1 < endIndex && [".", "?"].contains(where: self[index + 1].isSymbol)
      || index > startIndex && self[index - 1].isSymbol("[")
    guard isMember, let member, ["first", "anyObject"].contains(member.text),
      let place = self[index...].firstIndex(of: member)
    else { return false }
    guard place + 1 < endIndex, member.text == "first" else { return true }
    // A closure or an argument says which one.
    let chooses =
      self[place + 1].isSymbol("(")
      || self[place + 1].isSymbol("{")
        && self[place..<partner(of: place + 1)].contains { $0.text.hasPrefix("$0") }
    return !chooses
  }
}
