import LifecycleModels
import ProjectFormats
import SourceCode

extension AuditCheck {
  /// Handlers that read one of several URLs, in an app that opens documents.
  static let onlyFirstURLs = AuditCheck(
    .coldInput, .note, facts: [154], life: .warmURL, if: [\.isUIKitWithScenes, \.hasEntry]
  ) { app in
    guard app.plists.contains(where: { !($0.value?["CFBundleDocumentTypes"]?.items ?? []).isEmpty })
    else { return [] }
    return app.sceneMethods(.sceneOpenURLContexts).compactMap { method in
      guard let name = method.parameter(1) else { return nil }
      let body = method.body
      let uses = body.indices.filter { body[$0].isWord(name) && !body.isLabel(at: $0) }
      guard let first = uses.first, uses.allSatisfy({ body.takesOne(after: $0) }) else {
        return nil
      }
      return Match(
        at: .init(body[first], in: method.file),
        "Only one of \(name) is handled. The app opens documents, and people open several at once.")
    }
  }

  /// Input for which the running app calls more functions than an app that the input starts.
  static let lessAtColdStart = AuditCheck(
    .coldInput, .warning, facts: [154, 155], life: nil, if: [\.isUIKitWithScenes, \.hasEntry]
  ) { app in SceneInput.all.flatMap(app.missingAtColdStart) }

  /// Activities that start the app and are only handled if they have one type, which is not the type
  /// that the running app handles.
  static let onlyOneActivity = AuditCheck(
    .coldInput, .warning, facts: [154, 155], life: .coldActivity,
    if: [\.isUIKitWithScenes, \.hasEntry], query: \.onlyOneActivity)
}

extension TargetFacts {
  fileprivate var onlyOneActivity: [Match] {
    guard let input = SceneInput.all.first(where: { $0.warm == .sceneContinueUserActivity }) else {
      return []
    }
    return startMethods.compactMap { start in
      guard
        let warm = sceneMethods(input.warm).first(where: {
          $0.type == start.type && $0.doesSomething
        }),
        let type = start.onlyActivityType, !mentions(type, from: warm),
        let delegate = start.type.flatMap(code.type), !forwardsOptions(start, delegate)
      else { return nil }
      let answers = Set(flow(in: warm).uses.map(\.token.text))
      let isAnswered = start.body.contains { token in
        answers.contains(token.text) && !start.isInBranch(token, onType: type)
      }
      if isAnswered { return nil }
      let uses = flow(of: input, in: start).uses
      guard
        uses.allSatisfy({ use in
          use.file.path == start.file.path && start.isInBranch(use.token, onType: type)
        })
      else { return nil }
      return Match(
        at: .init(warm),
        "Activities that arrive at the running app are handled here. One that starts the app is only "
          + "looked at by \(start.function.name) if its type is \(type), which is another.")
    }
  }

  /// Whether a method, or a callee, mentions a word or a text.
  private func mentions(_ type: String, from method: CodeMethod) -> Bool {
    let callees = method.body.filter { $0.kind == .word }.flatMap {
      graph.functions(named: $0.text)
    }
    return ([method] + callees.prefix(Self.maxCallees)).contains { callee in
      callee.body.contains { $0.text == type }
    }
  }

  /// A limit against hostile input.
  private static let maxCallees = 50

  fileprivate func missingAtColdStart(_ input: SceneInput) -> [Match] {
    startMethods.compactMap { start in
      guard let warm = sceneMethods(input.warm).first(where: { $0.type == start.type }),
        let body = warm.function.body
      else { return nil }
      let cold = flow(of: input, in: start).uses
      let names = Set(cold.map(\.name))
      // The result may report the input. Only the running app returns one.
      let answer = warm.parameter(2)
      let uses = flow(in: warm).uses
        .filter { use in
          use.name != answer && !use.isOfSuper && use.file.path == warm.file.path
            && warm.file.tokens[body].contains(use.token) && !warm.dependsOnState(use.token)
        }
      guard uses.contains(where: { names.contains($0.name) }),
        !names.contains(warm.function.baseName),
        let missing = uses.first(where: { !names.contains($0.name) && !$0.isAboutLogin })
      else { return nil }
      return Match(
        at: .init(missing.token, in: missing.file),
        "A \(input.name) that arrives at the running app is given to “\(missing.name)” here. One that starts "
          + "the app is not, although \(start.function.name) handles it, too.", life: input.coldLife
      )
    }
  }
}

extension InputFlow.Use {
  /// Whether the value is passed to the superclass, which receives every kind of input.
  fileprivate var isOfSuper: Bool { name.hasPrefix("super.") || name.hasPrefix("[super ") }

  /// Whether its name is about a login, which only the process that began it can end.
  var isAboutLogin: Bool {
    let words = name.lowercased()
    return ["auth", "login", "signin", "accesstoken"].contains(where: words.contains)
      || name.hasPrefix("ApplicationDelegate.shared.")
      || name.hasPrefix("[FBSDKApplicationDelegate ")
  }
}

extension CodeMethod {
  /// The only activity type in comparisons, as written; nil if there are none or several.
  fileprivate var onlyActivityType: String? {
    let body = body
    let types = body.indices.filter { body[$0].isWord("activityType") }.compactMap {
      body.comparedWith(after: $0)
    }.uniqued
    return types.count == 1 ? types[0] : nil
  }

  /// Whether a token is in a branch for activities of one type.
  fileprivate func isInBranch(_ token: CodeToken, onType type: String) -> Bool {
    isInBranch(token) { $0.contains { $0.text == type } }
  }

  /// Whether a token is in a branch whose condition tests only what the app is doing. An app that
  /// has just started does nothing.
  fileprivate func dependsOnState(_ token: CodeToken) -> Bool {
    let body = body
    let declared = body.indices.dropFirst().filter { index in
      body[index].kind == .word
        && ["let", "var", "for"].contains(where: body[index - 1].isWord)
    }
    let names = Set(function.parameterNames + declared.map { body[$0].text } + ["let", "$0"])
    return isInBranch(token) { condition in !condition.contains { names.contains($0.text) } }
  }
}

extension CodeTokens {
  /// The other side of a comparison with the word at an index: the last word, or a text.
  fileprivate func comparedWith(after index: Int) -> String? {
    var start = index + 1
    if start < endIndex, self[start].isSymbol("]") { start += 1 }
    guard start + 2 < endIndex else { return nil }
    if self[start].isSymbol("=") && self[start + 1].isSymbol("=") {
      start += 2
    } else if self[start].text.hasPrefix("isEqual"), self[start + 1].isSymbol(":") {
      start += 2
    } else {
      return nil
    }
    let line = self[start].place.line
    let value = self[start...].prefix { token in
      token.place.line == line
        && (token.kind != .symbol || token.isSymbol(".") || token.isSymbol("@"))
    }
    return value.last { $0.kind != .symbol }?.text
  }

  /// Whether an arbitrary element is taken from the collection at an index.
  fileprivate func takesOne(after index: Int) -> Bool {
    guard let place = nextMember(after: index),
      place > index + 1 || index > startIndex && self[index - 1].isSymbol("["),
      ["first", "anyObject"].contains(where: self[place].isWord)
    else { return false }
    // A closure or an argument selects the element.
    return !self[place].isWord("first") || call(of: place) == nil
  }
}
