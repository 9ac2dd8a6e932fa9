import DelegateSource
import LifecycleModels
import SourceCode

extension AuditRule {
  static let longCallback = AuditRule(14, "No callback of the life cycle waits.")
}

extension AuditCheck {
  /// Transitions that wait.
  static let waitingTransitions = AuditCheck(
    .longCallback, .warning, facts: [104], life: .home
  ) { app in
    app.delegateMethods(of: ScenesReplacement.allTransitions).flatMap { method in
      method.waits.map { token in
        Match(
          at: .init(token, in: method.file),
          "\(method.title) waits on the main thread. It has about five seconds, and everything after it "
            + "waits as well.")
      }
    }
  }

  /// Calls that may take seconds while the user waits for the app to start.
  static let slowStarts = AuditCheck(
    .longCallback, .warning, facts: [93], life: .launch
  ) { app in
    (app.launchMethods + app.sceneMethods(.sceneWillConnect)).flatMap { method in
      let waits = method.waits
      return (waits + method.slowCalls).map { token in
        Match(
          at: .init(token, in: method.file),
          "\(method.title) waits on the main thread for \(token.text), which may take seconds. A launch "
            + "that takes too long is ended by the watchdog: do this on another queue.",
          severity: waits.isEmpty ? .note : .warning)
      }
    }
  }

  /// Waits in the last method of a process. They delay nothing but may be cut short.
  static let lastWaits = AuditCheck(.longCallback, .note, facts: [78, 105], life: .home) { app in
    app.appMethods(.willTerminate).flatMap { method in
      method.waits.map { token in
        Match(
          at: .init(token, in: method.file),
          "\(method.title) waits on the main thread. The process is killed after about five seconds, done "
            + "or not, and it is seldom told of its end at all: do this when the app leaves the foreground."
        )
      }
    }
  }

  /// Callbacks on the main thread that call code which waits without a time limit.
  static let hiddenWaits = AuditCheck(
    .longCallback, .note, facts: [93, 104], life: .home, if: [\.hasEntry],
    mentioning: CodeMethod.wordsForWaits
  ) { app in
    guard let search = WaitSearch(in: app) else { return [] }
    let others: Set<Callback> = [
      .willFinishLaunching, .didFinishLaunching, .sceneWillConnect, .didReceiveRemoteNotification,
    ]
    let callbacks = app.delegateMethods(of: ScenesReplacement.allTransitions.union(others)).lazy
      .filter { !(app.hasScenes && $0.isReplacedByScenes && !app.isCalled($0)) }
    return (app.initialisersOfApp + callbacks).filter(\.waits.isEmpty)
      .prefix(TargetFacts.maxCallbacks).compactMap(search.hiddenWait)
  }

  /// View controllers of the first screen that wait without a time limit before they are shown.
  static let waitingViews = AuditCheck(
    .longCallback, .note, facts: [93], life: .launch, if: [\.hasEntry, \.isUIKit],
    mentioning: CodeMethod.wordsForWaits
  ) { app in
    guard let search = WaitSearch(in: app) else { return [] }
    return app.firstControllers.flatMap(\.viewMethods).prefix(TargetFacts.maxCallbacks).compactMap {
      method in
      guard let wait = method.waitsWithoutLimit.first else {
        return search.hiddenWait(in: method)
      }
      return Match(
        at: .init(wait, in: method.file),
        "\(method.title) belongs to the first screen, and waits on the main thread while the app is launched. A "
          + "launch that takes too long is ended by the watchdog: do this on another queue.",
        severity: .warning)
    }
  }
}

extension TargetFacts {
  /// What runs first of an app of SwiftUI.
  fileprivate var initialisersOfApp: [CodeMethod] {
    code.apps(of: entry).flatMap { app in
      app.parts.flatMap { $0.file.methods(of: $0.part) }.filter { $0.function.name == "init" }
    }
  }

  /// The view controllers of the first screen: those of the storyboard, those that are made while the app is
  /// launched and its scene connected, and those that the first ones make.
  fileprivate var firstControllers: [CodeType] {
    let shown = firstClassesOfStoryboards
    var roots = launchMethods + sceneMethods(.sceneWillConnect)
    var found: [CodeType] = []
    for _ in 0..<Self.maxCallDepth {
      let reach = graph.reach(
        from: roots, isCertain: true, isWithoutSelectors: true, isWithoutClosures: true)
      found = code.types.filter { type in
        (reach.makes(type) || shown.contains(type.lastName)) && !type.viewMethods.isEmpty
      }
      roots += found.flatMap(\.viewMethods)
    }
    return found
  }

  /// The classes of the view controllers that the storyboards of the app and of its windows show first.
  private var firstClassesOfStoryboards: Set<String> {
    let names = plists.flatMap { plist in
      (plist.manifest?.windows ?? []).map { $0.storyboard?.text }
        + [plist.text("UIMainStoryboardFile")?.text]
    }
    return Set(
      storyboards.filter { names.contains($0.key.stem) }
        .flatMap { $0.value.firstControllers.compactMap(\.customClass) })
  }
}

extension WaitSearch {
  /// The finding that a method calls something which waits; nil if it does not.
  fileprivate func hiddenWait(in method: CodeMethod) -> Match? {
    guard let (index, callee, waiting) = firstWait(in: method) else { return nil }
    let isItself = waiting.function == callee.function
    return Match(
      at: .init(method.body[index], in: method.file),
      "\(method.title) \(callee.words(calling: method.body[index])) on the main thread, and "
        + (isItself ? "that" : waiting.name)
        + " waits as long as it takes. The system ends a process whose callback takes too long.")
  }
}

extension CodeType {
  /// The methods of a view controller that run before or when it is shown.
  fileprivate var viewMethods: [CodeMethod] {
    methods.filter {
      Self.viewMethodNames.contains($0.function.baseName) && ($0.function.isOverride || !$0.isSwift)
    }
  }

  private static let viewMethodNames: Set = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear",
  ]
}

extension CodeMethod {
  /// What runs of it, for a sentence.
  fileprivate var name: String {
    function.baseName == "init" ? "the initialiser of \(type ?? "an object")" : function.baseName
  }

  /// What a method does that has a word which leads to this one.
  fileprivate func words(calling word: CodeToken) -> String {
    if function.baseName == "init" { return "makes \(word.text)" }
    return (function.name.contains("(") || !isSwift ? "calls " : "reads ") + function.baseName
  }

  /// The calls that wait for the answer of a server or a daemon.
  fileprivate var slowCalls: [CodeToken] {
    let body = body
    let names: Set = ["forUbiquityContainerIdentifier", "URLForUbiquityContainerIdentifier"]
    return body.outsideClosures.map { body[$0] }.filter { names.contains($0.text) }
  }
}
