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

  /// Whether live code calls a method or passes on its selector.
  func isCalled(_ method: CodeMethod) -> Bool {
    isSelected(method) || hasLiveCalls(of: method)
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
  func liveCalls(of method: CodeMethod) -> some Sequence<Calls.Call> {
    method.delegateMethods.lazy.flatMap(liveCalls.of)
  }

  /// Whether live code calls a method.
  func hasLiveCalls(of method: CodeMethod) -> Bool {
    liveCalls(of: method).contains { _ in true }
  }

  /// The calls in live code: neither to a superclass, nor in a method of the app delegate that scenes replace,
  /// nor of a receiver that begins with a type that was not read.
  static func live(_ calls: Calls, in code: Codebase, appDelegates: [CodeType]) -> Calls {
    var dead: [String: [Bool]] = [:]
    for method in code.methods(of: appDelegates) where method.isReplacedByScenes {
      let file = method.file
      for index in method.function.body ?? 0..<0 {
        dead[file.path, default: Array(repeating: false, count: file.tokens.count)][index] = true
      }
    }
    return calls.filter { call in
      if call.isToSuper || dead[call.file]?[call.index] ?? false { return false }
      guard let root = call.root, root.first?.isUppercase ?? false, root != "UIApplication" else {
        return true
      }
      return code.type(named: root) != nil
    }
  }
}

/// The methods of scene delegates that do something in place of methods that UIKit does not call.
struct Counterparts {
  private let firstName: String?
  private let words: Set<String>

  /// - Complexity: O(*n*) for *n* tokens of the methods.
  init(_ methods: [CodeMethod]) {
    let methods = methods.filter(\.doesSomething)
    firstName = methods.first?.function.name
    words = Set(methods.flatMap(\.body).map(\.text))
  }

  var isEmpty: Bool { firstName == nil }

  /// A sentence on how far they replace an uncalled method.
  func replacement(of method: CodeMethod) -> String {
    let effectNames = method.effectNames
    return !effectNames.isEmpty && effectNames.isSubset(of: words)
      ? "\(firstName ?? "") makes the same calls, so this can be removed."
      : "\(firstName ?? "") does something in its place; see whether it does the same."
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
