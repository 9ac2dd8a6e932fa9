import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R24 and R11: input that a publisher does not keep for those who subscribe later, and publishers
  /// that a failure ends for good.
  var publisherFindings: [AuditFinding] {
    guard entry != .notFound else { return [] }
    return unkeptInput + endedPublishers
  }

  /// Input that starts the app and is sent through a `PassthroughSubject`, which has no subscriber yet.
  private var unkeptInput: [AuditFinding] {
    let subjects = passthroughSubjects
    if subjects.isEmpty { return [] }
    let starts = (hasScenes ? sceneMethods(.sceneWillConnect) : launchMethods).prefix(
      Self.mostMethods)
    return starts.flatMap { start in
      SceneInput.all.flatMap { input -> [AuditFinding] in
        let uses = InputFlow(of: source(of: input), in: start, callees(of: start)).uses
        let sent = uses.lazy.filter { $0.sender.map(subjects.contains) ?? false }
          .prefix(Self.mostMethods).first { !hasEarlySubscriber($0.sender ?? "") }
        return sent.map { [unkept(input, sent: $0)] } ?? []
      }
    }
  }

  private func unkept(_ input: SceneInput, sent use: InputFlow.Use) -> AuditFinding {
    AuditFinding(
      .readiness, .warning, at: FindingPlace(use.token, in: use.file),
      "A \(input.name) that starts the app is sent through \(use.sender ?? use.name), which keeps nothing "
        + "for those who subscribe later: it is lost if no view is there yet. Keep it until one has taken "
        + "it, for example in a CurrentValueSubject.",
      facts: hasScenes ? [154] : [22], life: input.coldLife)
  }

  /// The names of what is made a `PassthroughSubject`.
  private var passthroughSubjects: Set<String> {
    Set(
      code.files(mentioning: "PassthroughSubject").flatMap { file in
        file.tokens.indices.filter { file.tokens[$0].isWord("PassthroughSubject") }.compactMap {
          index -> String? in
          let line = file.tokens[index].place.line
          let before = file.tokens[..<index].suffix(16)
          let declared = before.indices.last { place in
            before[place].place.line == line
              && ["let", "var"].contains(where: before[place].isWord)
          }
          return declared.map { file.tokens[$0 + 1].text }
        }
      })
  }

  /// Whether code that runs when the app is launched, or when a scene connects, does something else with a
  /// publisher than to send a value, so that it may subscribe.
  private func hasEarlySubscriber(_ name: String) -> Bool {
    code.files(mentioning: name).contains { file in
      file.tokens.indices.contains { index in
        guard file.tokens[index].isWord(name) else { return false }
        let isSent = file.tokens[index...].prefix(3).map(\.text) == [name, ".", "send"]
        let isDeclared = index > 0 && ["let", "var"].contains(where: file.tokens[index - 1].isWord)
        // A view subscribes when it is shown.
        let isOfView = file.tokens[..<index].suffix(2).map(\.text) == ["onReceive", "("]
        return !isSent && !isDeclared && !isOfView
          && file.function(around: file.tokens[index]) != nil
          && (launchReach.contains(file.tokens[index], in: file)
            || sceneReach.contains(file.tokens[index], in: file))
      }
    }
  }

  /// Publishers that are ended when the registration for remote notifications fails.
  private var endedPublishers: [AuditFinding] {
    let name = "application(_:didFailToRegisterForRemoteNotificationsWithError:)"
    return appDelegates.flatMap(\.methods).filter { $0.function.name == name }.flatMap { method in
      method.body.indices(of: [".", "send", "(", "completion", ":"]).prefix(1).map { index in
        AuditFinding(
          .pairs, .warning, at: FindingPlace(method.body[index + 1], in: method.file),
          "A registration that fails ends this publisher for good. One that succeeds later in the same "
            + "process is told to nobody: send the failure as a value.",
          facts: [], life: nil)
      }
    }
  }
}

extension InputFlow.Use {
  /// What the value is sent through, if this is a call of `send`.
  fileprivate var sender: String? {
    let parts = name.split(separator: ".")
    return parts.count > 1 && parts.last == "send" ? String(parts[parts.count - 2]) : nil
  }
}
