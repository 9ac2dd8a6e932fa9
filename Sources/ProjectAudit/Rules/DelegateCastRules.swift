import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R25: casts of the application's delegate to the class that the adaptor creates. The
  /// application's delegate is SwiftUI's own object, which only forwards calls.
  var delegateCastFindings: [AuditFinding] {
    guard isSwiftUI, !isCodeAlone, !code.mentions("UIApplicationMain") else { return [] }
    let names = Set(appDelegates.map(\.lastName))
    return code.files(mentioning: names).flatMap { file in
      file.tokens.indices(of: ["UIApplication", ".", "shared", ".", "delegate", "as"])
        .compactMap { start in
          file.tokens.delegateCast(at: start, to: names).flatMap { finding($0, in: file) }
        }
    }
  }

  private func finding(_ cast: DelegateCast, in file: CodeFile) -> AuditFinding? {
    guard !file.tokens.hasOtherDelegate(after: cast) else { return nil }
    let isOfInput = !cast.isForced && isInput(at: cast.place, in: file)
    return AuditFinding(
      .delegateCast, cast.isForced || isOfInput ? .error : .warning,
      at: FindingPlace(file.tokens[cast.place], in: file),
      "The delegate of the application is SwiftUI’s own, which only passes on what it is told: this cast to "
        + "\(cast.name) "
        + (cast.isForced
          ? "ends the app." : "gives nil, and what depends on it is never done.")
        + " Keep the object that the adaptor makes: set a static property in the initialiser of "
        + "\(cast.name), or hand it on from the app.",
      facts: [217], life: nil, effect: isOfInput ? .losesInput : .other,
      assuming: [.belongsToApp, .isUsed])
  }

  /// Whether a place is in a method by which a scene delegate receives input.
  private func isInput(at place: Int, in file: CodeFile) -> Bool {
    guard let function = file.function(around: file.tokens[place]) else { return false }
    let type = file.part(around: file.tokens[place])?.name
    let input = SceneInput.all.map(\.warm)
    return CodeMethod(type: type, file: file, function: function).callbacks
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
