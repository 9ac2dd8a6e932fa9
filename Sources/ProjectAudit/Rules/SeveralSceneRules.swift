import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R13: one state for several windows.
  var severalSceneFindings: [AuditFinding] {
    guard entry != .notFound,
      let manifest = plists.lazy.compactMap(\.manifest).first(where: \.allowsSeveralWindows),
      !manifest.isGenerated
    else { return [] }
    return forCars(manifest) + firstScenes + (isSwiftUI ? [] : sharedState(manifest))
  }

  /// Several windows that are allowed because a car is another scene.
  private func forCars(_ manifest: SceneManifest) -> [AuditFinding] {
    let car = "CPTemplateApplicationSceneSessionRoleApplication"
    guard manifest.configurations.contains(where: { $0.role == car }) else { return [] }
    return [
      AuditFinding(
        .severalScenes, .note, at: FindingPlace(manifest),
        "CarPlay needs UIApplicationSupportsMultipleScenes, which also lets people open several "
          + "windows on an iPad. The code must stand that.",
        facts: [163], life: nil)
    ]
  }

  private var firstScenes: [AuditFinding] {
    code.files.flatMap { file in
      file.tokens[...].indices(of: ["connectedScenes", ".", "first"]).map { index in
        AuditFinding(
          .severalScenes, .warning, at: FindingPlace(file.tokens[index], in: file),
          "The order of connectedScenes is undefined, and the app allows several windows: the first "
            + "one is any of them.", facts: [163], life: nil)
      }
    }
  }

  /// Transitions of one window that change what belongs to the process.
  private func sharedState(_ manifest: SceneManifest) -> [AuditFinding] {
    let leaving = sceneMethods(.sceneDidEnterBackground) + sceneMethods(.sceneWillResignActive)
    return leaving.compactMap { method in
      guard let token = method.body.first(of: ["appDelegate", "AppDelegate"]) ?? method.body.shared
      else { return nil }
      return AuditFinding(
        .severalScenes, .warning, at: FindingPlace(token, in: method.file),
        "The app allows several windows, and this changes what they share when one of them leaves. "
          + "Ask whether another scene is still in the foreground.",
        facts: [163, 164], life: .home)
    }
  }
}

extension CodeTokens {
  /// The first call of an object that the whole process has, or of the app delegate.
  fileprivate var shared: CodeToken? {
    indices.first { index in
      guard self[index].isWord("shared"), index > startIndex + 1, self[index - 1].isSymbol(".")
      else { return false }
      return !Self.harmless.contains(self[index - 2].text) && isChanged(after: index)
    }.map { self[$0] }
  }

  private static let harmless: Set = [
    "UIApplication", "UIScreen", "URLSession", "UserDefaults", "NotificationCenter",
  ]

  /// Whether something is called on the object at an index, or one of its members gets a value other
  /// than this scene.
  private func isChanged(after index: Int) -> Bool {
    var end = index + 1
    while end + 1 < endIndex,
      [".", "?", "!"].contains(where: self[end].isSymbol)
        || self[end].kind == .word && self[end - 1].isSymbol(".")
    { end += 1 }
    guard end < endIndex else { return false }
    return self[end].isSymbol("(")
      || self[end].isSymbol("=") && end + 1 < endIndex && !self[end + 1].isWord("self")
        && !self[end + 1].isSymbol("=")
  }
}
