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
      let ways = Set(input.options + [input.warmLabel])
      if !app.code.files(mentioning: ways).isEmpty { return [] }
      return files.compactMap { file in
        file.exchange(of: input.former).map { place in
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

extension CodeFile {
  /// The functions of the Objective-C runtime that exchange methods.
  static let functionsThatExchange: Set = [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
    "class_addMethod",
  ]

  /// Where a selector is written by which UIKit calls an app delegate, other than to ask whether there is
  /// such a method; nil if none is.
  fileprivate func exchange(of callback: Callback) -> CodeToken? {
    let methods = DelegateMethod.all.filter { $0.owner == .application && $0.callback == callback }
    let selectors = Set(methods.flatMap { [$0.selector, $0.function.fullName] })
    let index = tokens.indices.first { index in
      if let text = tokens[index].literalText { return selectors.contains(text) }
      guard tokens[index].isWord("selector"), index + 1 < tokens.endIndex,
        tokens[index + 1].isSymbol("(")
      else { return false }
      let written = tokens[(index + 2)..<tokens.partner(of: index + 1)].map(\.text).joined()
      return selectors.contains { written == $0 || written.hasSuffix("." + $0) }
        && !tokens.isAsked(at: index)
    }
    return index.map { tokens[$0] }
  }
}

extension CodeTokens {
  /// Whether what stands at an index is asked about with `respondsToSelector:` or `responds(to:)`.
  fileprivate func isAsked(at index: Int) -> Bool {
    callsAround(index).contains { call in
      call.tokens.contains { $0.isWord("respondsToSelector") || $0.isWord("responds") }
    }
  }
}

extension SceneInput {
  /// The label by which a scene delegate takes it.
  fileprivate var warmLabel: String {
    DelegateMethod.all.first { $0.callback == warm }?.function.furtherLabels.first ?? ""
  }
}
