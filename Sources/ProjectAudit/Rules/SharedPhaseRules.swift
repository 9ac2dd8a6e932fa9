import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R13: views that release what all windows share when the phase of their own window changes. In
  /// the `App`, the phase is that of all windows together.
  var sharedPhaseFindings: [AuditFinding] {
    guard isSwiftUI, manifestOfSeveralWindows != nil else { return [] }
    let apps = Set(code.apps(of: entry).map(\.name))
    return phaseBranches.filter { $0.phase == .background }.prefix(Self.maxPhases).compactMap {
      branch in
      let tokens = branch.file.tokens(in: branch.range)
      guard let first = tokens.first,
        let part = branch.file.part(around: first), !apps.contains(part.name),
        !tokens.asksForOthers, let change = tokens.sharedChange
      else { return nil }
      return AuditFinding(
        .severalScenes, .warning, at: FindingPlace(change, in: branch.file),
        "The app allows several windows, and scenePhase in a view is that of its own window: this changes "
          + "what all windows share when one of them leaves. Observe scenePhase in the app, where it is that "
          + "of all windows together.",
        facts: [163, 164], life: .home)
    }
  }

  /// A limit against hostile input.
  private static let maxPhases = 50
}
