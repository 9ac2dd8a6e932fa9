import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R18: handlers of a background session that the new process never creates again. Its events do
  /// not arrive, and nobody calls the handler.
  var missingSessionFindings: [AuditFinding] {
    let methods = appMethods(.handleEventsForBackgroundURLSession).filter(\.onlyKeepsHandler)
    guard !methods.isEmpty, entry != .notFound, isAllRead else { return [] }
    let makers = sessionMakers
    guard let first = makers.first else { return [] }
    let reach = graph.reach(
      from: methods + startingMethods, creating: appDelegates + code.apps(of: entry),
      isWithoutSelectors: true)
    if makers.contains(where: { $0.isReached(by: reach) }) { return [] }
    return methods.compactMap { method in
      guard let handler = method.function.parameterNames.last,
        let token = method.body.first(of: [handler])
      else { return nil }
      return AuditFinding(
        .completion, .warning, at: FindingPlace(token, in: method.file),
        "The completion handler of a background session is kept here, and nothing makes the session when the "
          + "system starts the app for it: \(first.name) does so only later. Until then its events do not come, "
          + "and nothing calls the handler. Make the session with that identifier here.",
        facts: [67, 69], life: .backgroundLaunch)
    }
  }

  /// R18: background sessions whose identifier differs each time.
  var randomSessionFindings: [AuditFinding] {
    sessionMakers.filter { $0.file.tokens.isNamedAtRandom(sessionAt: $0.index) }.map { maker in
      AuditFinding(
        .completion, .warning, at: FindingPlace(maker.token, in: maker.file),
        "This background session has another identifier each time that it is made. What it has begun ends "
          + "unnoticed when the process does, because no new session has the identifier that the system asks "
          + "for. Give it a constant one.",
        facts: [67, 69], life: .backgroundLaunch)
    }
  }

  /// The methods that run, or may run, when the system starts the app, including those of views.
  private var startingMethods: [CodeMethod] {
    let ofViews: Set = [
      "viewDidLoad", "viewWillAppear", "viewDidAppear", "awakeFromNib", "loadView", "body", "init",
      "makeUIViewController", "makeCoordinator", "didMoveToWindow",
    ]
    let delegates = appDelegates + sceneDelegates
    var methods = delegates.flatMap(code.methods).filter { !$0.delegateMethods.isEmpty }
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
  private var sessionMakers: [SessionMaker] {
    let names: Set = [
      "backgroundSessionConfiguration", "backgroundSessionConfigurationWithIdentifier",
    ]
    return code.files(mentioning: names.union(["withIdentifier"])).flatMap { file in
      let tokens = file.tokens
      return tokens.indices.filter { index in
        names.contains(tokens[index].text)
          || tokens[index].isWord("background")
            && tokens.call(of: index)?.argument("withIdentifier") != nil
      }.map { SessionMaker(file: file, token: tokens[$0], index: $0) }
    }
  }
}

/// A place where a background session is configured.
private struct SessionMaker {
  let file: CodeFile
  let token: CodeToken
  let index: Int

  /// The property whose initial value creates the session, if any.
  private var property: CodeFunction? {
    file.part(around: token).flatMap { part in
      file.deferredProperties(of: part).first { $0.body?.contains(index) ?? false }
    }
  }

  /// The name of the code that creates the session.
  var name: String {
    file.function(around: token)?.baseName ?? property?.baseName ?? "the code of \(file.path)"
  }

  func isReached(by reach: CallGraph.Reach) -> Bool {
    if file.function(around: token) == nil, let property { return reach.mentions(property.name) }
    return reach.contains(token, in: file)
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
    return body.indices.compactMap { body.invocation(at: $0) }
      .allSatisfy(\.writesLog)
  }
}
