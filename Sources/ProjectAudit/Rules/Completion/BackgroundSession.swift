import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Handlers of a background session that the new process never creates again. Its events do not
  /// arrive, and nobody calls the handler.
  static let missingSessions = AuditCheck(
    .completion, .warning, facts: [67, 69], life: .backgroundLaunch,
    if: [\.hasEntry, \.isAllRead], mentioning: ["handleEventsForBackgroundURLSession"],
    query: \.missingSessions)

  /// Background sessions whose identifier differs each time.
  static let randomSessions = AuditCheck(
    .completion, .warning, facts: [67, 69], life: .backgroundLaunch,
    mentioning: [
      "withIdentifier", "backgroundSessionConfiguration",
      "backgroundSessionConfigurationWithIdentifier",
    ]
  ) { app in
    app.sessionMakers.filter { $0.tokens.isNamedAtRandom(sessionAt: $0.index) }.map {
      Match(
        at: .init($0),
        "This background session has another identifier each time that it is made. What it has begun ends "
          + "unnoticed when the process does, because no new session has the identifier that the system asks "
          + "for. Give it a constant one.")
    }
  }
}

extension TargetFacts {
  fileprivate var missingSessions: [Match] {
    let methods = appMethods(.handleEventsForBackgroundURLSession).filter(\.onlyKeepsHandler)
    let makers = sessionMakers
    guard !methods.isEmpty, let first = makers.first else { return [] }
    let reach = graph.reach(
      from: methods + startingMethods, creating: appDelegates + code.apps(of: entry),
      isWithoutSelectors: true)
    if makers.contains(where: { $0.makesSession(in: reach, of: code) }) { return [] }
    return methods.compactMap { method in
      method.function.parameterNames.last.flatMap { method.body.first(of: [$0]) }.map { token in
        Match(
          at: .init(token, in: method.file),
          "The completion handler of a background session is kept here, and nothing makes the session when the "
            + "system starts the app for it: \(first.nameOfMaker) does so only later. Until then its events do not come, "
            + "and nothing calls the handler. Make the session with that identifier here.")
      }
    }
  }

  /// The methods that run, or may run, when the system starts the app, including those of views.
  private var startingMethods: [CodeMethod] {
    let ofViews: Set = [
      "viewDidLoad", "viewWillAppear", "viewDidAppear", "awakeFromNib", "loadView", "body", "init",
      "makeUIViewController", "makeCoordinator", "didMoveToWindow",
    ]
    let delegates = appDelegates + sceneDelegates
    var methods = code.methods(of: delegates).filter { !$0.delegateMethods.isEmpty }
    for file in code.files {
      for part in file.parts where !part.inherited.isEmpty || part.kind == .extension {
        methods += file.methods(of: part).filter { method in
          let name = method.function.baseName
          return ofViews.contains(name) || name.hasPrefix("initWith")
        }
      }
    }
    return methods
  }

  /// Where background sessions are configured.
  fileprivate var sessionMakers: [CodePlace] {
    let names: Set = [
      "backgroundSessionConfiguration", "backgroundSessionConfigurationWithIdentifier",
    ]
    return code.places(of: names.union(["background"])) { place in
      names.contains(place.token.text)
        || place.tokens.call(of: place.index)?.argument("withIdentifier") != nil
    }
  }
}

extension CodePlace {
  /// The property whose initial value holds it, if any.
  private var property: CodeFunction? {
    part.flatMap { part in
      file.deferredProperties(of: part).first { $0.body?.contains(index) ?? false }
    }
  }

  /// The name of the code around it.
  fileprivate var nameOfMaker: String {
    function?.baseName ?? property?.baseName ?? "the code of \(file.path)"
  }

  /// Whether the session is made that is configured here.
  fileprivate func makesSession(in reach: CallGraph.Reach, of code: Codebase) -> Bool {
    guard function == nil, let property, let owner = part?.name.lastName else {
      return reach.contains(self)
    }
    return reach.mentions(property.name) { $0.mayMean(propertyOf: owner, in: code) }
  }

  /// Whether the word here may mean a property of its name that a type has: in the type itself and in those
  /// that inherit from it alone, or of some object.
  private func mayMean(propertyOf owner: String, in code: Codebase) -> Bool {
    let isMember = tokens.isMember(at: index)
    let receiver = tokens.receiver(before: index).last { $0.kind == .word }
    if isMember, !(receiver?.isWord("self") ?? false) { return true }
    let isParameter = function?.parameterNames.contains(token.text) ?? false
    guard isMember || !isParameter, let name = part?.name, let type = code.type(named: name) else {
      return false
    }
    return type.lastName == owner || code.ancestorNames(of: type).contains(owner)
  }
}

extension CodeTokens {
  /// Whether the session configured at an index gets a random identifier.
  fileprivate func isNamedAtRandom(sessionAt index: Int) -> Bool {
    call(of: index)?.tokens.contains {
      $0.isWord("UUID") || $0.isWord("NSUUID") || $0.text.contains("UUID()")
    } ?? false
  }
}

extension CodeMethod {
  /// Whether the method only keeps its handler and writes a log.
  fileprivate var onlyKeepsHandler: Bool {
    guard let handler = function.parameterNames.last else { return false }
    let body = body
    guard body.indices(of: ["=", handler]).count == 1,
      body.filter({ $0.isWord(handler) }).count == 1,
      !["if", "guard", "switch", "await", "try"].contains(where: body.mentions)
    else { return false }
    return body.invocations.allSatisfy(\.writesLog)
  }
}
