import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R8: the delegate of the notification centre.
  var notificationFindings: [AuditFinding] {
    let places = notificationDelegateAssignments
    if setsNotificationDelegateAtLaunch { return [] }
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

extension TargetFacts {
  /// Whether the notification centre surely has its delegate when the launch ends: a launch method sets
  /// it, or calls what does.
  var isSureOfNotificationDelegate: Bool {
    let called = Set(
      launchMethods.flatMap(\.plainCalls).compactMap { $0.name.split(separator: ".").last })
    let delegates = Set(appDelegates.map(\.name))
    let places = notificationDelegateAssignments
    return places.isEmpty
      || places.contains { file, token in
        guard let function = file.function(around: token) else { return false }
        return called.contains { $0 == function.baseName }
          || file.part(around: token).map { delegates.contains($0.name) } ?? false
      }
  }

  private var notificationDelegateAssignments: [(CodeFile, CodeToken)] {
    code.files.flatMap { file in file.tokens[...].delegateAssignments.map { (file, $0) } }
  }

  /// Whether the notification centre has its delegate when the launch ends, or gets it in code that was
  /// not read.
  var setsNotificationDelegateAtLaunch: Bool {
    let places = notificationDelegateAssignments
    return places.isEmpty || places.contains { launchReach.contains($0.1, in: $0.0) }
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
