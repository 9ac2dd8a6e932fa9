import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R24 and R11: input that a publisher does not keep for later subscribers, and publishers that a
  /// failure ends permanently.
  var publisherFindings: [AuditFinding] {
    guard entry != .notFound else { return [] }
    return unkeptInput + unkeptTaps + endedPublishers
  }

  /// Launch input sent through a `PassthroughSubject`, which has no subscriber yet.
  private var unkeptInput: [AuditFinding] {
    let subjects = passthroughSubjects
    if subjects.isEmpty { return [] }
    let starts = (hasScenes ? sceneMethods(.sceneWillConnect) : launchMethods).prefix(
      Self.maxMethods)
    return starts.flatMap { start in
      SceneInput.all.flatMap { input -> [AuditFinding] in
        let uses = InputFlow(of: source(of: input), in: start, callees(of: start)).uses
        let sent = uses.lazy.filter { $0.sender.map(subjects.contains) ?? false }
          .prefix(Self.maxMethods).first { !hasEarlySubscriber($0.sender ?? "") }
        return sent.map { [unstoredInputFinding(input, sent: $0)] } ?? []
      }
    }
  }

  private func unstoredInputFinding(_ input: SceneInput, sent use: InputFlow.Use) -> AuditFinding {
    AuditFinding(
      .readiness, .warning, at: FindingPlace(use.token, in: use.file),
      "A \(input.name) that starts the app is sent through \(use.sender ?? use.name), which keeps nothing "
        + "for those who subscribe later: it is lost if no view is there yet. Keep it until one has taken "
        + "it, for example in a CurrentValueSubject.",
      facts: hasScenes ? [154] : [22], life: input.coldLife)
  }

  /// Taps on notifications that only views observe. A tap that starts the app comes before them.
  private var unkeptTaps: [AuditFinding] {
    guard isSwiftUI else { return [] }
    let methods = responseMethods.prefix(Self.maxMethods).flatMap { [$0] + helpers(of: $0) }
    return methods.prefix(2 * Self.maxMethods).flatMap { method -> [AuditFinding] in
      let body = method.body
      // Stored input can be read later.
      let isKept =
        body.mentions("UserDefaults")
        || body.indices.contains { body[$0].kind == .word && body.isReassigned(at: $0) }
      guard body.count < InputFlow.maxTokens, !isKept else { return [] }
      // Data that a later view loads anyway need not be kept.
      let harmless = ["refresh", "reload", "update", "sync"]
      let calls = body.indices.filter { body.channel(ofCallAt: $0) != nil }
      return calls.prefix(Self.maxMethods).filter { index in
        guard let channel = body.channel(ofCallAt: index) else { return false }
        // A wait gives views the time to appear.
        return !harmless.contains(where: channel.hasPrefix) && !body.isDelayed(at: index)
          && isObservedOnlyByViews(channel)
      }.prefix(1).map { index in
        AuditFinding(
          .readiness, .warning, at: FindingPlace(body[index], in: method.file),
          "Only views listen to \(body.channel(ofCallAt: index) ?? "this"), which keeps nothing for those who "
            + "listen later. A tap that starts the app can come before they are there, and is lost: keep it "
            + "until one has taken it.",
          facts: [177, 186], life: .coldTap)
      }
    }
  }

  /// The methods of the same type through which a method forwards its input.
  private func helpers(of method: CodeMethod) -> [CodeMethod] {
    let names = Set(
      method.body.indices.compactMap { method.body.invocation(at: $0) }
        .filter(\.isOwn).map(\.baseName.text))
    return Array(
      callees(of: method).filter { names.contains($0.function.baseName) }.prefix(Self.maxMethods))
  }

  /// Whether a publisher or notification is only used to forward something to views.
  private func isObservedOnlyByViews(_ name: String) -> Bool {
    let uses = code.files(mentioning: name).flatMap { file in
      let tokens = file.tokens
      return tokens.indices.filter { tokens[$0].text == name }.compactMap {
        tokens.isObservedByView(at: $0)
      }
    }
    return uses.contains(true) && !uses.contains(false)
  }

  /// The names of the `PassthroughSubject` values.
  private var passthroughSubjects: Set<String> {
    Set(
      code.files(mentioning: "PassthroughSubject").flatMap { file in
        file.tokens.indices.filter { file.tokens[$0].isWord("PassthroughSubject") }
          .compactMap { file.tokens.variable(around: $0)?.name.text }
      })
  }

  /// Whether code that runs at launch or when a scene connects uses a publisher other than to send
  /// a value, and thus may subscribe.
  private func hasEarlySubscriber(_ name: String) -> Bool {
    code.files(mentioning: name).contains { file in
      file.tokens.indices.contains { index in
        guard file.tokens[index].isWord(name) else { return false }
        let isSent = file.tokens[index...].prefix(3).map(\.text) == [name, ".", "send"]
        let isDeclared = index > 0 && ["let", "var"].contains(where: file.tokens[index - 1].isWord)
        // A view subscribes when it appears.
        let isOfView = file.tokens[..<index].suffix(2).map(\.text) == ["onReceive", "("]
        return !isSent && !isDeclared && !isOfView
          && file.function(around: file.tokens[index]) != nil
          && (launchReach.contains(file.tokens[index], in: file)
            || sceneReach.contains(file.tokens[index], in: file))
      }
    }
  }

  /// Publishers that end when the registration for remote notifications fails.
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
  /// The publisher of a `send` call.
  fileprivate var sender: String? {
    let parts = name.split(separator: ".")
    return parts.count > 1 && parts.last == "send" ? String(parts[parts.count - 2]) : nil
  }
}

extension CodeTokens {
  /// Whether the code at an index is delayed.
  fileprivate func isDelayed(at index: Int) -> Bool {
    self[..<index].mentions("sleep")
      || closures(around: index).contains { $0.receivingCallee?.isWord("asyncAfter") ?? false }
  }

  /// Whether the closure that receives the value is empty.
  private func hasEmptyClosure(after index: Int) -> Bool {
    let calls = callsAround(index) + tree.node(at: index).children(.call)
    return calls.flatMap(\.closures).first?.statements.isEmpty ?? false
  }

  /// Whether a view observes the publisher or notification named at an index; nil if the code
  /// declares it or sends through it.
  fileprivate func isObservedByView(at index: Int) -> Bool? {
    let next = self[index...].prefix(3).map(\.text)
    if next.dropFirst() == [".", "send"] { return nil }
    if index > startIndex, ["let", "var"].contains(where: self[index - 1].isWord) { return nil }
    let callees = callsAround(index).compactMap { $0.callee?.text }
    if callees.contains("post") || hasEmptyClosure(after: index) { return nil }
    return callees.contains("onReceive")
  }
}
