import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R12: background fetches that are requested but not handled, or that are switched off.
  var fetchFindings: [AuditFinding] { unhandledFetches + disabledFetches + unhandledPushes }

  /// Pushes that should start the app, although it implements only the method without a handler.
  private var unhandledPushes: [AuditFinding] {
    guard isAllRead, !code.mentions("fetchCompletionHandler"),
      let plist = plists.first(where: {
        $0.texts("UIBackgroundModes").contains { $0.text == "remote-notification" }
      }), appDelegates.allSatisfy({ code.unknownAncestors(of: $0).isEmpty })
    else { return [] }
    let names: Set = [
      "application(_:didReceiveRemoteNotification:)", "application:didReceiveRemoteNotification:",
    ]
    let methods = appDelegates.flatMap(code.methods).filter { names.contains($0.function.name) }
    // The newer method has the same Swift name if it is asynchronous.
    guard !methods.contains(where: \.isAsynchronous) else { return [] }
    return methods.filter(\.doesSomething).map {
      AuditFinding(
        .coverage, .warning, at: FindingPlace($0),
        "\(plist.title) has the background mode remote-notification, and \($0.title) is the only method for "
          + "pushes. It has no fetchCompletionHandler, so the system does not call it in the background, and "
          + "a silent push does nothing until the user opens the app.",
        facts: [58], life: .backgroundLaunch)
    }
  }

  /// Fetch methods in an app that uses the background task scheduler, which replaces them.
  private var disabledFetches: [AuditFinding] {
    let key = "BGTaskSchedulerPermittedIdentifiers"
    guard let plist = plists.first(where: { !$0.texts(key).isEmpty }) else { return [] }
    return appMethods(.performFetch).filter(\.doesSomething).filter { liveCalls(of: $0).isEmpty }
      .map {
        AuditFinding(
          .coverage, .warning, at: FindingPlace($0),
          "\($0.title) is never called: \(plist.title) has \(key), and Apple’s page “Using background tasks "
            + "to update your app” says that this key disables such fetches. Ask for a BGAppRefreshTask.",
          facts: [68, 204], life: .backgroundLaunch)
      }
  }

  /// Fetches that the app requests but no method handles.
  private var unhandledFetches: [AuditFinding] {
    guard isAllRead, !isSwiftUI, appMethods(.performFetch).isEmpty,
      appDelegates.allSatisfy({ code.unknownAncestors(of: $0).isEmpty })
    else { return [] }
    return code.files(mentioning: "setMinimumBackgroundFetchInterval").flatMap { file in
      file.tokens.indices.filter { file.asksForFetches(at: $0) }.map { index in
        AuditFinding(
          .coverage, .warning, at: FindingPlace(file.tokens[index], in: file),
          "The app asks for fetches in the background here, and its delegate has no "
            + "application(_:performFetchWithCompletionHandler:), so none is made.",
          facts: [68], life: .backgroundLaunch)
      }
    }
  }
}

extension CodeMethod {
  /// Whether it is declared `async`.
  fileprivate var isAsynchronous: Bool {
    isSwift && function.head.mentions("async")
  }
}

extension CodeFile {
  /// Whether the code at an index sets a fetch interval other than “never”.
  fileprivate func asksForFetches(at index: Int) -> Bool {
    guard tokens[index].isWord("setMinimumBackgroundFetchInterval"),
      let call = tokens.call(of: index)
    else { return false }
    return !call.tokens.contains { $0.text.lowercased().hasSuffix("never") }
  }
}
