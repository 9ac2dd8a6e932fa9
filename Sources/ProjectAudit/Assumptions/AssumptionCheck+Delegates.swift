import DelegateSource
import SourceCode

// Types that look like delegates and are not the ones that are told.
extension AssumptionCheck {
  /// Whether a method of a delegate at a place is one that nobody calls on an object of its type: another
  /// type is the delegate, or a subclass has the method, too.
  func isOtherDelegate(_ place: AssumedPlace) -> Bool {
    guard let type = place.type, let method = place.method else { return false }
    let roles = Set(method.delegateMethods.map(\.owner))
    if method.function.baseName == "userNotificationCenter" || method.isOfNotificationCentre {
      return isOtherCentreDelegate(type)
    }
    if isOfUninstantiatedDelegate(roles, type) { return true }
    if roles.contains(.application), isOtherAppDelegate(type, for: method) { return true }
    if !roles.isDisjoint(with: [.scene, .windowScene]), isOtherSceneDelegate(type) { return true }
    return !roles.isEmpty && isTakenOver(method, of: type)
  }

  /// Whether a SwiftUI app makes no app delegate, and so no scene delegate that only this one would name.
  private func isOfUninstantiatedDelegate(_ roles: Set<DelegateProtocol>, _ type: CodeType) -> Bool
  {
    guard facts.lacksAdaptor else { return false }
    if roles.contains(.application) { return appDelegates.contains(type.name) }
    return !roles.isEmpty && !facts.makesSceneDelegates
  }

  /// Whether the app has another delegate, and nothing calls the method of this one.
  private func isOtherAppDelegate(_ type: CodeType, for method: CodeMethod) -> Bool {
    guard case .uiKit(let name?) = facts.entry, let main = facts.code.type(named: name),
      main.name != type.name, !facts.code.ancestorNames(of: main).contains(type.lastName)
    else { return false }
    return !facts.hasLiveCalls(of: method)
  }

  /// Whether plists or code name other scene delegates, and neither this one nor a subclass of it.
  private func isOtherSceneDelegate(_ type: CodeType) -> Bool {
    let named = facts.plists.flatMap { $0.manifest?.configurations ?? [] }
      .compactMap { $0.delegateClass?.className }
    guard !named.isEmpty, !facts.namesDelegateInCode,
      named.allSatisfy({ facts.code.type(named: $0) != nil })
    else { return false }
    return !named.contains { name in
      guard let other = facts.code.type(named: name) else { return false }
      return other.name == type.name
        || facts.code.ancestorNames(of: other).contains(type.lastName)
    } && !isMentioned(type)
  }

  /// Whether something names a type outside of it.
  private func isMentioned(_ type: CodeType) -> Bool {
    facts.code.files(mentioning: type.lastName).contains { file in
      file.indices(of: type.lastName).contains { index in
        file.tokens[index].kind == .word
          && file.part(around: file.tokens[index])?.name != type.name
          && !(index > 0
            && ["class", "extension"].contains(where: file.tokens[index - 1].isWord))
      }
    }
  }

  /// Whether the notification centre has other delegates only.
  private func isOtherCentreDelegate(_ type: CodeType) -> Bool {
    guard centreDelegates.areKnown, !centreDelegates.passOn else { return false }
    return !CentreDelegates.isAmong(centreDelegates.types, type.name, in: facts.code)
  }

  /// Whether a subclass has the method as well, which UIKit calls in its place.
  private func isTakenOver(_ method: CodeMethod, of type: CodeType) -> Bool {
    (heirs[type.lastName] ?? []).contains { other in
      other.name != type.name
        && other.methods.contains { $0.function.name == method.function.name }
    }
  }
}

extension CodeMethod {
  /// Whether the notification centre calls a method of this name in Objective-C.
  fileprivate var isOfNotificationCentre: Bool {
    function.name.hasPrefix("userNotificationCenter:")
  }
}
