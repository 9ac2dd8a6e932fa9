import LifecycleModels
import ProjectFormats

extension AuditCheck {
  /// Storyboards that manifests name.
  static let sceneStoryboards = AuditCheck(
    .missingClass, .error, facts: [228], life: .launch, effect: .blocksLaunch,
    if: [\.hasEntry, \.isAllRead]
  ) { app in
    app.plists.flatMap { $0.manifest?.windows ?? [] }.compactMap(\.storyboard).compactMap { name in
      app.problem(ofStoryboard: name.text).map { Match(at: .init(name), $0) }
    }
  }
}

extension TargetFacts {
  /// Why UIKit shows nothing of a storyboard; nil if it shows something.
  fileprivate func problem(ofStoryboard name: String) -> String? {
    guard let path = target.storyboards.first(where: { $0.name == name + ".storyboard" }) else {
      return "The target has no storyboard “\(name)”. Add it, or remove the key."
    }
    guard let storyboard = storyboards[path], storyboard.initialViewController == nil,
      !makesSceneWindow
    else { return nil }
    return
      "\(path) has no initial view controller, so UIKit shows an empty window. Mark one as initial."
  }

  /// Whether a scene delegate creates its window, whatever a storyboard shows.
  private var makesSceneWindow: Bool {
    sceneMethods(.sceneWillConnect).contains { $0.body.attachedWindow != nil }
  }
}
