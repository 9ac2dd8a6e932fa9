import DelegateSource
import LifecycleModels
import SourceCode

// R7: input of a SwiftUI app that both its own scene delegate and a modifier handle.
extension TargetFacts {
  func handledTwice(_ input: SceneInput, by warm: CodeMethod) -> [AuditFinding] {
    guard isSwiftUI, isHandledBySwiftUI(input), let modifier = input.modifier, !onlyForwards(warm)
    else {
      return []
    }
    return [
      AuditFinding(
        .coldInput, .warning, at: FindingPlace(warm),
        "A \(input.name) is handled here and in .\(modifier). Which of the two is called depends on "
          + "the system, and it can be both: handle it in one place, or make it harmless to repeat.",
        facts: [220, 222], life: input.warmLife)
    ]
  }

  /// Whether a method only reads its input and posts a notification. Doing so twice is harmless.
  private func onlyForwards(_ method: CodeMethod) -> Bool {
    guard !handles(method) else { return false }
    let body = method.body
    let harmless: Set = [
      "post", "contains", "first", "async", "guard", "if", "hasPrefix", "hasSuffix",
    ]
    let calls = body.indices.filter { index in
      body[index].kind == .word && index + 1 < body.endIndex && body[index + 1].isSymbol("(")
    }
    return body.mentions("post") && calls.allSatisfy { harmless.contains(body[$0].text) }
  }
}
