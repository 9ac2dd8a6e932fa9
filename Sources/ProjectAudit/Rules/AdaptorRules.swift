import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R5: observers of the app delegate's property, whose value only SwiftUI sets.
  var adaptorObserverFindings: [AuditFinding] {
    guard isSwiftUI else { return [] }
    return code.files(mentioning: "UIApplicationDelegateAdaptor").flatMap { file in
      file.tokens.filter { $0.isWord("UIApplicationDelegateAdaptor") }
        .compactMap(file.tokens.observer(ofPropertyWith:)).map { observer in
          AuditFinding(
            .deadTransition, .warning, at: FindingPlace(observer, in: file),
            "This is never called: SwiftUI makes the app delegate, and nothing sets this property. Do it "
              + "in the initialiser of the app, or in a launch method.",
            facts: [216, 217], life: .launch, assuming: .ofUnusedType)
        }
    }
  }
}

extension CodeTokens {
  /// The first `didSet` or `willSet` of the property with an attribute, if any.
  fileprivate func observer(ofPropertyWith attribute: CodeToken) -> CodeToken? {
    let property = tree.node(at: attribute.position).enclosing(.variable)
    return property?.child(.accessors)?.children(.accessor).compactMap(\.tokens.first)
      .first { ["didSet", "willSet"].contains($0.text) }
  }
}
