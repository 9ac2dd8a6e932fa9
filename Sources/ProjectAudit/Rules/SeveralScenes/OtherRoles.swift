import LifecycleModels
import SourceCode

// Scenes of other roles than that of windows: those in a car, or on an external display.
extension AuditCheck {
  /// The first active scene, which is taken for a window although it may be that of a car.
  static let firstActiveScenes = AuditCheck(
    .severalScenes, .warning, facts: [163, 247], life: nil,
    if: [\.hasEntry, \.hasCarScene]
  ) { app in
    app.code.places(ofRow: ["connectedScenes", ".", "first"])
      .filter { $0.tokens.castsActiveScene(foundAt: $0.index + 2) }.map {
        Match(
          at: .init($0),
          "In a car, the first active scene may be that of CarPlay, and then this is nil, although a window is "
            + "active as well. Look for the first active scene among those that are a UIWindowScene."
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
      start + 4 < body.endIndex, let name = body[start + 4].literalText
    else { return [] }
    let others = app.plists.flatMap { $0.manifest?.configurations ?? [] }.filter {
      $0.role != SceneManifest.windowRole && $0.delegateClass != nil
    }
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
    let isSame = body.first(of: ["if", "guard", "switch", "delegateClass", "for", "func"]) == nil
    let calls = body.indices(of: ["UISceneConfiguration", "("])
    return isSame && calls.count == 1 && !body.contains { $0.isSymbol("?") } ? body : nil
  }
}

extension CodeTokens {
  /// Whether the scene that is found at an index only because it is active is cast to a window scene.
  fileprivate func castsActiveScene(foundAt index: Int) -> Bool {
    guard let call = call(of: index), call.tokens.mentions("activationState"),
      call.tokens.first(of: ["UIWindowScene", "session", "role", "is", "as", "isKind"]) == nil
    else { return false }
    let rest = self[call.range.upperBound...].drop { $0.isSymbol(")") }.prefix(3)
    return rest.first?.isWord("as") ?? false && rest.mentions("UIWindowScene")
  }
}
