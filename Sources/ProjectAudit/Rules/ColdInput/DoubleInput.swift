import DelegateSource
import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Taps that start the app and reach the same code in two ways: a tap on a notification is both a
  /// launch option and a call to the notification centre's delegate.
  static let doubleTaps = AuditCheck(
    .coldInput, .warning, facts: [186], life: .coldTap, if: [\.hasEntry, \.isUIKit],
    mentioning: ["userNotificationCenter"], query: \.doubleTaps)

  /// Input of the connection options that the connecting method passes both to the method for the
  /// running app and to one of its callees.
  static let inputDrainedTwice = AuditCheck(
    .coldInput, .warning, facts: [154, 155], life: nil,
    if: [\.hasEntry, \.isUIKitWithScenes]
  ) { app in SceneInput.all.flatMap(app.drainedTwice) }

  /// Launch input that an app without scenes handles without refusing its second delivery.
  static let inputLaunchedTwice = AuditCheck(
    .coldInput, .warning, facts: [22], life: nil,
    if: [\.hasEntry, \.isUIKit, \.receivesInputAgain]
  ) { app in SceneInput.all.flatMap(app.launchedTwice) }
}

extension TargetFacts {
  fileprivate var doubleTaps: [Match] {
    guard isSureOfNotificationDelegate else { return [] }
    let options = InputSource(
      members: ["notificationResponse"],
      keys: ["remoteNotification", "UIApplicationLaunchOptionsRemoteNotificationKey"])
    let answers = Set(
      responseMethods.prefix(Self.maxMethods).flatMap { flow(in: $0).uses.map(\.name) })
    return startMethods.filter { !distinguishesTapsFromPushes($0, options) }.flatMap { start in
      flow(of: options, in: start).uses.filter {
        answers.contains($0.name) && !start.isForUnsupportedSystem($0.token)
      }
      .prefix(1).map { use in
        Match(
          at: .init(use.token, in: use.file),
          "A tap that starts the app is given to \(use.name) twice: here, and by the delegate of the "
            + "notification centre, which is told of the same tap.",
          facts: hasScenes ? [186] : [177, 184])
      }
    }
  }

  /// Whether a launch method, or a callee, tests the state of the app where it reads the options. A
  /// push that starts the app in the background is no tap.
  private func distinguishesTapsFromPushes(_ start: CodeMethod, _ options: InputSource) -> Bool {
    ([start] + callees(of: start)).contains {
      $0.body.mentions("applicationState") && $0.body.mentions(options)
    }
  }

  fileprivate func drainedTwice(_ input: SceneInput) -> [Match] {
    startMethods.flatMap { start -> [Match] in
      let warm = sceneMethods(input.warm).filter { $0.type == start.type }
      guard let counterpart = warm.first, drains(start, into: counterpart) else { return [] }
      let answers = Set(flow(in: counterpart).uses.map(\.name))
      return flow(of: input, in: start).uses
        // The call of the other method is itself the first path, not a second one.
        .filter { answers.contains($0.name) && !DelegateMethod.baseNames.contains($0.token.text) }
        .prefix(1).map { use in
          Match(
            at: .init(use.token, in: use.file),
            "A \(input.name) that starts the app is given to \(use.name) twice: here, and by "
              + "\(counterpart.function.name), which \(start.function.name) calls as well.",
            life: input.coldLife)
        }
    }
  }

  fileprivate func launchedTwice(_ input: SceneInput) -> [Match] {
    guard let warm = appMethods(input.former).first(where: \.doesSomething) else { return [] }
    return startMethods.compactMap { start in
      let use =
        handles(warm) || keepsForActivation(warm) ? flow(of: input, in: start).uses.first : nil
      guard let token = use?.token ?? start.sameBranch(as: warm, onInputOf: source(of: input))
      else { return nil }
      return Match(
        at: .init(token, in: use?.file ?? start.file),
        "A \(input.name) that starts the app is handled twice: here, and by \(warm.title), which is "
          + "called as well unless \(start.function.baseName) returns "
          + (start.isSwift ? "false." : "NO."),
        facts: input.warm == .scenePerformActionForShortcutItem ? [77] : [22], life: input.coldLife)
    }
  }

  /// Whether a method keeps its input for a method that runs at each activation, and thus also
  /// after each launch.
  private func keepsForActivation(_ method: CodeMethod) -> Bool {
    let kept = flow(in: method).kept.map(\.name)
    return appMethods(.didBecomeActive).contains { active in
      active.doesSomething && kept.contains(where: active.body.mentions)
    }
  }

  /// Whether a method calls another one of its type, recognised by a label that only the other has.
  private func drains(_ start: CodeMethod, into warm: CodeMethod) -> Bool {
    let label = warm.delegateMethods.first?.function.parameters.dropFirst().first?.label ?? ""
    let body = start.body
    return body.indices.contains { index in
      index > body.startIndex && index + 1 < body.endIndex && body[index].isWord(label)
        && body[index + 1].isSymbol(":")
    }
  }
}

extension CodeMethod {
  /// Whether a token is in the branch for system versions that have no notification centre.
  fileprivate func isForUnsupportedSystem(_ token: CodeToken) -> Bool {
    let words = ["SYSTEM_VERSION", "systemVersion", "NSFoundationVersionNumber", "available"]
    return isInBranch(token) {
      $0.contains { token in words.contains(where: token.text.hasPrefix) }
    }
  }

  /// The first call that depends on some input being present and that another method makes too.
  fileprivate func sameBranch(as other: CodeMethod, onInputOf source: InputSource) -> CodeToken? {
    let body = body
    guard body.count < InputFlow.maxTokens, other.body.count < InputFlow.maxTokens else {
      return nil
    }
    let calls = Set(other.callTexts.map(\.text))
    return body.indices.lazy.filter { body[$0].isWord("if") }.compactMap { start -> CodeToken? in
      guard let open = body[start...].firstIndex(where: { $0.isSymbol("{") }),
        body[start..<open].mentions(source)
      else { return nil }
      let branch = open..<body.partner(of: open)
      return callTexts.first { branch.contains($0.index) && calls.contains($0.text) }
        .map { body[$0.index] }
    }.first
  }

  /// The calls of the app's own functions, with their arguments as text.
  private var callTexts: [(index: Int, text: String)] {
    let body = body
    return body.indices.compactMap { index in
      guard let call = body.invocation(at: index), !call.isAside else { return nil }
      return (index, body[call.range].map(\.text).joined())
    }
  }
}
