import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Input of a SwiftUI app that both its own scene delegate and a modifier handle.
  static let inputWithTwoHandlers = AuditCheck(
    .coldInput, .warning, facts: [220, 222], life: nil,
    if: [\.isSwiftUI, \.hasScenes, \.hasEntry, \.makesSceneDelegates]
  ) { app in
    SceneInput.all.filter(app.isHandledBySwiftUI).flatMap { input in
      app.sceneMethods(input.warm).filter { $0.doesSomething && !app.onlyForwards($0) }.map {
        Match(
          at: .init($0),
          "A \(input.name) is handled here and in .\(input.modifier ?? ""). Which of the two is called depends on "
            + "the system, and it can be both: handle it in one place, or make it harmless to repeat.",
          life: input.warmLife)
      }
    }
  }
}

extension TargetFacts {
  /// Whether a method only reads its input and posts a notification. Doing so twice is harmless.
  fileprivate func onlyForwards(_ method: CodeMethod) -> Bool {
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
