import DelegateSource
import SourceCode

extension TargetFacts {
  /// R18: handlers of pushes and taps that the app's own methods receive from a delegate or a
  /// library.
  var handedFindings: [AuditFinding] {
    forwardedPushes.flatMap { method in
      method.isSwift && !method.answers
        ? promiseFindings(method) : [neglectedHandlerFinding(method)].compactMap { $0 }
    } + handedTaps.compactMap(neglectedHandlerFinding)
  }

  /// Methods that receive the handler of a push.
  private var forwardedPushes: [CodeMethod] {
    code.methods(mentioning: { $0.hasSuffix("etchCompletionHandler") }).filter { method in
      method.delegateMethods.isEmpty && method.doesSomething
        && method.function.name.hasSuffix("etchCompletionHandler:)")
    }
  }

  /// Methods that receive the response to a notification and its handler.
  private var handedTaps: [CodeMethod] {
    code.methods(mentioning: { $0 == "UNNotificationResponse" }).filter { method in
      method.isSwift && method.delegateMethods.isEmpty && method.doesSomething && !method.answers
        && method.function.name.lowercased().hasSuffix("completionhandler:)")
        && method.function.baseName != "userNotificationCenter" && method.isGivenResponse
    }
  }
}

extension CodeMethod {
  /// Whether a parameter has the type of a notification response.
  fileprivate var isGivenResponse: Bool {
    function.head.mentions("UNNotificationResponse")
  }
}
