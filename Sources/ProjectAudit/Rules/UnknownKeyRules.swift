import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R7: notification keys that only the code for a cold start reads.
  var unknownKeyFindings: [AuditFinding] {
    guard hasScenes, entry != .notFound, isAllRead else { return [] }
    let warm = responseMethods.prefix(Self.maxMethods).flatMap { $0.body.keysOfNotification }
    if warm.isEmpty { return [] }
    let known = Set(warm.map(\.key))
    return sceneMethods(.sceneWillConnect).prefix(Self.maxMethods).flatMap { start in
      start.body.mentions("notificationResponse")
        ? start.body.keysOfNotification.prefix(Self.maxMethods).filter {
          isUnknown($0.key, to: known)
        }.prefix(1).map {
          AuditFinding(
            .coldInput, .warning, at: FindingPlace(start.body[$0.index], in: start.file),
            "A tap that starts the app is asked for “\($0.key)” here, which occurs nowhere else in the "
              + "project. A tap in the running app is asked for "
              + "\(known.sorted().map { "“\($0)”" }.joined(separator: ", ")).",
            facts: [154, 186], life: .coldTap)
        } : []
    }
  }

  /// Whether a key occurs in one place only and is not among some others.
  private func isUnknown(_ key: String, to known: Set<String>) -> Bool {
    let uses = (code.files + extensionCode).reduce(0) { count, file in
      count + file.tokens.count { $0.literalText == key }
    }
    return uses == 1 && !known.contains(key)
  }
}

extension CodeTokens {
  /// The literal keys under which a notification's contents are read.
  fileprivate var keysOfNotification: [(key: String, index: Int)] {
    indices(of: ["userInfo", "["]).compactMap { start in
      guard start + 3 < endIndex, self[start + 3].isSymbol("]"),
        let key = self[start + 2].literalText
      else { return nil }
      return (key, start + 2)
    }
  }
}
