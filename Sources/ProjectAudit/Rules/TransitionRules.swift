import DelegateSource
import LifecycleModels

extension TargetFacts {
  /// R5: transition methods of the app delegate that UIKit no longer calls.
  var transitionFindings: [AuditFinding] {
    guard entry != .notFound else { return [] }
    if !hasScenes { return overrides }
    return ScenesReplacement.transitions.flatMap { pair in
      appMethods(pair.callback).filter(isDead)
        .filter { _ in !runsWithoutScenes || sceneMethods(pair.successor).isEmpty }
        .map { deadTransition($0, pair.successor) }
    }
  }

  /// Whether the app also runs on systems without scenes, which call the app delegate's methods.
  var runsWithoutScenes: Bool {
    let oldest = target.settings.compactMap { settings in
      settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap { Int($0.prefix { $0 != "." }) }
    }
    return oldest.contains { $0 < 13 }
  }

  /// The systems on which the app has scenes, for a sentence; empty if it runs on no others.
  var onSystemsWithScenes: String { runsWithoutScenes ? " on iOS 13 and later" : "" }

  /// The overridden methods that UIKit will stop calling when an app adopts scenes.
  private var overrides: [AuditFinding] {
    let methods = ScenesReplacement.transitions.flatMap { appMethods($0.callback) }
      .filter { $0.function.isOverride || $0.body.mentions("super") }
    guard let first = methods.first, let type = first.type.flatMap({ code.type(named: $0) }),
      let superclass = code.unknownAncestors(of: type).first
    else { return [] }
    return [
      AuditFinding(
        .deadTransition, .note, at: FindingPlace(first),
        "When the app moves to scenes, \(methods.count) overridden transitions fall silent, and with "
          + "them whatever “\(superclass)”, which was not read, does in them.",
        facts: [152], life: .home)
    ]
  }

  private func deadTransition(_ method: CodeMethod, _ successor: Callback) -> AuditFinding {
    let counterparts = sceneMethods(successor).filter(\.doesSomething)
    let isRedone = isSwiftUI && isDoneByView(method, successor)
    let foreign = isSwiftUI ? nil : foreignSceneClasses.first
    let declaration = DelegateMethod.all.first { $0.callback == successor }
    let name = declaration?.function.fullName ?? ""
    let place = sceneDelegates.first?.name ?? "the scene delegate"
    let advice =
      isRedone
      ? "A view that observes scenePhase makes the same calls, so this can be removed."
      : isSwiftUI
        ? "Observe scenePhase, or the notification of UIApplication."
        : counterparts.isEmpty
          ? "Do it in \(name) of \(place)." : replacement(of: method, by: counterparts)
    let doubt = foreign.map { " Unless “\($0)”, which was not read, calls it." } ?? ""
    return AuditFinding(
      .deadTransition,
      foreign != nil
        ? .note : counterparts.isEmpty && !isRedone && !runsWithoutScenes ? .error : .warning,
      at: FindingPlace(method),
      "\(method.title) is never called\(onSystemsWithScenes), because the app has scenes"
        + "\(runsWithoutScenes ? " there" : ""). \(advice)\(doubt)",
      facts: isSwiftUI ? [152, 217] : [152, 153],
      life: successor == .sceneDidEnterBackground || successor == .sceneWillResignActive
        ? .home : .launch, effect: .losesInput,
      instead: isSwiftUI || !counterparts.isEmpty ? nil : declaration?.declaration)
  }

  /// Whether a method of the app delegate does something but only UIKit would call it.
  func isDead(_ method: CodeMethod) -> Bool {
    method.doesSomething && !isCalled(method)
  }

  /// Whether a view that observes the same change makes all calls of a method.
  private func isDoneByView(_ method: CodeMethod, _ successor: Callback) -> Bool {
    let effectNames = method.effectNames
    let phase: PhaseBranch.Phase? =
      switch successor {
      case .sceneDidEnterBackground: .background
      case .sceneDidBecomeActive: .active
      default: nil
      }
    let words = phaseBranches.filter { $0.phase == phase }
      .flatMap { $0.file.tokens(in: $0.range).map(\.text) }
    return !effectNames.isEmpty && effectNames.isSubset(of: Set(words))
  }

  /// A sentence on how far other methods replace an uncalled method.
  func replacement(of method: CodeMethod, by others: [CodeMethod]) -> String {
    let effectNames = method.effectNames
    let words = Set(others.flatMap(\.body).map(\.text))
    let name = others.first?.function.name ?? ""
    return !effectNames.isEmpty && effectNames.isSubset(of: words)
      ? "\(name) makes the same calls, so this can be removed."
      : "\(name) does something in its place; see whether it does the same."
  }

  /// Whether live code calls a method or passes on its selector.
  func isCalled(_ method: CodeMethod) -> Bool {
    isSelected(method) || !liveCalls(of: method).isEmpty
  }

  /// Whether a selector names a method and is not sent to an object with a method of the same name.
  private func isSelected(_ method: CodeMethod) -> Bool {
    let name = method.function.baseName
    return calls.receivers(ofSelector: name).contains { receiver in
      guard let type = receiver.flatMap(code.type), let owner = method.type else { return true }
      let own = type.methods.first { $0.function.baseName == name }
      return own == nil || type.name == owner
        || code.ancestorNames(of: type).contains(owner.lastName)
        || code.type(named: owner).map { code.ancestorNames(of: $0).contains(type.lastName) }
          ?? true
    }
  }

  /// The calls of a method in live code.
  func liveCalls(of method: CodeMethod) -> [Calls.Call] {
    method.delegateMethods.flatMap(calls.of).filter { call in
      !call.isToSuper && !isInDeadMethod(call) && mayReferTo(method, call)
    }
  }

  /// Whether the receiver of a call can have the method's type. It cannot if it begins with another
  /// type.
  private func mayReferTo(_ method: CodeMethod, _ call: Calls.Call) -> Bool {
    guard let root = call.root, root.first?.isUppercase ?? false, root != "UIApplication" else {
      return true
    }
    return appDelegates.contains { $0.lastName == root } || method.type == root
      || code.type(named: root) != nil
  }

  /// Whether a call is in a method of the app delegate that scenes replace.
  private func isInDeadMethod(_ call: Calls.Call) -> Bool {
    appDelegates.flatMap(code.methods).contains { method in
      method.file.path == call.file && method.function.body?.contains(call.index) == true
        && method.isReplacedByScenes
    }
  }
}

extension CodeMethod {
  /// Whether UIKit does not call it in an app with scenes.
  var isReplacedByScenes: Bool {
    isDelegateMethod(of: [.application])
      && (ScenesReplacement.transitions + ScenesReplacement.input).contains {
        callbacks.contains($0.callback)
      }
  }
}
