import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Stored handlers of a background session that nothing calls in the end.
  static let storedHandlers = AuditCheck(
    .completion, .warning, facts: [67, 69], life: .backgroundLaunch
  ) { app in
    app.appMethods(.handleEventsForBackgroundURLSession).prefix(TargetFacts.maxMethods)
      .flatMap { method in
        method.keepsOfHandler.compactMap { keep in
          let name = method.body[keep].text
          return app.neglect(ofKeptHandler: name).map { words in
            Match(
              at: .init(method.body[keep], in: method.file),
              "The completion handler of a background session is kept in \(name), \(words). Call it in "
                + "urlSessionDidFinishEvents(forBackgroundURLSession:).")
          }
        }
      }
  }
}

extension TargetFacts {
  /// Why nothing calls a stored handler in the end; nil if something may.
  fileprivate func neglect(ofKeptHandler name: String) -> String? {
    guard isDeclared(name) else { return nil }
    let users = usersOfHandler(name)
    if users.isEmpty { return "and nothing calls it" }
    guard users.allSatisfy({ $0?.name.contains("didFinishDownloadingTo") ?? false }) else {
      return nil
    }
    return "and only a download that has succeeded calls it, so a session that fails never does"
  }

  /// Whether the code that was read declares a variable of this name.
  private func isDeclared(_ name: String) -> Bool {
    code.files(mentioning: name).contains { file in
      file.language == .swift
        ? file.tokens.has("var", name)
        : file.tokens.contains { $0.isWord(name) && file.function(around: $0) == nil }
    }
  }

  /// The functions that use a property other than to set it; nil for a use outside all functions.
  private func usersOfHandler(_ name: String) -> [CodeFunction?] {
    code.places(of: [name, "_" + name]) { place in
      let (tokens, index) = (place.tokens, place.index)
      let isDeclared = index > 0 && ["var", "let", "^"].contains(tokens[index - 1].text)
      let isProperty = place.file.language == .objectiveC && place.function == nil
      return !isDeclared && !isProperty && !tokens.isAssigned(at: index)
    }.map(\.function)
  }
}

extension CodeMethod {
  /// The variables that store the completion handler.
  fileprivate var keepsOfHandler: [Int] {
    guard let handler = function.parameterNames.last else { return [] }
    let body = body
    return body.indices.filter { index in
      body[index].kind == .word && body.isReassigned(at: index) && body[index + 2].isWord(handler)
        && (index + 3 >= body.endIndex
          || ![".", "(", "?"].contains(where: body[index + 3].isSymbol))
    }
  }
}
