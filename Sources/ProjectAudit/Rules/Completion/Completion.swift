import DelegateSource
import LifecycleModels
import SourceCode

extension AuditRule {
  static let completion = AuditRule(
    18, "Completion handlers are called once, when the work is done.")
}

extension AuditCheck {
  /// Completion handlers of delegates that a path never calls or calls twice.
  static let brokenPromises = AuditCheck(.completion, .warning, facts: [], life: nil) { app in
    let methods = (app.appDelegates + app.sceneDelegates).flatMap(\.methods)
    return (methods.filter(app.receivesHandler) + app.notificationMethods)
      .flatMap(app.brokenPromises)
  }
}

extension Match {
  /// Says what is wrong with the handler of a method.
  init(handlerOf method: CodeMethod, at place: FindingPlace, _ message: String) {
    let timed: [Callback] = [.didReceiveRemoteNotification, .performFetch]
    let isTimed = method.callbacks.contains(where: timed.contains)
    self.init(at: place, message, facts: isTimed ? [58, 69] : [])
  }
}

extension TargetFacts {
  /// Whether UIKit calls a method with a completion handler.
  fileprivate func receivesHandler(_ method: CodeMethod) -> Bool {
    guard method.doesSomething || method.body.isEmpty || method.onlyWritesLog,
      let form = method.delegateMethods.first
    else { return false }
    return form.hasHandler
      && method.function.parameterNames.count == form.function.parameters.count
      && !(hasScenes && method.isReplacedByScenes && !isCalled(method))
  }

  /// The methods of notification centre and PushKit delegates, all of which have a handler.
  fileprivate var notificationMethods: [CodeMethod] {
    let names: Set = [
      "userNotificationCenter(_:willPresent:withCompletionHandler:)",
      "userNotificationCenter(_:didReceive:withCompletionHandler:)",
      "userNotificationCenter:willPresentNotification:withCompletionHandler:",
      "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
      "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
      "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:",
    ]
    let types = code.types(mentioning: "userNotificationCenter", "pushRegistry")
    return types.flatMap(\.methods).filter { names.contains($0.function.name) && !$0.answers }
  }

  /// The findings about paths that do not call the handler exactly once.
  func brokenPromises(of method: CodeMethod) -> [Match] {
    guard let handler = method.function.parameterNames.last, method.function.body != nil else {
      return []
    }
    // A parameter without a name cannot be called, whichever branch is compiled.
    if handler == "_" { return [neglect(ofHandlerOf: method)].compactMap { $0 } }
    // The compiled branch is unknown, so no path can be followed.
    if method.file.hasConditions(in: method.body, about: [handler]) { return [] }
    let paths = CompletionPaths(method, handler: handler)
    if method.body.isEmpty || !paths.forgotten.isEmpty, let broken = neglect(ofHandlerOf: method) {
      return [broken]
    }
    let forgotten = paths.forgotten.map { token in
      Match(
        handlerOf: method, at: .init(token, in: method.file),
        "A path through \(method.title) ends here without a call of \(handler), and the system waits "
          + "for it.")
    }
    let repeated = paths.repeated.first.map { token in
      Match(
        handlerOf: method, at: .init(token, in: method.file),
        "A path through \(method.title) has called \(handler) already when it gets here. It may be "
          + "called once.")
    }
    return forgotten + [repeated].compactMap { $0 }
      + (forgotten.isEmpty
        ? brokenPromises(of: handler, forwardedBy: method)
          + brokenPromises(of: handler, inClosuresOf: method) : [])
  }

  /// The finding that a method never mentions its handler.
  func neglect(ofHandlerOf method: CodeMethod) -> Match? {
    guard let handler = method.function.parameterNames.last,
      handler == "_" || !method.body.mentions(handler)
    else { return nil }
    return Match(
      handlerOf: method, at: .init(method),
      "\(method.title) never calls its completion handler, and the system waits for it.")
  }
}

extension CodeMethod {
  /// Whether it returns a value. No such delegate method does, so this is a helper with the same
  /// name.
  var answers: Bool {
    guard let parameters = function.parameters else { return false }
    let result = function.head[parameters.range.upperBound...].drop { !$0.isSymbol("->") }
    return !["", "Void", "()"].contains(result.dropFirst().map(\.text).joined())
  }
}

extension DelegateMethod {
  /// Whether its last parameter is a completion handler.
  fileprivate var hasHandler: Bool {
    let label = function.parameters.last?.label ?? ""
    return label.hasSuffix("ompletionHandler") || label == "reply"
  }
}
