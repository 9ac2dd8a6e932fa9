import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R4: windows that no scene shows, and windows that are created twice.
  var windowFindings: [AuditFinding] {
    guard isUIKitWithScenes, entry != .notFound else { return [] }
    let framed = framedWindows
    return framed + doubleWindows + (framed.isEmpty ? missingWindow : [])
  }

  /// A scene whose window neither a storyboard nor code creates.
  private var missingWindow: [AuditFinding] {
    let names = plists.flatMap { $0.manifest?.windowsWithDelegate ?? [] }
      .compactMap { $0.delegateClass?.className }
    guard isAllRead, !showsWindow, let name = names.first, let type = code.type(named: name) else {
      return []
    }
    // A linked library may create the window.
    let isCertain = !hasForeignCode
    return [
      AuditFinding(
        .windowWithoutScene, isCertain ? .error : .warning, at: FindingPlace(type),
        "The manifest names no storyboard, and no code that was read gives a window its scene: the "
          + "screen stays black" + (isCertain ? "." : ", unless a library makes the window."),
        facts: [228, 229], life: .launch, effect: isCertain ? .blocksLaunch : .other,
        instead: type.isObjectiveC ? nil : SuggestedCode.window)
    ]
  }

  /// Windows that a delegate creates from a frame without ever giving them a scene.
  private var framedWindows: [AuditFinding] {
    if takesOverWindow { return [] }
    let types = (appDelegates + sceneDelegates).filter { type in
      !type.bodies.contains { $0.tokens.attachesWindow }
    }
    let windows = types.flatMap(\.methods).filter { !$0.body.asksForManifest }.compactMap {
      method in
      method.body.framedWindow.map { (method: method, token: $0) }
    }
    if windows.isEmpty { return [] }
    let isOnlyWindow = !showsWindow
    return windows.map { framedWindow($0.token, in: $0.method, isOnlyWindow: isOnlyWindow) }
  }

  /// Whether a scene delegate assigns its scene to a window that another object created.
  private var takesOverWindow: Bool {
    sceneDelegates.contains { $0.bodies.contains { $0.tokens.assignsScene } }
  }

  private func framedWindow(
    _ token: CodeToken, in method: CodeMethod, isOnlyWindow: Bool
  ) -> AuditFinding {
    AuditFinding(
      .windowWithoutScene, isOnlyWindow ? .error : .warning,
      at: FindingPlace(token, in: method.file),
      "This window belongs to no scene, so it is never shown"
        + (isOnlyWindow
          ? ": the screen stays black."
          : ". A scene shows another one; remove what is not needed."),
      facts: [229], life: .launch, effect: isOnlyWindow ? .blocksLaunch : .other,
      instead: method.file.language == .swift ? SuggestedCode.window : nil)
  }

  /// Whether the storyboards and scene delegates that were read show a window.
  private var showsWindow: Bool {
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

  /// Whether a scene delegate creates its window, whatever a storyboard shows.
  var makesSceneWindow: Bool {
    sceneMethods(.sceneWillConnect).contains { $0.body.attachedWindow != nil }
  }

  /// Windows that both a storyboard and code create for the same scene.
  private var doubleWindows: [AuditFinding] {
    let storyboards = plists.flatMap { $0.manifest?.windows ?? [] }.compactMap(\.storyboard)
    guard let storyboard = storyboards.first else { return [] }
    return sceneMethods(.sceneWillConnect).compactMap { method in
      guard let token = method.body.attachedWindow, !method.body.asksForWindow(before: token)
      else { return nil }
      return AuditFinding(
        .windowWithoutScene, .warning, at: FindingPlace(token, in: method.file),
        "UIKit makes a window from the storyboard “\(storyboard.text)” that the manifest names, and "
          + "this code makes another, which is shown: the storyboard is loaded for nothing. Drop one of "
          + "the two.",
        facts: [228, 231], life: .launch)
    }
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

  /// The place where a window is created for a scene.
  fileprivate var attachedWindow: CodeToken? {
    first("(", "windowScene", ":") ?? first(",", "windowScene", ":") ?? first("initWithWindowScene")
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
