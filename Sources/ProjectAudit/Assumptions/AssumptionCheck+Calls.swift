import DelegateSource
import SourceCode

// Methods that somebody else reaches.
extension AssumptionCheck {
  /// Whether something beside UIKit reaches a method: a subclass through `super`, or an object that hands
  /// on every message that it does not know.
  func isReached(_ place: AssumedPlace) -> Bool {
    guard let type = place.type, let method = place.method else { return false }
    return forwardsMessages || isCalledThroughSuper(method, of: type)
  }

  /// Whether some object passes on messages without naming them.
  private var forwardsMessages: Bool {
    facts.code.files(
      mentioning: "forwardingTarget", "forwardInvocation", "forwardingTargetForSelector"
    )
    .contains { file in
      file.parts.contains { part in
        part.functions.contains { $0.baseName.hasPrefix("forward") }
          && (facts.appDelegates + facts.sceneDelegates).contains { $0.name == part.name }
      }
    }
  }

  /// Whether a method of a subclass calls it that has another name, or that is called itself.
  private func isCalledThroughSuper(_ method: CodeMethod, of type: CodeType) -> Bool {
    method.delegateMethods.flatMap(facts.calls.of).contains { call in
      guard call.isToSuper, let caller = facts.code.method(around: call),
        let owner = caller.type.flatMap(facts.code.type),
        facts.code.ancestorNames(of: owner).contains(type.lastName)
      else { return false }
      return caller.function.name != method.function.name
        || !facts.liveCalls(of: caller).isEmpty
    }
  }
}

extension Codebase {
  /// The method that a call stands in.
  fileprivate func method(around call: Calls.Call) -> CodeMethod? {
    guard let file = files.first(where: { $0.path == call.file }) else { return nil }
    let token = file.tokens[call.index]
    return file.function(around: token).map {
      CodeMethod(type: file.part(around: token)?.name, file: file, function: $0)
    }
  }
}
