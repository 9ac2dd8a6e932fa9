import LifecycleModels
import SourceCode

extension AuditRule {
  static let launchState = AuditRule(
    10, "Launch methods do not ask for the state or the options of the launch.")
}

extension AuditCheck {
  /// Launch options of an app with scenes that are nil when the user opens it, but for those of input.
  static let missingLaunchOptions = AuditCheck(
    .launchState, .warning, facts: [154], life: .launch, if: [\.hasScenes, \.hasEntry]
  ) { app in
    app.missingLaunchOptions.filter { $0.input == nil }.map { option in
      Match(
        at: option.place,
        "The launch options are nil when the user opens an app with scenes, so \(option.key) is not among them."
          + (SceneInput.launchKeysOfPushes.contains(option.key) ? " " + SceneInput.wayOfTaps : ""))
    }
  }

  /// Launch options stored for later, although there are none.
  static let keptLaunchOptions = AuditCheck(
    .launchState, .note, facts: [154, 188], life: .launch, if: [\.hasScenes, \.hasEntry]
  ) { app in
    app.launchMethods.compactMap { method in
      guard let name = method.parameter(1) else { return nil }
      let body = method.body
      return body.indices.first { index in
        body[index].kind == .word && body.isReassigned(at: index) && body[index + 2].isWord(name)
          && (body[index].text != name || body.isMember(at: index))
          && (index + 3 >= body.endIndex || ![".", "?", "["].contains(body[index + 3].text))
      }.map { index in
        Match(
          at: .init(body[index], in: method.file),
          "The launch options are nil when the user opens an app with scenes, so \(body[index].text) says "
            + "nothing of what started it.")
      }
    }
  }

  /// Uses of the application in the initialiser of a SwiftUI app, before it exists.
  static let earlyApplications = AuditCheck(
    .launchState, .warning, facts: [145, 216], life: .launch, if: [\.hasScenes, \.hasEntry],
    mentioning: ["UIApplication"], query: \.earlyApplications)

  /// Launch methods that read the application state.
  static let launchStates = AuditCheck(
    .launchState, .warning, facts: [149, 157], life: .launch, if: [\.hasScenes, \.hasEntry]
  ) { app in
    app.launchMethods.flatMap { method in
      method.body.filter(\.asksForState).map { Match(state: $0, in: method) }
        + app.launchStateQueries(by: method)
    }
  }

  /// Launch methods that count openings.
  static let openingSignals = AuditCheck(
    .launchState, .warning, facts: [157], life: .backgroundLaunch, if: [\.hasScenes, \.hasEntry]
  ) { app in
    app.launchMethods.flatMap { method in
      method.body.indices.filter(method.body.isOpeningSignal).map { method.body[$0] }.map {
        Match(
          at: .init($0, in: method.file),
          "\($0.text) is sent in a launch method, which also runs when the system starts the app in the "
            + "background. Send it when the app becomes active for the first time.")
      }
    }
  }
}

extension TargetFacts {
  fileprivate var earlyApplications: [Match] {
    code.apps(of: entry).flatMap { app -> [Match] in
      let starts = app.parts.flatMap { part in
        part.file.initialisers(of: part.part).map {
          CodeMethod(type: app.name, file: part.file, function: $0)
        }
      }
      let helpers = starts.flatMap(\.plainCalls).compactMap(\.helper)
      let called = app.methods.filter { helpers.contains($0.function.baseName) }
      return (starts + called).prefix(Self.maxMethods).compactMap { method in
        let body = method.body
        return body.outsideClosures.first { index in
          body[index].isWord("UIApplication") && index + 2 < body.endIndex
            && body[index + 2].isWord("shared")
        }.map { index in
          Match(
            at: .init(body[index], in: method.file),
            "The initialiser of the app runs before UIApplicationMain makes the application, so "
              + "UIApplication.shared is nil here, and nothing happens. Do it in "
              + "application(_:didFinishLaunchingWithOptions:).")
        }
      }
    }
  }

  /// The reads of the application state in methods that a launch method calls unconditionally, and
  /// in their unconditional callees.
  fileprivate func launchStateQueries(by launch: CodeMethod) -> [Match] {
    guard let type = launch.type.flatMap(code.type) else { return [] }
    let methods = Dictionary(
      grouping: type.methods.filter { !$0.isLaunchMethod }, by: \.function.baseName)
    var visited: Set<String> = []
    var open = launch.body.ownCallsOutsideBraces.sorted()
    var findings: [Match] = []
    while let name = open.popLast() {
      guard visited.insert(name).inserted else { continue }
      for method in methods[name] ?? [] {
        let body = method.body
        findings += body.outsideBraces.filter { body.asksForState(at: $0) }
          .map { Match(state: body[$0], in: method) }
        open += body.ownCallsOutsideBraces.sorted()
      }
    }
    return findings
  }
}

extension Match {
  fileprivate init(state token: CodeToken, in method: CodeMethod) {
    self.init(
      at: .init(token, in: method.file),
      "In a launch method of an app with scenes, applicationState is .background however the app was "
        + "started. Decide when the scene becomes active.",
      // Text shown in a string does not affect control flow.
      severity: token.kind == .literal ? .note : .warning)
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
    isWord("applicationState") || hasInterpolation && text.contains(".applicationState")
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
