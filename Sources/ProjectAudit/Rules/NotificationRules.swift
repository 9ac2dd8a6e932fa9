import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R8: the delegate of the notification centre.
  var notificationFindings: [AuditFinding] {
    let places = code.files.flatMap { file in
      file.tokens[...].delegateAssignments.map { (file, $0) }
    }
    if places.isEmpty || places.contains(where: { launchReach.contains($0.1, in: $0.0) }) {
      return []
    }
    let delegates = Set((appDelegates + sceneDelegates).map(\.name))
    return places.filter { file, token in
      sceneReach.contains(token, in: file)
        || file.parts.contains { delegates.contains($0.name) && file.contains(token, in: $0) }
    }.prefix(1).map { file, token in
      AuditFinding(
        .registration, .error, at: FindingPlace(token, in: file),
        "The delegate of the notification centre is set in no launch method. A tap that starts the "
          + "app can arrive before, and is dropped. Set it in application(_:didFinishLaunchingWithOptions:).",
        facts: [177, 178], life: .coldTap, effect: .losesInput,
        instead: "UNUserNotificationCenter.current().delegate = self")
    }
  }
}

extension CodeFile {
  /// Whether a token stands between the braces of a type.
  fileprivate func contains(_ token: CodeToken, in part: CodePart) -> Bool {
    guard let first = tokens(in: part.body).first, let last = tokens(in: part.body).last else {
      return false
    }
    return first.offset <= token.offset && token.offset <= last.offset
  }
}

extension CodeTokens {
  /// Where the notification centre gets its delegate.
  fileprivate var delegateAssignments: [CodeToken] {
    indices.filter { self[$0].isWord("UNUserNotificationCenter") }.compactMap { start in
      let next = self[start..<Swift.min(endIndex, start + 12)]
      let isAssigned =
        next.has("delegate", "=") || next.mentions("setDelegate")
      return isAssigned ? self[start] : nil
    }
  }
}
