import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R24: launch input that is posted as a notification before the window is shown, although only
  /// view controllers observe it. None of them has loaded its view by then.
  var earlyPostFindings: [AuditFinding] {
    guard entry != .notFound, !isSwiftUI else { return [] }
    let starts = hasScenes ? sceneMethods(.sceneWillConnect) : launchMethods
    return starts.prefix(Self.maxMethods).flatMap { start in
      SceneInput.all.compactMap { input in
        let uses = InputFlow(of: source(of: input), in: start, callees(of: start)).uses
        let post = uses.prefix(InputFlow.maxUses).first { isPostedTooEarly($0, from: start) }
        return post.map { tooEarly(input, $0) }
      }
    }.uniqued
  }

  private func tooEarly(_ input: SceneInput, _ post: InputFlow.Use) -> AuditFinding {
    let tokens = post.file.tokens
    let place = tokens.firstIndex { $0.offset == post.token.offset }
    let name = place.flatMap { tokens.channel(ofCallAt: $0) }.map { " as \($0)" } ?? ""
    return AuditFinding(
      .readiness, .warning, at: FindingPlace(post.token, in: post.file),
      "A \(input.name) that starts the app is posted\(name) before the window is shown, and only view "
        + "controllers listen, which have not loaded their views yet: it is lost. Keep it until one has taken it.",
      facts: hasScenes ? [154, 272] : [20, 22], life: input.coldLife)
  }

  /// Whether a call posts a notification before a start method shows its window, and only view
  /// controllers observe that notification.
  private func isPostedTooEarly(_ use: InputFlow.Use, from start: CodeMethod) -> Bool {
    let tokens = use.file.tokens
    guard let index = tokens.firstIndex(where: { $0.offset == use.token.offset }),
      tokens[index].isWord("post"), let name = tokens.channel(ofCallAt: index),
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
    let listeners = code.files(mentioning: name).flatMap { file in
      file.tokens.indices.filter {
        file.tokens[$0].text == name && file.tokens.listens(at: $0)
      }.map { (file: file, token: file.tokens[$0]) }
    }
    return !listeners.isEmpty
      && listeners.allSatisfy { file, token in
        guard let part = file.part(around: token), let type = code.type(named: part.name),
          file.function(around: token) != nil
        else { return false }
        return code.ancestorNames(of: type).contains { $0.hasSuffix("ViewController") }
      }
  }
}

extension CodeMethod {
  /// Whether it calls a function itself before it returns.
  fileprivate func callsAtOnce(_ function: CodeFunction) -> Bool {
    let body = body
    return body.outsideClosures.contains { body[$0].isWord(function.baseName) }
  }
}
