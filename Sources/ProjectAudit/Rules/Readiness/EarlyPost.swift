import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Launch input that is posted as a notification before the window is shown, although only view
  /// controllers observe it. None of them has loaded its view by then.
  static let earlyPosts = AuditCheck(
    .readiness, .warning, facts: [20, 22], life: nil, if: [\.hasEntry, \.isUIKit],
    mentioning: ["post"]
  ) { app in
    app.startMethods.flatMap { start in
      SceneInput.all.compactMap { input in
        app.flow(of: input, in: start).uses.prefix(InputFlow.maxUses).first {
          app.isPostedTooEarly($0, from: start)
        }.map { post in
          let name =
            post.file.tokens.channel(ofCallAt: post.token.position).map { " as \($0)" } ?? ""
          return Match(
            at: .init(post.token, in: post.file),
            "A \(input.name) that starts the app is posted\(name) before the window is shown, and only view "
              + "controllers listen, which have not loaded their views yet: it is lost. Keep it until one has taken it.",
            facts: app.hasScenes ? [154, 272] : [20, 22], life: input.coldLife)
        }
      }
    }
  }
}

extension TargetFacts {
  /// Whether a call posts a notification before a start method shows its window, and only view
  /// controllers observe that notification.
  fileprivate func isPostedTooEarly(_ use: InputFlow.Use, from start: CodeMethod) -> Bool {
    let tokens = use.file.tokens
    let index = use.token.position
    guard use.token.isWord("post"), let name = tokens.channel(ofCallAt: index),
      let function = use.file.function(around: use.token), let body = function.body,
      tokens[body].outsideClosures.contains(index),
      function == start.function || start.callsAtOnce(function)
    else { return false }
    return !showsWindow(start, before: use.token) && isObservedOnlyByControllers(name)
  }

  /// Whether a start method, or a callee, shows a window before a token.
  private func showsWindow(_ start: CodeMethod, before token: CodeToken) -> Bool {
    let isHere = start.body.contains { $0.offset == token.offset }
    let body = isHere ? start.body.prefix { $0.offset < token.offset } : start.body
    return body.mentions("makeKeyAndVisible") || body.mentions("rootViewController")
      || body.contains { token in
        graph.onlyFunction(named: token.text)?.body.mentions("makeKeyAndVisible") ?? false
      }
  }

  /// Whether a notification has observers and all of them are methods of view controllers.
  private func isObservedOnlyByControllers(_ name: String) -> Bool {
    let listeners = code.places(of: [name]) { $0.tokens.listens(at: $0.index) }
    return !listeners.isEmpty
      && listeners.allSatisfy { place in
        guard place.function != nil, let part = place.part, let type = code.type(named: part.name)
        else { return false }
        return code.ancestorNames(of: type).contains { $0.hasSuffix("ViewController") }
      }
  }
}
