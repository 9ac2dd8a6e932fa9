import LifecycleModels
import SourceCode

extension AuditRule {
  static let delegateCast = AuditRule(
    25, "Nobody takes the delegate of a SwiftUI app for the app’s own class.",
    assuming: [.belongsToApp, .isUsed])
}

extension AuditCheck {
  /// Casts of the application's delegate to the class that the adaptor creates. The application's
  /// delegate is SwiftUI's own object, which only forwards calls.
  static let delegateCasts = AuditCheck(
    .delegateCast, .warning, facts: [217], life: nil, if: [\.isSwiftUI, \.isOfProject],
    mentioning: ["UIApplication"]
  ) { app in
    if app.code.mentions("UIApplicationMain") { return [] }
    let names = Set(app.appDelegates.map(\.lastName))
    let start = ["UIApplication", ".", "shared", ".", "delegate", "as"]
    return app.code.places(ofRow: start).compactMap { place in
      guard let cast = place.tokens.delegateCast(at: place.index, to: names),
        !place.tokens.hasOtherDelegate(after: cast)
      else { return nil }
      let isOfInput = !cast.isForced && place.isOfInput
      return Match(
        at: .init(place),
        "The delegate of the application is SwiftUI’s own, which only passes on what it is told: this cast to "
          + "\(cast.name) "
          + (cast.isForced ? "ends the app." : "gives nil, and what depends on it is never done.")
          + " Keep the object that the adaptor makes: set a static property in the initialiser of "
          + "\(cast.name), or hand it on from the app.",
        severity: cast.isForced || isOfInput ? .error : .warning,
        effect: isOfInput ? .losesInput : .other)
    }
  }
}

extension CodePlace {
  /// Whether it is in a method by which a scene delegate receives input.
  fileprivate var isOfInput: Bool {
    guard let function else { return false }
    let input = SceneInput.all.map(\.warm)
    return CodeMethod(type: part?.name, file: file, function: function).callbacks
      .contains(where: input.contains)
  }
}

/// A cast of the application's delegate.
private struct DelegateCast {
  /// The start of the expression.
  let place: Int
  /// The target class.
  let name: String
  /// The position of the class name.
  let end: Int
  /// Whether a failed cast ends the process.
  let isForced: Bool
}

extension CodeTokens {
  /// The cast to one of the named classes in the expression that begins at an index.
  fileprivate func delegateCast(at start: Int, to names: Set<String>) -> DelegateCast? {
    let sign = start + 6
    guard sign + 1 < endIndex, ["?", "!"].contains(where: self[sign].isSymbol),
      names.contains(self[sign + 1].text)
    else { return nil }
    return DelegateCast(
      place: start, name: self[sign + 1].text, end: sign + 1, isForced: self[sign].isSymbol("!"))
  }

  /// Whether a failed cast falls back to another delegate, or only the delegate's window is needed.
  /// Another rule covers the window.
  fileprivate func hasOtherDelegate(after cast: DelegateCast) -> Bool {
    let next = self[(cast.end + 1)...].first {
      ![")", "?", "!", "."].contains($0.text) || $0.kind == .literal
    }
    if next?.isWord("window") ?? false { return true }
    guard !cast.isForced else { return false }
    let rest = self[(cast.end + 1)...].drop { $0.isSymbol(")") }
    return rest.lazy.map(\.text).starts(with: ["?", "?"]) || namesDelegate(inElseAfter: cast)
  }

  /// Whether the branch for a failed cast gets an object of the class elsewhere.
  private func namesDelegate(inElseAfter cast: DelegateCast) -> Bool {
    guard let condition = tree.node(at: cast.place).enclosing(.condition),
      let statement = condition.parent,
      let block = statement.children(.block).first(where: { $0.index > condition.index })
    else { return false }
    let other =
      statement.kind == .guard ? block.tokens : statement.tokens[block.range.upperBound...]
    return other.contains { $0.isWord(cast.name) || $0.text == "shared" }
  }
}
