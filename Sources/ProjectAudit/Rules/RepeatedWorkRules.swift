import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R21: what a launch does twice, because scenes enter the foreground at each launch, too; an app
  /// delegate was told so only when it came back. And what is done twice whenever a scene comes to
  /// the front, because it enters the foreground and then becomes active.
  var repeatedWorkFindings: [AuditFinding] {
    guard isUIKitWithScenes, entry != .notFound else { return [] }
    let launching =
      launchMethods + sceneMethods(.sceneWillConnect) + sceneMethods(.sceneDidBecomeActive)
    return sceneMethods(.sceneWillEnterForeground).flatMap { entering in
      entering.plainCalls.compactMap { name, token in
        let other = launching.first { method in
          method.type != nil && method.plainCalls.contains { $0.name == name }
            && (name.contains(".") || method.type == entering.type)
        }
        return other.map { repeated(name, token, in: entering, $0) }
      }
    }
  }

  private func repeated(
    _ name: String, _ token: CodeToken, in method: CodeMethod, _ other: CodeMethod
  ) -> AuditFinding {
    AuditFinding(
      .repeatedWork, .note, at: FindingPlace(token, in: method.file),
      "When the user opens the app, \(name) is called here and in \(other.title): a scene enters the "
        + "foreground at each launch, too"
        + (other.callbacks.contains(.sceneDidBecomeActive) ? ", and then becomes active." : "."),
      facts: [149, 150], life: .launch)
  }
}

extension CodeMethod {
  /// The statements that are calls without arguments and are made each time, outside of all braces and
  /// before anything leaves the method, by what is written before the parentheses, such as
  /// `Store.shared.load`.
  fileprivate var plainCalls: [(name: String, token: CodeToken)] {
    guard file.language == .swift else { return [] }
    let body = body
    var calls: [(name: String, token: CodeToken)] = []
    var index = body.startIndex
    while index < body.endIndex, !body.leaves(at: index) {
      if let start = body.plainCall(at: index) {
        calls.append((body[start...index].map(\.text).joined(), body[start]))
      }
      index = body[index].isSymbol("{") ? body.partner(of: index) : index + 1
    }
    return calls
  }
}

extension CodeTokens {
  /// Whether the method may be left at an index: by a guard, a return, or braces that contain one.
  fileprivate func leaves(at index: Int) -> Bool {
    if self[index].isWord("guard") || self[index].isWord("return") { return true }
    return self[index].isSymbol("{") && self[index..<partner(of: index)].mentions("return")
  }

  /// Where the chain of members begins whose last one is called at an index without arguments; nil if
  /// nothing is, or a value is made, or it is the superclass that is called.
  fileprivate func plainCall(at index: Int) -> Int? {
    guard self[index].kind == .word, index + 2 < endIndex, self[index + 1].isSymbol("("),
      self[index + 2].isSymbol(")")
    else { return nil }
    var start = index
    while start - 2 >= startIndex, self[start - 1].isSymbol("."), self[start - 2].kind == .word {
      start -= 2
    }
    // Of a call in the middle of a chain, nothing is known about the receiver, or about what follows.
    if start > startIndex, self[start - 1].isSymbol(".") { return nil }
    if index + 3 < endIndex, self[index + 3].isSymbol(".") { return nil }
    let isStatement =
      start == startIndex || self[start - 1].isSymbol(";") || self[start - 1].isSymbol("}")
      || self[start].place.line > self[start - 1].place.line && !self[start - 1].isSymbol("=")
    guard isStatement, !["lock", "unlock"].contains(self[index].text) else { return nil }
    let makesValue = start == index && self[index].text.first?.isUppercase ?? false
    return makesValue || self[start].isWord("super") ? nil : start
  }
}
