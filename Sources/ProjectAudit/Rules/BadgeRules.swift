import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R11: a badge that only the launch clears, so that it stays when the user comes back.
  var badgeFindings: [AuditFinding] {
    guard entry != .notFound, showsBadges, !countsBadges else { return [] }
    let places = code.files(mentioning: Self.badgeSetters).flatMap { file in
      file.tokens.indices.filter { file.tokens.clearsBadge(at: $0) }
        .map { (file: file, index: $0) }
    }
    guard !places.isEmpty, places.count <= Self.maxMethods,
      places.allSatisfy({ isOfLaunch($0.index, in: $0.file) })
    else {
      return []
    }
    return places.prefix(1).map { file, index in
      AuditFinding(
        .pairs, .warning, at: FindingPlace(file.tokens[index], in: file),
        "The badge is taken away when the app is launched, and at no other time. It stays when the user "
          + "comes back to the app: take it away when the app becomes active.",
        facts: [30, 153], life: .comeBack)
    }
  }

  private static let badgeSetters = [
    "applicationIconBadgeNumber", "setBadgeCount", "setApplicationIconBadgeNumber",
  ]

  /// Whether the app sets badge numbers itself and thus does more than clear them.
  private var countsBadges: Bool {
    code.files(mentioning: Self.badgeSetters).contains { file in
      file.tokens.indices.contains { index in
        ["applicationIconBadgeNumber", "setBadgeCount"].contains(file.tokens[index].text)
          && index + 2 < file.tokens.count && file.tokens[index + 2].text != "0"
          && (file.tokens[index + 1].isSymbol("(") || file.tokens.isAssigned(at: index))
      }
    }
  }

  /// Whether notifications of the app put numbers on its icon.
  private var showsBadges: Bool {
    code.files(mentioning: "badge", "UNNotificationPresentationOptionBadge").contains { file in
      file.tokens.indices.contains { index in
        file.tokens[index].isWord("badge") && index > 0 && file.tokens[index - 1].isSymbol(".")
          && (file.tokens.isAssigned(at: index)
            || file.function(around: file.tokens[index])?.baseName == "userNotificationCenter")
          || file.tokens[index].isWord("UNNotificationPresentationOptionBadge")
      }
    }
  }

  /// Whether the code at an index runs at launch and at no other time.
  private func isOfLaunch(_ index: Int, in file: CodeFile) -> Bool {
    if isOfApp(index, in: file) { return true }
    guard let function = file.function(around: file.tokens[index]), let body = function.body,
      file.tokens[body].outsideClosures.contains(index)
    else { return false }
    if isOfLaunch(function, in: file) { return true }
    let calls = code.files(mentioning: function.baseName).flatMap { file in
      file.tokens.filter { $0.isWord(function.baseName) }.map { (file: file, token: $0) }
    }
    // The declaration is in no function.
    let callers = calls.filter { file, token in
      file.function(around: token) != nil || token.place != function.place
    }
    return !callers.isEmpty && calls.count == callers.count + 1
      && callers.allSatisfy { file, token in
        if let place = file.tokens.firstIndex(of: token), isOfApp(place, in: file) { return true }
        guard let caller = file.function(around: token), let body = caller.body else {
          return false
        }
        return isOfLaunch(caller, in: file)
          && file.tokens[body].outsideClosures.contains {
            file.tokens[$0] == token
          }
      }
  }

  /// Whether a function is called only at launch.
  private func isOfLaunch(_ function: CodeFunction, in file: CodeFile) -> Bool {
    launchMethods.contains { $0.function == function && $0.file.path == file.path }
  }

  /// Whether the code at an index runs when the SwiftUI app is initialised.
  private func isOfApp(_ index: Int, in file: CodeFile) -> Bool {
    code.apps(of: entry).flatMap(\.parts).contains { part in
      part.file.path == file.path
        && file.initialisers(of: part.part).contains { start in
          guard let body = start.body, body.contains(index) else { return false }
          return file.tokens[body].outsideClosures.contains(index)
        }
    }
  }
}

extension CodeTokens {
  /// Whether the code at an index sets the badge to zero.
  fileprivate func clearsBadge(at index: Int) -> Bool {
    guard index + 2 < endIndex else { return false }
    switch self[index].text {
    case "applicationIconBadgeNumber": return isAssigned(at: index) && self[index + 2].text == "0"
    case "setBadgeCount": return self[index + 2].text == "0"
    case "setApplicationIconBadgeNumber": return self[index + 2].text == "0"
    default: return false
    }
  }
}
