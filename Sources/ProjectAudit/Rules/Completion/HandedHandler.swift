import SourceCode

extension AuditCheck {
  /// Handlers of pushes and taps that the app's own methods receive from a delegate or a library.
  static let handedHandlers = AuditCheck(.completion, .warning, facts: [], life: nil) { app in
    app.forwardedPushes.flatMap { method in
      method.isSwift && !method.answers
        ? app.brokenPromises(of: method)
        : [app.neglect(ofHandlerOf: method)].compactMap { $0 }
    } + app.handedTaps.compactMap(app.neglect)
  }
}

extension TargetFacts {
  /// Methods that receive the handler of a push.
  fileprivate var forwardedPushes: [CodeMethod] {
    code.methods(mentioning: { $0.hasSuffix("etchCompletionHandler") }).filter { method in
      method.delegateMethods.isEmpty && method.doesSomething
        && method.function.name.hasSuffix("etchCompletionHandler:)")
    }
  }

  /// Methods that receive the response to a notification and its handler.
  fileprivate var handedTaps: [CodeMethod] {
    code.methods(mentioning: "UNNotificationResponse").filter { method in
      method.isSwift && method.delegateMethods.isEmpty && method.doesSomething && !method.answers
        && method.function.name.lowercased().hasSuffix("completionhandler:)")
        && method.function.baseName != "userNotificationCenter"
        && method.function.head.mentions("UNNotificationResponse")
    }
  }
}
