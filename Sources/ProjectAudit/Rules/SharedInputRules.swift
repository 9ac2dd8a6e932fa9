import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R13: taps that the app forwards to all its windows.
  var sharedInputFindings: [AuditFinding] {
    guard entry != .notFound, manifestOfSeveralWindows != nil else { return [] }
    let channels = responseMethods.prefix(Self.maxMethods).flatMap { method in
      InputFlow(of: method.parameter(1), in: method, callees(of: method)).uses
        .prefix(InputFlow.maxUses).compactMap {
          $0.file.tokens.channel(ofCallAt: $0.token.position)
        }
    }
    return channels.uniqued.prefix(Self.maxMethods).compactMap { channel in
      listener(to: channel).map { file, token in
        AuditFinding(
          .severalScenes, .warning, at: FindingPlace(token, in: file),
          "The app allows several windows, and this is made for each: one tap on a notification, which "
            + "\(channel) passes on, is handled once in every window. Let the window handle it that is in "
            + "front, or the scene that UIKit chooses for it.",
          facts: [159, 163], life: .coldTap)
      }
    }.uniqued
  }

  /// The place where window code receives a channel without testing whether the window is meant.
  private func listener(to channel: String) -> (CodeFile, CodeToken)? {
    code.files(mentioning: channel).lazy.compactMap { file -> (CodeFile, CodeToken)? in
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
      return (file, file.tokens[index])
    }.first
  }

  /// Members that know of other windows.
  private static let choices: Set = [
    "activationState", "foregroundActive", "isKeyWindow", "keyWindow", "persistentIdentifier",
    "connectedScenes", "openSessions",
  ]
}

extension CodeTokens {
  /// The publisher or notification name through which the call at an index sends something.
  func channel(ofCallAt index: Int) -> String? {
    guard index + 1 < endIndex, self[index + 1].isSymbol("("), index > startIndex + 1,
      self[index - 1].isSymbol(".")
    else { return nil }
    if self[index].isWord("send") { return self[index - 2].text }
    guard self[index].isWord("post"), let name = call(of: index)?.argument("name") else {
      return nil
    }
    // A name built from a text is known by the text.
    return name.last { $0.kind == .word || $0.literalText != nil }?.text
  }
}

extension CodeTokens {
  /// Whether the code at an index subscribes to a channel.
  func listens(at index: Int) -> Bool {
    let observing: Set = ["addObserver", "publisher", "notifications", "onReceive"]
    return callsAround(index).contains { observing.contains($0.callee?.text ?? "") }
      || tree.node(at: index).links.contains { $0.isWord("sink") }
  }
}
