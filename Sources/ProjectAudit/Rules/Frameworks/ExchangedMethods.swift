import DelegateSource
import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Input that a library takes by exchanging methods of the app delegate while the app runs.
  static let exchangedMethods = AuditCheck(
    .pluginCallbacks, .warning, facts: [154], life: nil, effect: .losesInput,
    if: [{ $0.isCodeAlone || $0.hasScenes }], mentioning: CodeFile.functionsThatExchange
  ) { app in
    let files = app.code.files(mentioning: CodeFile.functionsThatExchange)
    return SceneInput.all.flatMap { input -> [Match] in
      // A library that knows the new way hears of the input there.
      if app.hears(input) { return [] }
      let selectors = CodeFile.selectors(of: input.former)
      return files.compactMap { file in
        file.mention(of: selectors).map { place in
          Match(
            at: .init(place, in: file),
            "A method of the app delegate is exchanged here to take the \(input.name). In an app with scenes it is "
              + "not called: take the \(input.name) from the scene delegate too, or let the app hand it in.",
            life: input.coldLife)
        }
      }
    }
  }
}

extension TargetFacts {
  /// Whether something takes an input from scenes: a method, a selector of one, or the connection options.
  fileprivate func hears(_ input: SceneInput) -> Bool {
    let selectors = CodeFile.selectors(of: input.warm)
    return readsOptions(input)
      || code.types.contains { $0.methods.contains { $0.callbacks.contains(input.warm) } }
      || code.files.contains { $0.mention(of: selectors) != nil }
  }
}

extension CodeFile {
  /// The functions of the Objective-C runtime that exchange methods.
  static let functionsThatExchange: Set = [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
    "class_addMethod",
  ]

  /// The selectors by which UIKit calls a delegate, as Objective-C and Swift have them.
  fileprivate static func selectors(of callback: Callback) -> Set<String> {
    Set(
      DelegateMethod.all.filter { $0.callback == callback }
        .flatMap { [$0.selector, $0.function.fullName] })
  }

  /// Where one of some selectors is written, other than to ask whether there is such a method; nil if none is.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  fileprivate func mention(of selectors: Set<String>) -> CodeToken? {
    let index = tokens.indices.first { index in
      if let text = tokens[index].literalText {
        return selectors.contains(text) && !tokens.isAsked(at: index)
      }
      guard tokens[index].isWord("selector"), index + 1 < tokens.endIndex,
        tokens[index + 1].isSymbol("(")
      else { return false }
      // No selector of a delegate has more tokens, even after the names of a module and a type.
      let written = tokens[(index + 2)..<tokens.partner(of: index + 1)].prefix(16).map(\.text)
        .joined()
      return selectors.contains { written == $0 || written.hasSuffix("." + $0) }
        && !tokens.isAsked(at: index)
    }
    return index.map { tokens[$0] }
  }
}

extension CodeTokens {
  /// Whether what stands at an index is asked about with `respondsToSelector:` or `responds(to:)`.
  fileprivate func isAsked(at index: Int) -> Bool {
    callsAround(index).contains {
      ["responds", "respondsToSelector"].contains($0.callee?.text)
    }
  }
}
