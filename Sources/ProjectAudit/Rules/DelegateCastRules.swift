import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R25: casts of the application's delegate to the class that the adaptor makes. SwiftUI gives the
  /// application a delegate of its own, which only passes on what it is told.
  var delegateCastFindings: [AuditFinding] {
    guard isSwiftUI, !isCodeAlone, !code.mentions("UIApplicationMain") else { return [] }
    let names = Set(appDelegates.map(\.lastName))
    return code.files(mentioning: names).flatMap { file in
      file.tokens[...].indices(of: ["UIApplication", ".", "shared", ".", "delegate", "as"])
        .compactMap { start in
          file.tokens[...].delegateCast(at: start, to: names).flatMap { finding($0, in: file) }
        }
    }
  }

  private func finding(_ cast: DelegateCast, in file: CodeFile) -> AuditFinding? {
    guard !file.tokens[...].hasOtherDelegate(after: cast) else { return nil }
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

  /// Whether a place is in a method that a scene delegate is told of input with.
  private func isInput(at place: Int, in file: CodeFile) -> Bool {
    guard let function = file.function(around: file.tokens[place]) else { return false }
    let type = file.part(around: file.tokens[place])?.name
    let input = SceneInput.all.map(\.warm)
    return CodeMethod(type: type, file: file, function: function).callbacks
      .contains(where: input.contains)
  }
}

/// A cast of the delegate of the application.
private struct DelegateCast {
  /// Where the expression begins.
  let place: Int
  /// The class that is wanted.
  let name: String
  /// Where that stands.
  let end: Int
  /// Whether a failure ends the process.
  let isForced: Bool
}

extension CodeTokens {
  /// The cast to one of some classes whose expression begins at an index.
  fileprivate func delegateCast(at start: Int, to names: Set<String>) -> DelegateCast? {
    let sign = start + 6
    guard sign + 1 < endIndex, ["?", "!"].contains(where: self[sign].isSymbol),
      names.contains(self[sign + 1].text)
    else { return nil }
    return DelegateCast(
      place: start, name: self[sign + 1].text, end: sign + 1, isForced: self[sign].isSymbol("!"))
  }

  /// Whether another way to the delegate is taken if a cast fails, or only its window is asked for, which
  /// another rule is about.
  fileprivate func hasOtherDelegate(after cast: DelegateCast) -> Bool {
    let next = self[(cast.end + 1)...].first {
      ![")", "?", "!", "."].contains($0.text) || $0.kind == .literal
    }
    if next?.isWord("window") ?? false { return true }
    guard !cast.isForced else { return false }
    if self[(cast.end + 1)...].prefix(3).map(\.text).joined().drop(while: { $0 == ")" })
      .hasPrefix("??")
    {
      return true
    }
    return namesDelegate(inElseAfter: cast)
  }

  /// Whether the branch for a cast that failed names the class, whose object it takes from elsewhere.
  private func namesDelegate(inElseAfter cast: DelegateCast) -> Bool {
    guard let open = self[cast.end...].prefix(60).firstIndex(where: { $0.isSymbol("{") }) else {
      return false
    }
    let isElse = self[open - 1].isWord("else")
    let close = partner(of: open)
    let other = isElse ? open : close + 2
    guard isElse || close + 1 < endIndex && self[close + 1].isWord("else"), other < endIndex
    else { return false }
    let words = self[other..<Swift.min(partner(of: other) + 1, endIndex)]
    return words.contains { $0.isWord(cast.name) || $0.text == "shared" }
  }
}
