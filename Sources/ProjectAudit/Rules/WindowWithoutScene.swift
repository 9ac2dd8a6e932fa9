import LifecycleModels
import SourceCode

extension AuditRule {
  static let windowWithoutScene = AuditRule(4, "Each window belongs to a scene.")
}

extension AuditCheck {
  /// Windows that a delegate creates from a frame without ever giving them a scene.
  static let framedWindows = AuditCheck(
    .windowWithoutScene, .warning, facts: [229], life: .launch,
    if: [\.isUIKitWithScenes, \.hasEntry]
  ) { app in
    let windows = app.framedWindows
    let isOnlyWindow =
      !windows.isEmpty && !app.showsWindow && app.isAllRead && !app.mayShowWindowElsewhere
    return windows.map { method, token in
      Match(
        at: .init(token, in: method.file),
        "This window belongs to no scene, so it is never shown"
          + (isOnlyWindow
            ? ": the screen stays black."
            : ". A scene shows another one; remove what is not needed."),
        severity: isOnlyWindow ? .error : .warning, effect: isOnlyWindow ? .blocksLaunch : .other,
        instead: SuggestedCode.window(inSwift: method.isSwift))
    }
  }

  /// Windows that both a storyboard and code create for the same scene.
  static let doubleWindows = AuditCheck(
    .windowWithoutScene, .warning, facts: [228, 231], life: .launch,
    if: [\.isUIKitWithScenes, \.hasEntry]
  ) { app in
    let storyboards = app.plists.flatMap { $0.manifest?.windows ?? [] }.compactMap(\.storyboard)
    guard let storyboard = storyboards.first else { return [] }
    return app.sceneMethods(.sceneWillConnect).compactMap { method in
      guard let token = method.body.attachedWindow, !method.body.asksForWindow(before: token)
      else { return nil }
      return Match(
        at: .init(token, in: method.file),
        "UIKit makes a window from the storyboard “\(storyboard.text)” that the manifest names, and "
          + "this code makes another, which is shown: the storyboard is loaded for nothing. Drop one of "
          + "the two.")
    }
  }

  /// A scene whose window neither a storyboard nor code creates.
  static let missingWindow = AuditCheck(
    .windowWithoutScene, .error, facts: [228, 229], life: .launch,
    if: [\.isUIKitWithScenes, \.hasEntry, \.isAllRead]
  ) { app in
    let names = app.plists.flatMap { $0.manifest?.windowsWithDelegate ?? [] }
      .compactMap { $0.delegateClass?.className }
    guard app.framedWindows.isEmpty, !app.showsWindow, let name = names.first,
      let type = app.code.type(named: name)
    else { return [] }
    // A linked library may create the window.
    let isCertain = !app.hasForeignCode
    return [
      Match(
        at: .init(type),
        "The manifest names no storyboard, and no code that was read gives a window its scene: the "
          + "screen stays black" + (isCertain ? "." : ", unless a library makes the window."),
        severity: isCertain ? .error : .warning, effect: isCertain ? .blocksLaunch : .other,
        instead: SuggestedCode.window(inSwift: !type.isObjectiveC))
    ]
  }
}

extension TargetFacts {
  /// The windows that a delegate creates from a frame, unless a scene delegate assigns its scene to a
  /// window that another object created.
  fileprivate var framedWindows: [(method: CodeMethod, window: CodeToken)] {
    if sceneDelegates.contains(where: { $0.bodies.contains { $0.tokens.assignsScene } }) {
      return []
    }
    let types = (appDelegates + sceneDelegates).filter { type in
      !type.bodies.contains { $0.tokens.attachesWindow }
    }
    return types.flatMap(\.methods).filter { !$0.body.asksForManifest }.compactMap { method in
      method.body.framedWindow.map { (method, $0) }
    }
  }

  /// Whether a module that was not read is given the scene, and may show a window in it.
  fileprivate var mayShowWindowElsewhere: Bool {
    hasForeignCode && code.importsForeignModules
      && sceneMethods(.sceneWillConnect).contains {
        !InputFlow(of: $0.parameter(0), in: $0, callees(of: $0)).uses.isEmpty
      }
  }

  /// Whether the storyboards and scene delegates that were read show a window.
  fileprivate var showsWindow: Bool {
    if plists.contains(where: { $0.manifest?.windows.contains { $0.storyboard != nil } ?? false }) {
      return true
    }
    if !foreignSceneClasses.isEmpty { return true }
    // A class in the manifest that was not read may show a window.
    let named = plists.flatMap { $0.manifest?.windowsWithDelegate ?? [] }.compactMap(
      \.delegateClass)
    if named.contains(where: { code.type(named: $0.className) == nil }) { return true }
    return sceneDelegates.contains { $0.bodies.contains { $0.tokens.attachesWindow } }
      || code.files(mentioning: "windowScene", "setWindowScene", "initWithWindowScene")
        .contains { $0.tokens.attachesWindow }
  }
}

extension CodeTokens {
  /// The place where a window is created from a frame.
  fileprivate var framedWindow: CodeToken? {
    first("UIWindow", "(", "frame") ?? first("UIWindow", "alloc", "]", "initWithFrame")
      ?? first("UIWindow", "(", ")") ?? first("UIWindow", "alloc", "]", "init", "]")
      ?? first("UIWindow", "new", "]")
  }

  /// Whether the app tests for scenes at run time and creates a window only without them.
  fileprivate var asksForManifest: Bool {
    contains { $0.literalText == "UIApplicationSceneManifest" }
  }

  /// Whether a condition before a token tests for an existing window, such as a storyboard's.
  fileprivate func asksForWindow(before token: CodeToken) -> Bool {
    let before = prefix { $0.position < token.position }
    return before.has("window", "=", "=", "nil") || before.has("!", "window", ")")
  }

  /// Whether a window is given its scene.
  fileprivate var attachesWindow: Bool { attachedWindow != nil || assignsScene }

  /// Whether an existing window is given its scene.
  fileprivate var assignsScene: Bool {
    indices.contains { index in
      (self[index].isWord("windowScene") || self[index].isWord("setWindowScene"))
        && index + 1 < endIndex && (self[index + 1].text == "=" || self[index + 1].text == ":")
        && index > startIndex && [".", "]"].contains(where: self[index - 1].isSymbol)
        && (index + 2 >= endIndex || self[index + 2].text != "=")
        || self[index].isWord("setWindowScene")
    }
  }
}
