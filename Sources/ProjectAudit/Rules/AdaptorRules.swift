import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R5: observers of the app delegate's property, whose value only SwiftUI sets.
  var adaptorObserverFindings: [AuditFinding] {
    guard isSwiftUI else { return [] }
    return code.files(mentioning: "UIApplicationDelegateAdaptor").flatMap { file in
      file.tokens.indices.filter { file.tokens[$0].isWord("UIApplicationDelegateAdaptor") }
        .compactMap { file.tokens.observer(ofPropertyAfter: $0) }.map { index in
          AuditFinding(
            .deadTransition, .warning, at: FindingPlace(file.tokens[index], in: file),
            "This is never called: SwiftUI makes the app delegate, and nothing sets this property. Do it "
              + "in the initialiser of the app, or in a launch method.",
            facts: [216, 217], life: .launch, assuming: .ofUnusedType)
        }
    }
  }
}

extension CodeTokens {
  /// The position of `didSet` or `willSet` in the property with the attribute at an index, if any.
  fileprivate func observer(ofPropertyAfter index: Int) -> Int? {
    let declaration = self[index...].prefix(24)
    guard let name = declaration.firstIndex(where: { $0.isWord("var") }),
      let open = self[name...].prefix(8).firstIndex(where: { $0.isSymbol("{") }),
      open + 1 < endIndex, ["didSet", "willSet"].contains(where: self[open + 1].isWord),
      !self[(name + 1)..<open].contains(where: { ["func", "var", "init"].contains($0.text) })
    else { return nil }
    return open + 1
  }
}
