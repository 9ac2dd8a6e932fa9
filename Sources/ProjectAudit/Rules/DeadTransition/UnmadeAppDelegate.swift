import LifecycleModels
import SourceCode

extension AuditCheck {
  /// App delegates of a SwiftUI app that nothing creates.
  static let missingAdaptor = AuditCheck(
    .deadTransition, .warning, facts: [217], life: .launch, assuming: .ofUnusedType,
    if: [\.lacksAdaptor]
  ) { app in
    app.appDelegates.filter { $0.methods.contains(where: \.doesSomething) }.map { type in
      Match(
        at: .init(type),
        "Nothing makes an object of \(type.name): no property of the app has the attribute "
          + "@UIApplicationDelegateAdaptor. None of its methods is called.",
        instead: "@UIApplicationDelegateAdaptor(\(type.lastName).self) private var appDelegate")
    }
  }

  /// Observers of the app delegate's property, whose value only SwiftUI sets.
  static let adaptorObservers = AuditCheck(
    .deadTransition, .warning, facts: [216, 217], life: .launch, assuming: .ofUnusedType,
    if: [\.isSwiftUI]
  ) { app in
    app.code.places(of: ["UIApplicationDelegateAdaptor"]).compactMap { place in
      place.tokens.observer(ofPropertyWith: place.token).map {
        Match(
          at: .init($0, in: place.file),
          "This is never called: SwiftUI makes the app delegate, and nothing sets this property. Do it "
            + "in the initialiser of the app, or in a launch method.")
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
