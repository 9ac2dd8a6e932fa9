import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R8: background tasks that are registered too late, or under an identifier that the plist
  /// lacks.
  var taskFindings: [AuditFinding] {
    guard !appDelegates.isEmpty || isSwiftUI else { return [] }
    return registrations.flatMap { late($0) + unlisted($0) } + repeated(registrations)
      + modifiers.flatMap(unlisted)
  }

  /// A registration of a handler for a background task.
  private struct Registration {
    let file: CodeFile
    let token: CodeToken
    /// The identifier, if it is a literal or a declared constant.
    let identifier: String?
  }

  private static let registering = ["forTaskWithIdentifier", "registerForTaskWithIdentifier"]

  private var registrations: [Registration] {
    code.files(mentioning: Self.registering).flatMap { file in
      let tokens = file.tokens
      let swift = tokens.indices.filter { index in
        tokens[index].isWord("forTaskWithIdentifier")
          && (index > 1 && tokens[index - 1].isSymbol("(") || file.language == .objectiveC)
      }
      let objectiveC = tokens.indices.filter {
        tokens[$0].isWord("registerForTaskWithIdentifier")
      }
      return (swift + objectiveC).map { index in
        Registration(
          file: file, token: tokens[index], identifier: identifier(after: index, in: file))
      }
    }
  }

  /// The tasks that SwiftUI handles: `.backgroundTask(.appRefresh("identifier"))`.
  private var modifiers: [Registration] {
    code.files(mentioning: "backgroundTask").flatMap { file in
      file.tokens.indices(of: ["backgroundTask", "(", ".", "appRefresh", "("]).compactMap {
        start in
        guard start + 5 < file.tokens.count, let text = file.tokens[start + 5].literalText,
          !text.contains("\\(")
        else { return nil }
        return Registration(file: file, token: file.tokens[start], identifier: text)
      }
    }
  }

  /// Whether a token is in a method of a view controller, which runs after the launch.
  private func isInView(_ registration: Registration) -> Bool {
    let name = registration.file.function(around: registration.token)?.name ?? ""
    return name.hasPrefix("viewDid") || name.hasPrefix("viewWill")
  }

  /// The text of the argument after a label: a literal, or a constant of the app.
  private func identifier(after index: Int, in file: CodeFile) -> String? {
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

  private func late(_ registration: Registration) -> [AuditFinding] {
    guard !launchReach.contains(registration.token, in: registration.file),
      sceneReach.contains(registration.token, in: registration.file) || isInView(registration)
    else { return [] }
    // Functions are followed by name, so another function of the same name may be meant.
    let isCertain = sceneReach.isCertain(registration.token, in: registration.file)
    return [
      AuditFinding(
        .registration, isCertain ? .error : .warning,
        at: FindingPlace(registration.token, in: registration.file),
        "This handler is registered when a scene connects or a view loads. BGTaskScheduler raises an "
          + "exception once application(_:didFinishLaunchingWithOptions:) has returned: register it "
          + "there.",
        facts: [193, 194], life: .launch, effect: isCertain ? .blocksLaunch : .other)
    ]
  }

  private func unlisted(_ registration: Registration) -> [AuditFinding] {
    guard let identifier = registration.identifier else { return [] }
    return plists.filter { $0.value != nil }.compactMap { plist in
      let permitted = plist.texts("BGTaskSchedulerPermittedIdentifiers").map(\.text)
      if permitted.contains(where: { $0.permits(identifier) }) { return nil }
      return AuditFinding(
        .registration, .error, at: FindingPlace(registration.token, in: registration.file),
        "BGTaskSchedulerPermittedIdentifiers of \(plist.title) does not list “\(identifier)”"
          + (permitted.isEmpty
            ? "." : "; it lists \(permitted.map { "“\($0)”" }.joined(separator: ", ")).")
          + " Registration fails, and the task never runs.",
        facts: [196], life: .backgroundLaunch)
    }
  }

  private func repeated(_ registrations: [Registration]) -> [AuditFinding] {
    var known: Set<String> = []
    return registrations.compactMap { registration in
      guard let identifier = registration.identifier, !known.insert(identifier).inserted else {
        return nil
      }
      return AuditFinding(
        .registration, .warning, at: FindingPlace(registration.token, in: registration.file),
        "“\(identifier)” is registered a second time. BGTaskScheduler accepts one handler for each "
          + "identifier.",
        facts: [196], life: .launch)
    }
  }
}

extension String {
  /// Whether this plist entry permits an identifier. An asterisk matches any ending.
  fileprivate func permits(_ identifier: String) -> Bool {
    hasSuffix("*") ? identifier.hasPrefix(dropLast()) : self == identifier
  }
}
