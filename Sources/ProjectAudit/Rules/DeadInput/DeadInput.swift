import DelegateSource
import LifecycleModels

extension AuditRule {
  static let deadInput = AuditRule(
    6, "Input that the app delegate handled is handled by the scene delegate.",
    assuming: .ofDeadMethod)
}

extension AuditCheck {
  /// Input that only the app delegate handles, in methods that UIKit no longer calls.
  static let deadInput = AuditCheck(
    .deadInput, .error, facts: [154], life: nil, effect: .losesInput,
    if: [\.hasScenes, \.hasEntry]
  ) { app in
    SceneInput.all.flatMap { input in
      if app.runsWithoutScenes, !app.sceneMethods(input.warm).isEmpty { return [] as [Match] }
      let dead = app.appMethods(input.former).filter(app.isDead)
      if dead.isEmpty { return [] }
      let counterparts = Counterparts(app.sceneMethods(input.warm))
      let isCovered = !counterparts.isEmpty || app.isHandledBySwiftUI(input)
      return dead.map { app.deadInput($0, input, counterparts, isCovered: isCovered) }
    }
  }
}

extension TargetFacts {
  /// Whether all code was read that may handle input.
  var knowsAllReceivers: Bool {
    hasEntry && isAllRead && isOfProject && foreignSceneClasses.isEmpty && knowsAppDelegates
  }

  fileprivate func deadInput(
    _ method: CodeMethod, _ input: SceneInput, _ counterparts: Counterparts, isCovered: Bool
  ) -> Match {
    let counterpart = DelegateMethod.all.first { $0.callback == input.warm }
    let foreign = isSwiftUI ? nil : foreignSceneClasses.first
    let name = SuggestedCode.name(of: counterpart, inSwift: method.isSwift)
    let way = isSwiftUI ? input.modifier.map { ".\($0) of a view" } ?? name : name
    let ending =
      foreign.map { " Unless “\($0)”, which was not read, calls it." }
      ?? (counterparts.isEmpty ? nil : " " + counterparts.replacement(of: method))
      ?? (isCovered ? " The same input is handled elsewhere; see whether it is handled alike." : "")
    return Match(
      at: .init(method),
      "\(method.title) is never called\(onSystemsWithScenes), because the app has scenes: a \(input.name) goes to "
        + "\(way).\(ending)", severity: foreign != nil ? .note : isCovered ? .warning : .error,
      facts: isSwiftUI ? [217] : [154], life: input.warmLife,
      instead: isSwiftUI || !counterparts.isEmpty
        ? nil : SuggestedCode.declaration(of: counterpart, inSwift: method.isSwift))
  }
}
