import DelegateSource

// Whether the methods of delegates are called.
extension TargetFacts {
  /// Whether the app also runs on systems without scenes, which call the app delegate's methods.
  var runsWithoutScenes: Bool {
    let oldest = target.settings.compactMap { settings in
      settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap { Int($0.prefix { $0 != "." }) }
    }
    return oldest.contains { $0 < 13 }
  }

  /// The systems on which the app has scenes, for a sentence; empty if it runs on no others.
  var onSystemsWithScenes: String { runsWithoutScenes ? " on iOS 13 and later" : "" }

  /// Whether a method of the app delegate does something but only UIKit would call it.
  func isDead(_ method: CodeMethod) -> Bool { method.doesSomething && !isCalled(method) }

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
