import LifecycleModels

extension TargetFacts {
  /// R3: the storyboards that plists name.
  var storyboardFindings: [AuditFinding] {
    guard entry != .notFound else { return [] }
    return plists.flatMap { plist in
      let named = (plist.manifest?.windows ?? []).compactMap(\.storyboard)
      return named.flatMap { judged($0, facts: [228]) } + ignored(plist)
    }.uniqued
  }

  private func judged(_ name: PlistText, facts: [Citation]) -> [AuditFinding] {
    let candidates = target.storyboards.filter { $0.name == name.text + ".storyboard" }
    guard let path = candidates.first else {
      return [
        finding(
          name, facts, "The target has no storyboard “\(name.text)”. Add it, or remove the key.")
      ]
    }
    guard let storyboard = storyboards[path], storyboard.initialViewController == nil,
      !makesSceneWindow
    else { return [] }
    return [
      finding(
        name, facts,
        "\(path) has no initial view controller, so UIKit shows an empty window. Mark one as initial."
      )
    ]
  }

  private func finding(_ name: PlistText, _ facts: [Citation], _ message: String) -> AuditFinding {
    AuditFinding(
      .missingClass, .error, at: FindingPlace(name), message, facts: facts, life: .launch,
      effect: .blocksLaunch)
  }

  /// A main storyboard that a manifest overrides.
  private func ignored(_ plist: InfoPlist) -> [AuditFinding] {
    guard plist.manifest != nil, isUIKitWithScenes, let main = plist.text("UIMainStoryboardFile")
    else {
      return []
    }
    return [
      AuditFinding(
        .coverage, .note, at: FindingPlace(main),
        (plist.value?["UIMainStoryboardFile"] == nil ? "INFOPLIST_KEY_" : "")
          + "UIMainStoryboardFile is ignored in an app with scenes\(onSystemsWithScenes); "
          + "UISceneStoryboardFile in the manifest counts.",
        facts: [225, 228], life: nil)
    ]
  }
}
