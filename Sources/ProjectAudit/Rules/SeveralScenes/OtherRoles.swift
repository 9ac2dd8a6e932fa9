import LifecycleModels
import SourceCode

// Scenes of other roles than that of windows: those in a car, or on an external display.
extension AuditCheck {
  /// The first active scene, which is taken for a window although it may be that of a car.
  static let firstActiveScenes = AuditCheck(
    .severalScenes, .warning, facts: [163, 247], life: nil,
    if: [\.hasEntry, \.hasCarScene]
  ) { app in
    app.code.places(ofRow: ["connectedScenes", "."])
      .filter { $0.tokens.castsScene(foundAt: $0.index + 2) }.map {
        Match(
          at: .init($0),
          "In a car, the first scene may be that of CarPlay, and then it is no window scene, although a window is "
            + "connected as well. Look for the first among those that are a UIWindowScene."
        )
      }
  }

  /// Configurations that an app delegate chooses without looking at the role, although the manifest has
  /// delegates for several roles.
  static let sameConfigurations = AuditCheck(
    .severalScenes, .warning, facts: [230], life: nil, if: [\.hasEntry, \.isUIKitWithScenes]
  ) { app in
    guard let method = app.configurationMethod, let body = method.bodyForAllRoles,
      let start = body.indices(of: ["UISceneConfiguration", "(", "name", ":"]).first,
      start + 4 < body.endIndex
    else { return [] }
    let others = app.plists.flatMap { $0.manifest?.configurations ?? [] }.filter {
      $0.role != SceneManifest.windowRole && $0.delegateClass != nil
    }
    if let assigned = body.indices(of: ["delegateClass", "="]).first {
      return app.match(ofClassGivenAt: assigned + 2, in: method, others).map { [$0] } ?? []
    }
    let word = body[start + 4]
    guard let name = word.literalText ?? app.code.constant(named: word.text) else { return [] }
    // A configuration is found by its role and its name.
    let served = Set(others.filter { $0.name == name }.map(\.role))
    guard let other = others.first(where: { !served.contains($0.role) }) else { return [] }
    return [
      Match(
        at: .init(body[start + 4], in: method.file),
        "“\(name)” is chosen for scenes of all roles, and the manifest has no such configuration for "
          + "\(other.role): a scene of that role connects without a delegate, and shows nothing. Choose by the role "
          + "of the session.")
    ]
  }
}

extension TargetFacts {
  /// The finding that one delegate is given to scenes of all roles, although the manifest has another for one.
  fileprivate func match(
    ofClassGivenAt index: Int, in method: CodeMethod, _ others: [SceneConfiguration]
  ) -> Match? {
    let body = method.body
    guard index < body.endIndex, let type = code.type(named: body[index].text),
      code.conformance(of: type, to: .scene) == .certain,
      let other = others.first(where: { $0.delegateClass?.text.lastName != type.lastName })
    else { return nil }
    return Match(
      at: .init(body[index], in: method.file),
      "\(type.lastName) becomes the delegate of scenes of all roles here, and the manifest has another for "
        + "\(other.role), which is never made. Choose by the role of the session.")
  }

  /// Whether a manifest has a scene for cars.
  fileprivate var hasCarScene: Bool {
    plists.contains { plist in
      plist.manifest?.configurations.contains { $0.role.hasPrefix("CPTemplateApplication") }
        ?? false
    }
  }
}

extension CodeMethod {
  /// Its body, if it does the same for scenes of all roles.
  fileprivate var bodyForAllRoles: CodeTokens? {
    let body = body
    let isSame = body.first(of: ["if", "guard", "switch", "for", "func"]) == nil
    let calls = body.indices(of: ["UISceneConfiguration", "("])
    return isSame && calls.count == 1 && !body.contains { $0.isSymbol("?") } ? body : nil
  }
}

extension CodeTokens {
  /// Whether the first scene of all, or the first active one, is found by the word at an index, and cast to a
  /// window scene.
  fileprivate func castsScene(foundAt index: Int) -> Bool {
    guard index < endIndex, ["first", "filter"].contains(self[index].text) else { return false }
    let call = call(of: index)
    let others: Set = ["UIWindowScene", "session", "role", "is", "as", "isKind"]
    if let call, !call.tokens.mentions("activationState") || call.tokens.first(of: others) != nil {
      return false
    }
    let statement = statement(around: index)
    var rest = statement[Swift.min(call?.range.upperBound ?? index + 1, statement.endIndex)...]
    if self[index].isWord("filter") {
      guard call != nil, rest.dropFirst().first?.isWord("first") ?? false else { return false }
      rest = rest.dropFirst(2)
    }
    let link = rest.first { !["?", ")", ".", "{"].contains($0.text) }
    return ["as", "flatMap"].contains(link?.text) && rest.has("as", "?", "UIWindowScene")
      || link?.isWord("as") ?? false && rest.mentions("UIWindowScene")
  }
}
