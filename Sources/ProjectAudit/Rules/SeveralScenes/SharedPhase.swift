import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Views that release what all windows share when the phase of their own window changes. In the
  /// `App`, the phase is that of all windows together.
  static let sharedPhases = AuditCheck(
    .severalScenes, .warning, facts: [163, 164], life: .home,
    if: [\.isSwiftUI, \.allowsSeveralWindows], mentioning: ["scenePhase"]
  ) { app in
    let apps = Set(app.code.apps(of: app.entry).map(\.name))
    return app.backgroundBranches.compactMap { branch in
      let tokens = branch.file.tokens(in: branch.range)
      guard let first = tokens.first,
        let part = branch.file.part(around: first), !apps.contains(part.name),
        !tokens.asksForOthers, let change = tokens.sharedChange
      else { return nil }
      return Match(
        at: .init(change, in: branch.file),
        "The app allows several windows, and scenePhase in a view is that of its own window: this changes "
          + "what all windows share when one of them leaves. Observe scenePhase in the app, where it is that "
          + "of all windows together.")
    }
  }
}
