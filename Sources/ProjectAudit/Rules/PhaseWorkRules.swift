import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R16: work that a SwiftUI app starts when it enters the background, without asking for time.
  var phaseWorkFindings: [AuditFinding] {
    guard isSwiftUI, !asksForTime else { return [] }
    let branches = phaseBranches.filter { $0.phase == .background }
    return branches.prefix(Self.maxBranches).compactMap { branch in
      let tokens = branch.file.tokens(in: branch.range)
      let index = tokens.indices.first { index in
        tokens.endOfWork(at: index, ignoring: "") != nil
          || startsWork(tokens, at: index, in: branch.file, calls: Self.maxWorkDepth)
      }
      return index.map { index in
        AuditFinding(
          .lockedWork, .warning, at: FindingPlace(tokens[index], in: branch.file),
          "Work is started when the app enters the background, and nothing asks for background time. The "
            + "app is suspended meanwhile, and goes on when it is opened again, if it ever is.",
          facts: [97, 106], life: .suspension,
          instead:
            "let task = UIApplication.shared.beginBackgroundTask(expirationHandler: cancelAndEnd)")
      }
    }
  }

  /// A limit against hostile input.
  private static let maxBranches = 50
}
