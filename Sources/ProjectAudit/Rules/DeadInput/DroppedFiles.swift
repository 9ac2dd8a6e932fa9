import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Files that the app says it opens, and that the code for URLs drops because they have not its scheme.
  static let droppedFiles = AuditCheck(
    .deadInput, .warning, facts: [154], life: .warmURL, effect: .losesInput,
    if: [\.knowsAllReceivers, \.isUIKit], query: \.droppedFiles)
}

extension TargetFacts {
  fileprivate var droppedFiles: [Match] {
    guard let type = plists.flatMap(\.documentTypes).first, !mayOpenFiles else { return [] }
    let handlers =
      hasScenes ? sceneMethods(.sceneOpenURLContexts) : appMethods(.openURL)
    let tests = handlers.prefix(Self.maxMethods).map(onlyTest)
    guard let test = tests.first, let test, tests.allSatisfy({ $0 != nil }) else { return [] }
    return [
      Match(
        at: .init(test.place),
        "The Info.plist says that the app opens files of the type “\(type)”, and this condition accepts "
          + "only the scheme “\(test.scheme)”: such a file is dropped. Take URLs whose isFileURL is true as well."
      )
    ]
  }

  private var mayOpenFiles: Bool {
    let words: Set = [
      "isFileURL", "fileURL", "file", "startAccessingSecurityScopedResource", "NSFileCoordinator",
      "UIDocument", "UIDocumentBrowserViewController", "UIDocumentViewController", "pathExtension",
      "openInPlace",
    ]
    return code.files(mentioning: words).contains { file in
      file.tokens.contains { words.contains($0.literalText ?? $0.text) }
    }
  }

  /// The test for a scheme that everything passes which a method does with its input; nil if there is none.
  private func onlyTest(of handler: CodeMethod) -> SchemeTest? {
    let schemes = plists.flatMap(\.schemes)
    return ([handler] + callees(of: handler)).lazy.compactMap { method -> SchemeTest? in
      guard let test = method.schemeTest, schemes.contains(test.scheme) else { return nil }
      let uses = self.flow(in: handler).uses
      let isOnly = uses.allSatisfy { use in
        use.token.text == method.function.baseName && method.function != handler.function
          || method.body.indices.contains(use.token.position) && use.file === method.file
            && use.token.position > test.place.index
      }
      let isCalled =
        method.function == handler.function
        || uses.contains { $0.token.text == method.function.baseName }
      return isOnly && isCalled ? test : nil
    }.first
  }
}

/// A test that lets only URLs of a scheme pass, and does nothing with others.
private struct SchemeTest {
  let scheme: String
  let place: CodePlace
}

extension CodeMethod {
  /// The first test of this kind in the body.
  fileprivate var schemeTest: SchemeTest? {
    (body.nodes(.guard).map { ($0, ["=", "="]) }
      + body.nodes(.conditional).map { ($0, ["!", "="]) }).lazy
      .compactMap { node, sign in
        guard let scheme = node.scheme(comparedBy: sign) else { return nil }
        return SchemeTest(
          scheme: scheme, place: CodePlace(file: file, index: node.range.lowerBound))
      }.first
  }
}

extension SyntaxNode {
  /// The scheme to which the only condition compares that of a URL, if whatever differs from it is left
  /// alone.
  fileprivate func scheme(comparedBy sign: [String]) -> String? {
    let conditions = children(.condition)
    guard conditions.count == 1, children(.block).count == 1, let block = child(.block),
      block.content.count < 3,
      block.content.first.map({ tree.node(at: $0.position).kind }) == .jump,
      let scheme = conditions[0].tokens.last?.literalText
    else { return nil }
    let compared = conditions[0].tokens.dropLast()
    let isOnlyOne = !compared.contains { $0.isSymbol("|") || $0.isSymbol("&") }
    return compared.mentions("scheme") && isOnlyOne && compared.suffix(2).map(\.text) == sign
      ? scheme.lowercased() : nil
  }
}
