import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R10: launch methods that read the application state or count openings.
  var launchStateFindings: [AuditFinding] {
    guard hasScenes, entry != .notFound else { return [] }
    var findings = earlyApplications
    for method in launchMethods {
      findings += method.body.filter(\.asksForState).map { stateFinding($0, in: method) }
      findings += launchStateQueries(by: method)
      findings += method.body.indices.filter(method.body.isOpeningSignal)
        .map { signalFinding(method.body[$0], in: method) }
    }
    return findings
  }

  /// Uses of the application in the initialiser of a SwiftUI app, before it exists.
  private var earlyApplications: [AuditFinding] {
    code.apps(of: entry).flatMap { app -> [AuditFinding] in
      let starts = app.parts.flatMap { part in
        part.file.initialisers(of: part.part).map {
          CodeMethod(type: app.name, file: part.file, function: $0)
        }
      }
      let helpers = starts.flatMap(\.plainCalls).compactMap(\.helper)
      let called = app.methods.filter { helpers.contains($0.function.baseName) }
      return (starts + called).prefix(Self.maxMethods).compactMap { method in
        let body = method.body
        let index = body.outsideClosures.first { index in
          body[index].isWord("UIApplication") && index + 2 < body.endIndex
            && body[index + 2].isWord("shared")
        }
        return index.map { index in
          AuditFinding(
            .launchState, .warning, at: FindingPlace(body[index], in: method.file),
            "The initialiser of the app runs before UIApplicationMain makes the application, so "
              + "UIApplication.shared is nil here, and nothing happens. Do it in "
              + "application(_:didFinishLaunchingWithOptions:).",
            facts: [145, 216], life: .launch)
        }
      }
    }
  }

  /// The reads of the application state in methods that a launch method calls unconditionally, and
  /// in their unconditional callees.
  private func launchStateQueries(by launch: CodeMethod) -> [AuditFinding] {
    guard let type = launch.type.flatMap(code.type) else { return [] }
    let methods = Dictionary(
      grouping: type.methods.filter { !$0.isLaunchMethod }, by: \.function.baseName)
    var visited: Set<String> = []
    var open = launch.body.ownCallsOutsideBraces.sorted()
    var findings: [AuditFinding] = []
    while let name = open.popLast() {
      guard visited.insert(name).inserted else { continue }
      for method in methods[name] ?? [] {
        let body = method.body
        findings += body.outsideBraces.filter { body.asksForState(at: $0) }
          .map { stateFinding(body[$0], in: method) }
        open += body.ownCallsOutsideBraces.sorted()
      }
    }
    return findings
  }

  private func stateFinding(_ token: CodeToken, in method: CodeMethod) -> AuditFinding {
    // Text shown in a string does not affect control flow.
    AuditFinding(
      .launchState, token.kind == .literal ? .note : .warning,
      at: FindingPlace(token, in: method.file),
      "In a launch method of an app with scenes, applicationState is .background however the app was "
        + "started. Decide when the scene becomes active.",
      facts: [149, 157], life: .launch)
  }

  private func signalFinding(_ token: CodeToken, in method: CodeMethod) -> AuditFinding {
    AuditFinding(
      .launchState, .warning, at: FindingPlace(token, in: method.file),
      "\(token.text) is sent in a launch method, which also runs when the system starts the app in the "
        + "background. Send it when the app becomes active for the first time.",
      facts: [157], life: .backgroundLaunch)
  }
}

extension CodeTokens {
  /// The indices that are in no braces.
  fileprivate var outsideBraces: [Int] {
    var outside: [Int] = []
    var index = startIndex
    while index < endIndex {
      let opens = self[index].isSymbol("{")
      if !opens { outside.append(index) }
      index = opens ? partner(of: index) + 1 : index + 1
    }
    return outside
  }

  /// Whether the word at an index reads the application state, and is no label or parameter.
  fileprivate func asksForState(at index: Int) -> Bool {
    self[index].isWord("applicationState") && index > startIndex
      && (self[index - 1].isSymbol(".") || self[index - 1].isSymbol("]")
        || self[index - 1].kind == .word && index + 1 < endIndex && self[index + 1].isSymbol("]"))
  }

  /// The methods of the same object that are called outside all braces.
  fileprivate var ownCallsOutsideBraces: Set<String> {
    let calls = outsideBraces.filter { index in
      guard self[index].kind == .word, index + 1 < endIndex else { return false }
      let isMember = isMember(at: index)
      let isOwn =
        !isMember || index > startIndex + 1 && ["self", "Self"].contains(self[index - 2].text)
      let isMessage = index > startIndex && self[index - 1].isWord("self")
      return isOwn && self[index + 1].isSymbol("(") || isMessage && self[index + 1].isSymbol("]")
    }
    return Set(calls.map { self[$0].text })
  }

  /// Whether the text or case at an index names the event “the user opened the app”.
  fileprivate func isOpeningSignal(at index: Int) -> Bool {
    if self[index].isOpeningSignal { return !isLogged(index) }
    return self[index].kind == .word && index > startIndex + 1 && self[index - 1].isSymbol(".")
      && (self[index - 2].isSymbol(":") || self[index - 2].isSymbol("("))
      && CodeToken.openings.contains(self[index].text.lowercased())
  }

  /// Whether a text is an argument of a logging call such as `logger.info` or `NSLog`.
  fileprivate func isLogged(_ index: Int) -> Bool {
    let names: Set = [
      "print", "debugPrint", "NSLog", "os_log", "log", "Log", "logger", "Logger", "LogManager",
    ]
    return callsAround(index).compactMap(\.parent).flatMap(\.links).contains {
      names.contains($0.text) || $0.text.hasPrefix("DDLog")
    }
  }
}

extension CodeToken {
  /// Whether this reads the application state, directly or inside a string.
  fileprivate var asksForState: Bool {
    isWord("applicationState")
      || hasInterpolation && text.contains(".applicationState")
  }

  /// Whether this names the event “the user opened the app”.
  fileprivate var isOpeningSignal: Bool {
    guard let text = literalText?.lowercased().filter(\.isLetter) else { return false }
    return text == "launched" || Self.openings.contains(text)
  }

  /// The lowercase names of that event.
  fileprivate static let openings: Set = [
    "applaunched", "applaunch", "appopened", "appopen", "appstarted", "sessionstart",
    "sessionstarted",
  ]
}
