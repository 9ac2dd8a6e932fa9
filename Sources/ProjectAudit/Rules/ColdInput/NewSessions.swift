import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Input that is read only where the configuration of a new session is chosen.
  static let inputOfNewSessions = AuditCheck(
    .coldInput, .note, facts: [149, 151], life: nil,
    if: [\.hasScenes, \.hasEntry, \.makesSceneDelegates]
  ) { app in SceneInput.all.compactMap(app.onlyNewSessions) }
}

extension TargetFacts {
  fileprivate func onlyNewSessions(_ input: SceneInput) -> Match? {
    guard let method = configurationMethod, let name = method.parameter(2) else { return nil }
    let body = method.body
    let use = body.indices.first { index in
      index > body.startIndex + 1 && body[index].kind == .word
        && input.options.contains(body[index].text) && body[index - 2].isWord(name)
        && !onlyChooses(by: index, in: method.file)
    }
    let delegates = code.methods(of: sceneDelegates)
    guard let use, !delegates.isEmpty,
      !delegates.contains(where: {
        $0.callbacks.contains(.sceneWillConnect) && readsOrPasses(input, $0)
      })
    else { return nil }
    return Match(
      at: .init(body[use], in: method.file),
      "A \(input.name) that starts the app is only taken here, and this is called for a new session "
        + "alone. When the system has ended the app, its session comes back, and this is skipped: read "
        + "it in scene(_:willConnectTo:options:).", life: input.coldLife)
  }

  /// Whether a connection method reads an input or passes its options on.
  private func readsOrPasses(_ input: SceneInput, _ method: CodeMethod) -> Bool {
    guard let name = method.parameter(2) else { return false }
    let body = method.body
    return body.indices.contains { index in
      body[index].isWord(name) && index + 1 < body.endIndex
        && (!body[index + 1].isSymbol(".")
          || body.tree.node(at: index).links.contains { input.options.contains($0.text) })
    }
  }
}
