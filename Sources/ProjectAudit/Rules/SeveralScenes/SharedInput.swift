import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Taps that the app forwards to all its windows.
  static let sharedTaps = AuditCheck(
    .severalScenes, .warning, facts: [159, 163], life: .coldTap,
    if: [\.hasEntry, \.allowsSeveralWindows], mentioning: ["userNotificationCenter"]
  ) { app in
    let channels = app.responseMethods.prefix(TargetFacts.maxMethods).flatMap { method in
      app.flow(in: method).uses.prefix(InputFlow.maxUses).compactMap {
        $0.file.tokens.channel(ofCallAt: $0.token.position)
      }
    }
    return channels.uniqued.prefix(TargetFacts.maxMethods).compactMap { channel in
      app.listener(to: channel).map {
        Match(
          at: .init($0),
          "The app allows several windows, and this is made for each: one tap on a notification, which "
            + "\(channel) passes on, is handled once in every window. Let the window handle it that is in "
            + "front, or the scene that UIKit chooses for it.")
      }
    }
  }
}

extension TargetFacts {
  /// The place where window code receives a channel without testing whether the window is meant.
  fileprivate func listener(to channel: String) -> CodePlace? {
    code.files(mentioning: channel).lazy.compactMap { file in
      let index = file.tokens.indices.first { index in
        let token = file.tokens[index]
        return token.text == channel && file.tokens.listens(at: index)
          && sceneReach.contains(token, in: file) && !launchReach.contains(token, in: file)
          && file.function(around: token) != nil
      }
      guard let index, let part = file.part(around: file.tokens[index]),
        let type = code.type(named: part.name),
        !type.bodies.contains(where: { $0.tokens.first(of: Self.choices) != nil })
      else { return nil }
      return CodePlace(file: file, index: index)
    }.first
  }

  /// Members that know of other windows.
  private static let choices: Set = [
    "activationState", "foregroundActive", "isKeyWindow", "keyWindow", "persistentIdentifier",
    "connectedScenes", "openSessions",
  ]
}
