import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R12: fetches in the background that the app asks for and no method takes, or that are switched off.
  var fetchFindings: [AuditFinding] { untakenFetches + disabledFetches }

  /// Methods for fetches in an app that uses the scheduler of background tasks, which takes their place.
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

  /// Fetches that the app asks for and no method takes.
  private var untakenFetches: [AuditFinding] {
    guard isAllRead, !isSwiftUI, appMethods(.performFetch).isEmpty,
      appDelegates.allSatisfy({ code.strangers(of: $0).isEmpty })
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

extension CodeFile {
  /// Whether a fetch interval other than “never” is set at an index.
  fileprivate func asksForFetches(at index: Int) -> Bool {
    tokens[index].isWord("setMinimumBackgroundFetchInterval")
      && !tokens[index...].prefix(6).contains { $0.text.lowercased().hasSuffix("never") }
  }
}
