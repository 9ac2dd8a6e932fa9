import LifecycleModels
import SourceCode

extension AuditRule {
  static let registration = AuditRule(
    8, "What must be registered before launch ends is registered there.")
}

extension AuditCheck {
  /// Background tasks whose identifier the plist lacks.
  static let unlistedTasks = AuditCheck(
    .registration, .error, facts: [196], life: .backgroundLaunch, if: [\.mayRegisterTasks]
  ) { app in
    (app.registrations + app.modifiers).flatMap { registration in
      let identifier = registration.identifier
      return app.plists.filter { $0.value != nil }.compactMap { plist -> Match? in
        let permitted = plist.texts("BGTaskSchedulerPermittedIdentifiers").map(\.text)
        guard let identifier, !permitted.contains(where: { $0.permits(identifier) }) else {
          return nil
        }
        return Match(
          at: .init(registration.place),
          "BGTaskSchedulerPermittedIdentifiers of \(plist.title) does not list “\(identifier)”"
            + (permitted.isEmpty
              ? "." : "; it lists \(permitted.map { "“\($0)”" }.joined(separator: ", ")).")
            + " Registration fails, and the task never runs.")
      }
    }
  }

  /// Background tasks that are registered a second time.
  static let repeatedTasks = AuditCheck(
    .registration, .warning, facts: [196], life: .launch, if: [\.mayRegisterTasks]
  ) { app in
    var known: Set<String> = []
    return app.registrations.compactMap { registration in
      guard let identifier = registration.identifier, !known.insert(identifier).inserted else {
        return nil
      }
      return Match(
        at: .init(registration.place),
        "“\(identifier)” is registered a second time. BGTaskScheduler accepts one handler for each "
          + "identifier.")
    }
  }
}

/// A registration of a handler for a background task.
struct Registration {
  let place: CodePlace
  /// The identifier, if it is a literal or a declared constant.
  let identifier: String?
}

extension TargetFacts {
  var mayRegisterTasks: Bool { !appDelegates.isEmpty || isSwiftUI }

  var registrations: [Registration] {
    code.places(of: ["forTaskWithIdentifier", "registerForTaskWithIdentifier"]) { place in
      // In Swift, the first label tells the call.
      place.file.language == .objectiveC || place.token.text.hasPrefix("register")
        || place.index > 1 && place.tokens[place.index - 1].isSymbol("(")
    }.map { Registration(place: $0, identifier: identifier(after: $0.index, in: $0.file)) }
  }

  /// The tasks that SwiftUI handles: `.backgroundTask(.appRefresh("identifier"))`.
  fileprivate var modifiers: [Registration] {
    code.places(ofRow: ["backgroundTask", "(", ".", "appRefresh", "("]).compactMap { place in
      guard place.index + 5 < place.tokens.count,
        let text = place.tokens[place.index + 5].literalText, !text.contains("\\(")
      else { return nil }
      return Registration(place: place, identifier: text)
    }
  }

  /// The text of the argument after a label: a literal, or a constant of the app.
  func identifier(after index: Int, in file: CodeFile) -> String? {
    var last: CodeToken?
    var isOfValue = false
    for (position, token) in file.tokens.enumerated().dropFirst(index + 2) {
      if let text = token.literalText {
        let isPart = position + 1 < file.tokens.count && file.tokens[position + 1].isSymbol("+")
        return isPart || text.contains("\\(") ? nil : text
      }
      if token.isSymbol(".") {
        // A property of a value can be anything. A property of a type is a constant.
        isOfValue = last.map { $0.text.first?.isLowercase ?? true } ?? false
        continue
      }
      guard token.kind == .word, token.text != "using" else { break }
      last = token
    }
    // A parameter can be anything.
    let parameters = file.function(around: file.tokens[index])?.parameterNames ?? []
    return isOfValue || parameters.contains(last?.text ?? "")
      ? nil : last.flatMap { code.constant(named: $0.text) }
  }
}

extension String {
  /// Whether this plist entry permits an identifier. An asterisk matches any ending.
  func permits(_ identifier: String) -> Bool {
    hasSuffix("*") ? identifier.hasPrefix(dropLast()) : self == identifier
  }
}
