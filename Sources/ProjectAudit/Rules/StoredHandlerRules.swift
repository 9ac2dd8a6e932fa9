import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R18: stored handlers of a background session that nothing calls in the end.
  var storedHandlerFindings: [AuditFinding] {
    appMethods(.handleEventsForBackgroundURLSession).prefix(Self.maxMethods).flatMap { method in
      method.keepsOfHandler.compactMap { keep in finding(onHandlerAt: keep, in: method) }
    }
  }

  private func finding(onHandlerAt keep: Int, in method: CodeMethod) -> AuditFinding? {
    let name = method.body[keep].text
    guard isDeclared(name) else { return nil }
    let users = usersOfHandler(name)
    let words: String
    if users.isEmpty {
      words = "and nothing calls it"
    } else if users.allSatisfy({ $0?.isAboutDownload ?? false }) {
      words = "and only a download that has succeeded calls it, so a session that fails never does"
    } else {
      return nil
    }
    return AuditFinding(
      .completion, .warning, at: FindingPlace(method.body[keep], in: method.file),
      "The completion handler of a background session is kept in \(name), \(words). Call it in "
        + "urlSessionDidFinishEvents(forBackgroundURLSession:).",
      facts: [67, 69], life: .backgroundLaunch)
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
    let names: Set = [name, "_" + name]
    return code.files(mentioning: names).flatMap { file in
      file.tokens.indices.filter { index in
        let token = file.tokens[index]
        guard token.kind == .word, names.contains(token.text) else { return false }
        let isDeclared = index > 0 && ["var", "let", "^"].contains(file.tokens[index - 1].text)
        let isProperty = file.language == .objectiveC && file.function(around: token) == nil
        return !isDeclared && !isProperty && !file.tokens.isAssigned(at: index)
      }.map { file.function(around: file.tokens[$0]) }
    }
  }
}

extension CodeFunction {
  /// Whether it is called when a download has arrived.
  fileprivate var isAboutDownload: Bool {
    name.contains("didFinishDownloadingTo")
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
