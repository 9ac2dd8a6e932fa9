import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Launch input sent through a `PassthroughSubject`, which has no subscriber yet.
  static let unkeptInput = AuditCheck(
    .readiness, .warning, facts: [154], life: nil, if: [\.hasEntry],
    mentioning: ["PassthroughSubject"]
  ) { app in
    let subjects = app.passthroughSubjects
    if subjects.isEmpty { return [] }
    return app.startMethods.flatMap { start in
      SceneInput.all.compactMap { input in
        app.flow(of: input, in: start).uses.lazy
          .filter { $0.sender.map(subjects.contains) ?? false }.prefix(TargetFacts.maxMethods)
          .first { !app.hasEarlySubscriber($0.sender ?? "") }.map { use in
            Match(
              at: .init(use.token, in: use.file),
              "A \(input.name) that starts the app is sent through \(use.sender ?? use.name), which keeps nothing "
                + "for those who subscribe later: it is lost if no view is there yet. Keep it until one has taken "
                + "it, for example in a CurrentValueSubject.",
              facts: app.hasScenes ? [154] : [22], life: input.coldLife)
          }
      }
    }
  }

  /// Taps on notifications that only views observe. A tap that starts the app comes before them.
  static let unkeptTaps = AuditCheck(
    .readiness, .warning, facts: [177, 186], life: .coldTap, if: [\.hasEntry, \.isSwiftUI],
    mentioning: ["userNotificationCenter"]
  ) { app in
    let methods = app.responseMethods.prefix(TargetFacts.maxMethods)
      .flatMap { [$0] + app.helpers(of: $0) }
    return methods.prefix(2 * TargetFacts.maxMethods).compactMap { method in
      app.unkeptPost(in: method).map { index in
        let channel = method.body.channel(ofCallAt: index) ?? "this"
        return Match(
          at: .init(method.body[index], in: method.file),
          "Only views listen to \(channel), which keeps nothing for those who "
            + "listen later. A tap that starts the app can come before they are there, and is lost: keep it "
            + "until one has taken it.")
      }
    }
  }
}

extension TargetFacts {
  /// Where a method that keeps nothing posts something that only views observe.
  fileprivate func unkeptPost(in method: CodeMethod) -> Int? {
    let body = method.body
    // Stored input can be read later.
    let isKept =
      body.mentions("UserDefaults")
      || body.indices.contains { body[$0].kind == .word && body.isReassigned(at: $0) }
    guard body.count < InputFlow.maxTokens, !isKept else { return nil }
    // Data that a later view loads anyway need not be kept.
    let harmless = ["refresh", "reload", "update", "sync"]
    let calls = body.indices.filter { body.channel(ofCallAt: $0) != nil }
    return calls.prefix(Self.maxMethods).first { index in
      guard let channel = body.channel(ofCallAt: index) else { return false }
      // A wait gives views the time to appear.
      return !harmless.contains(where: channel.hasPrefix) && !body.isDelayed(at: index)
        && isObservedOnlyByViews(channel)
    }
  }

  /// The methods of the same type through which a method forwards its input.
  fileprivate func helpers(of method: CodeMethod) -> [CodeMethod] {
    let names = Set(
      method.body.invocations.filter(\.isOwn).map(\.baseName.text))
    return Array(
      callees(of: method).filter { names.contains($0.function.baseName) }.prefix(Self.maxMethods))
  }

  /// Whether a publisher or notification is only used to forward something to views.
  private func isObservedOnlyByViews(_ name: String) -> Bool {
    let uses = code.places(of: [name]).compactMap { $0.tokens.isObservedByView(at: $0.index) }
    return uses.contains(true) && !uses.contains(false)
  }

  /// The names of the `PassthroughSubject` values.
  fileprivate var passthroughSubjects: Set<String> {
    Set(
      code.places(of: ["PassthroughSubject"])
        .compactMap { $0.tokens.variable(around: $0.index)?.name.text })
  }

  /// Whether code that runs at launch or when a scene connects uses a publisher other than to send a
  /// value, and thus may subscribe.
  fileprivate func hasEarlySubscriber(_ name: String) -> Bool {
    !code.places(of: [name]) { place in
      let (tokens, index) = (place.tokens, place.index)
      let isSent = tokens[index...].prefix(3).map(\.text) == [name, ".", "send"]
      let isDeclared = index > 0 && ["let", "var"].contains(where: tokens[index - 1].isWord)
      // A view subscribes when it appears.
      let isOfView = tokens[..<index].suffix(2).map(\.text) == ["onReceive", "("]
      return !isSent && !isDeclared && !isOfView && place.function != nil
        && (launchReach.contains(place) || sceneReach.contains(place))
    }.isEmpty
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
