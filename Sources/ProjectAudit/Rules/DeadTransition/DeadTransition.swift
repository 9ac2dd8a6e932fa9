import DelegateSource
import LifecycleModels
import SourceCode

extension AuditRule {
  static let deadTransition = AuditRule(
    5, "No transition is left to code that is never called.", assuming: .ofDeadMethod)
}

extension AuditCheck {
  /// Overridden methods that UIKit will stop calling when an app adopts scenes.
  static let overriddenTransitions = AuditCheck(
    .deadTransition, .note, facts: [152], life: .home, if: [\.hasEntry, { !$0.hasScenes }]
  ) { app in
    let methods = ScenesReplacement.transitions.flatMap { app.appMethods($0.callback) }
      .filter { $0.function.isOverride || $0.body.mentions("super") }
    guard let first = methods.first, let type = first.type.flatMap(app.code.type),
      let superclass = app.code.unknownSuperclass(of: type)
    else { return [] }
    return [
      Match(
        at: .init(first),
        "When the app moves to scenes, \(methods.count) overridden transitions fall silent, and with "
          + "them whatever “\(superclass)”, which was not read, does in them.")
    ]
  }

  /// Transition methods of the app delegate that UIKit no longer calls.
  static let deadTransitions = AuditCheck(
    .deadTransition, .warning, facts: [152, 153], life: .launch, effect: .losesInput,
    if: [\.hasEntry, \.hasScenes]
  ) { app in
    ScenesReplacement.transitions.flatMap { pair in
      if app.runsWithoutScenes, !app.sceneMethods(pair.successor).isEmpty { return [] as [Match] }
      let dead = app.appMethods(pair.callback).filter(app.isDead)
      if dead.isEmpty { return [] }
      let counterparts = Counterparts(app.sceneMethods(pair.successor))
      let viewWords = app.isSwiftUI ? app.wordsOfViews(observing: pair.successor) : []
      return dead.map { app.deadTransition($0, pair.successor, counterparts, viewWords) }
    }
  }
}

extension TargetFacts {
  fileprivate func deadTransition(
    _ method: CodeMethod, _ successor: Callback, _ counterparts: Counterparts,
    _ viewWords: Set<String>
  ) -> Match {
    let effectNames = method.effectNames
    let isRedone = !effectNames.isEmpty && effectNames.isSubset(of: viewWords)
    let foreign = isSwiftUI ? nil : foreignSceneClasses.first
    let declaration = DelegateMethod.all.first { $0.callback == successor }
    let name = SuggestedCode.name(of: declaration, inSwift: method.isSwift)
    let place = sceneDelegates.first?.name ?? "the scene delegate"
    let advice =
      isRedone
      ? "A view that observes scenePhase makes the same calls, so this can be removed."
      : isSwiftUI
        ? "Observe scenePhase, or the notification of UIApplication."
        : counterparts.isEmpty
          ? "Do it in \(name) of \(place)." : counterparts.replacement(of: method)
    let doubt = foreign.map { " Unless “\($0)”, which was not read, calls it." } ?? ""
    return Match(
      at: .init(method),
      "\(method.title) is never called\(onSystemsWithScenes), because the app has scenes"
        + "\(runsWithoutScenes ? " there" : ""). \(advice)\(doubt)",
      severity: foreign != nil
        ? .note : counterparts.isEmpty && !isRedone && !runsWithoutScenes ? .error : .warning,
      facts: isSwiftUI ? [152, 217] : [152, 153],
      life: successor == .sceneDidEnterBackground || successor == .sceneWillResignActive
        ? .home : .launch,
      instead: isSwiftUI || !counterparts.isEmpty
        ? nil : SuggestedCode.declaration(of: declaration, inSwift: method.isSwift))
  }

  /// The words of the views that observe the same change.
  fileprivate func wordsOfViews(observing successor: Callback) -> Set<String> {
    let phase: PhaseBranch.Phase? =
      switch successor {
      case .sceneDidEnterBackground: .background
      case .sceneDidBecomeActive: .active
      default: nil
      }
    return Set(
      phaseBranches.filter { $0.phase == phase }
        .flatMap { $0.file.tokens(in: $0.range).map(\.text) })
  }
}
