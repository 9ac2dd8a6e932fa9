import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Input that is only posted as a notification of the app’s own that nothing observes.
  static let unheardPosts = AuditCheck(
    .coldInput, .warning, facts: [154], life: nil,
    if: [\.hasEntry, \.isAllRead, \.isOfProject], mentioning: ["post"]
  ) { app in
    app.inputMethods.compactMap { method, name, life in
      let flow = app.flow(in: method)
      let posts = flow.uses.prefix(InputFlow.maxUses).map { use in
        (
          use,
          use.token.isWord("post") ? use.file.tokens.channel(ofCallAt: use.token.position) : nil
        )
      }
      guard let (post, channel) = posts.first, let channel, posts.count == 1, flow.kept.isEmpty,
        app.isUnheard(channel)
      else { return nil }
      return Match(
        at: .init(post.token, in: post.file),
        "A \(name) is only posted here as \(channel), and nothing observes that: it is lost. Observe it, or "
          + "hand the \(name) to what handles it.", life: life)
    }
  }
}

extension TargetFacts {
  /// The methods that receive input in the running app, up to a limit, with its name and the life that shows
  /// it.
  fileprivate var inputMethods: [(CodeMethod, String, AuditLife)] {
    let ofScenes = SceneInput.all.flatMap { input in
      (hasScenes ? sceneMethods(input.warm) : appMethods(input.former)).map {
        ($0, input.name, input.warmLife)
      }
    }
    return (ofScenes + responseMethods.map { ($0, "tap on a notification", .coldTap) })
      .prefix(Self.maxMethods) + []
  }

  /// Whether a name of a notification is declared in the code, or is a text, and is mentioned only where that
  /// is posted. Whoever knows the text of the name may observe it as well.
  fileprivate func isUnheard(_ name: String) -> Bool {
    let places = code.places(of: [name])
    if places.first?.token.literalText != nil {
      return places.count == 1 && !hasForeignCode && !code.importsForeignModules
    }
    let declarations = places.filter {
      $0.tokens.variable(around: $0.index)?.name.position == $0.token.position
    }
    guard declarations.count == 1, let declaration = declarations.first,
      let text = declaration.tokens.variable(around: declaration.index)?.rest
        .first(where: { $0.literalText != nil }),
      code.places(of: [text.text]).count == 1
    else { return false }
    return places.allSatisfy { place in
      place.index == declaration.index && place.file === declaration.file
        || place.tokens.callsAround(place.index).contains { $0.callee?.isWord("post") ?? false }
    }
  }
}
