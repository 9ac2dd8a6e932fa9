import LifecycleModels
import SourceCode

extension AuditCheck {
  /// A badge that only the launch clears, so that it stays when the user comes back.
  static let launchBadges: AuditCheck = .init(
    .pairs, .warning, facts: [30, 153], life: .comeBack, if: [\.hasEntry],
    mentioning: [
      "applicationIconBadgeNumber", "setBadgeCount", "setApplicationIconBadgeNumber",
    ]
  ) { app in
    guard app.showsBadges, !app.countsBadges else { return [] }
    let places = app.code.places(of: launchBadges.words) { $0.clearsBadge }
    guard places.count <= TargetFacts.maxMethods, places.allSatisfy(app.isOfLaunch) else {
      return []
    }
    return places.prefix(1).map {
      Match(
        at: .init($0),
        "The badge is taken away when the app is launched, and at no other time. It stays when the user "
          + "comes back to the app: take it away when the app becomes active.")
    }
  }
}

extension TargetFacts {
  /// Whether the app sets badge numbers itself and thus does more than clear them.
  fileprivate var countsBadges: Bool {
    !code.places(of: ["applicationIconBadgeNumber", "setBadgeCount"]) { place in
      let (tokens, index) = (place.tokens, place.index)
      return index + 2 < tokens.count && tokens[index + 2].text != "0"
        && (tokens[index + 1].isSymbol("(") || tokens.isAssigned(at: index))
    }.isEmpty
  }

  /// Whether notifications of the app put numbers on its icon.
  fileprivate var showsBadges: Bool {
    !code.places(of: ["badge", "UNNotificationPresentationOptionBadge"]) { place in
      place.token.text != "badge"
        || place.tokens.isMember(at: place.index)
          && (place.tokens.isAssigned(at: place.index)
            || place.function?.baseName == "userNotificationCenter")
    }.isEmpty
  }

  /// Whether a place runs at launch and at no other time.
  fileprivate func isOfLaunch(_ place: CodePlace) -> Bool {
    if isOfApp(place) { return true }
    guard let function = place.function, let body = function.body,
      place.tokens[body].outsideClosures.contains(place.index)
    else { return false }
    if isOfLaunch(function, in: place.file) { return true }
    let calls = code.places(of: [function.baseName])
    // The declaration is in no function.
    let callers = calls.filter { $0.function != nil || $0.token.place != function.place }
    return !callers.isEmpty && calls.count == callers.count + 1
      && callers.allSatisfy { place in
        if isOfApp(place) { return true }
        guard let caller = place.function, let body = caller.body else { return false }
        return isOfLaunch(caller, in: place.file)
          && place.tokens[body].outsideClosures.contains(place.index)
      }
  }

  /// Whether a function is called only at launch.
  private func isOfLaunch(_ function: CodeFunction, in file: CodeFile) -> Bool {
    launchMethods.contains { $0.function == function && $0.file.path == file.path }
  }

  /// Whether a place runs when the SwiftUI app is initialised.
  private func isOfApp(_ place: CodePlace) -> Bool {
    code.apps(of: entry).flatMap(\.parts).contains { part in
      part.file.path == place.file.path
        && place.file.initialisers(of: part.part).contains { start in
          guard let body = start.body, body.contains(place.index) else { return false }
          return place.tokens[body].outsideClosures.contains(place.index)
        }
    }
  }
}

extension CodePlace {
  /// Whether it sets the badge to zero.
  fileprivate var clearsBadge: Bool {
    guard index + 2 < tokens.endIndex, tokens[index + 2].text == "0" else { return false }
    return token.text != "applicationIconBadgeNumber" || tokens.isAssigned(at: index)
  }
}
