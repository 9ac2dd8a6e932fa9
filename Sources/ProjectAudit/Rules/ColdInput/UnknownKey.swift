import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Notification keys that only the code for a cold start reads.
  static let unknownKeys = AuditCheck(
    .coldInput, .warning, facts: [154, 186], life: .coldTap,
    if: [\.hasScenes, \.hasEntry, \.isAllRead], mentioning: ["notificationResponse"]
  ) { app in
    let warm = app.responseMethods.prefix(TargetFacts.maxMethods)
      .flatMap { $0.body.keysOfNotification }
    if warm.isEmpty { return [] }
    let known = Set(warm.map(\.key))
    return app.startMethods.filter { $0.body.mentions("notificationResponse") }.compactMap {
      start in
      start.body.keysOfNotification.prefix(TargetFacts.maxMethods).first {
        app.isUnknown($0.key, to: known)
      }.map {
        Match(
          at: .init(start.body[$0.index], in: start.file),
          "A tap that starts the app is asked for “\($0.key)” here, which occurs nowhere else in the "
            + "project. A tap in the running app is asked for "
            + "\(known.sorted().map { "“\($0)”" }.joined(separator: ", ")).")
      }
    }
  }
}

extension TargetFacts {
  /// Whether a key occurs in one place only and is not among some others.
  fileprivate func isUnknown(_ key: String, to known: Set<String>) -> Bool {
    let uses = (code.files + extensionCode.files).reduce(0) { count, file in
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
