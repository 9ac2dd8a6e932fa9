import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R7: input that starts the app and reaches the same code in two ways.
  var doubleInputFindings: [AuditFinding] {
    guard entry != .notFound, !isSwiftUI else { return [] }
    return doubleTaps
      + SceneInput.all.flatMap { drainedTwice($0) + launchedTwice($0) }
  }

  /// A limit against hostile input. Each method is followed through its whole type.
  static let maxMethods = 10

  /// A tap on a notification that starts the app is both a launch option and a call to the
  /// notification centre's delegate.
  private var doubleTaps: [AuditFinding] {
    guard isSureOfNotificationDelegate else { return [] }
    let starts = (hasScenes ? sceneMethods(.sceneWillConnect) : launchMethods).prefix(
      Self.maxMethods)
    let options = InputSource(
      members: ["notificationResponse"],
      keys: ["remoteNotification", "UIApplicationLaunchOptionsRemoteNotificationKey"])
    let answers = Set(
      responseMethods.prefix(Self.maxMethods).flatMap { response in
        InputFlow(of: response.parameter(1), in: response, callees(of: response)).uses.map(\.name)
      })
    return starts.filter { !distinguishesTapsFromPushes($0, options) }.flatMap { start in
      InputFlow(of: options, in: start, callees(of: start)).uses.filter {
        answers.contains($0.name) && !start.isForUnsupportedSystem($0.token)
      }
      .prefix(1).map { use in
        AuditFinding(
          .coldInput, .warning, at: FindingPlace(use.token, in: use.file),
          "A tap that starts the app is given to \(use.name) twice: here, and by the delegate of the "
            + "notification centre, which is told of the same tap.",
          facts: hasScenes ? [186] : [177, 184], life: .coldTap)
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

  /// Input of the connection options that the connecting method passes both to the method for the
  /// running app and to one of its callees.
  private func drainedTwice(_ input: SceneInput) -> [AuditFinding] {
    guard hasScenes else { return [] }
    return sceneMethods(.sceneWillConnect).prefix(Self.maxMethods).flatMap {
      start -> [AuditFinding] in
      let warm = sceneMethods(input.warm).filter { $0.type == start.type }
      guard let counterpart = warm.first, drains(start, into: counterpart) else { return [] }
      let answers = Set(
        InputFlow(of: counterpart.parameter(1), in: counterpart, callees(of: counterpart)).uses
          .map(\.name))
      return InputFlow(of: source(of: input), in: start, callees(of: start)).uses
        // The call of the other method is itself the first path, not a second one.
        .filter { answers.contains($0.name) && !DelegateMethod.baseNames.contains($0.token.text) }
        .prefix(1).map { use in
          AuditFinding(
            .coldInput, .warning, at: FindingPlace(use.token, in: use.file),
            "A \(input.name) that starts the app is given to \(use.name) twice: here, and by "
              + "\(counterpart.function.name), which \(start.function.name) calls as well.",
            facts: [154, 155], life: input.coldLife)
        }
    }
  }

  /// Launch input that an app without scenes handles without refusing its second delivery.
  private func launchedTwice(_ input: SceneInput) -> [AuditFinding] {
    guard receivesInputAgain, let warm = appMethods(input.former).first(where: \.doesSomething)
    else {
      return []
    }
    return launchMethods.prefix(Self.maxMethods).compactMap { start in
      let use =
        handles(warm) || keepsForActivation(warm)
        ? InputFlow(of: source(of: input), in: start, callees(of: start)).uses.first : nil
      guard let token = use?.token ?? start.sameBranch(as: warm, onInputOf: source(of: input))
      else {
        return nil
      }
      return AuditFinding(
        .coldInput, .warning, at: FindingPlace(token, in: use?.file ?? start.file),
        "A \(input.name) that starts the app is handled twice: here, and by \(warm.title), which is "
          + "called as well unless \(start.function.baseName) returns "
          + (start.file.language == .swift ? "false." : "NO."),
        facts: input.warm == .scenePerformActionForShortcutItem ? [77] : [22],
        life: input.coldLife)
    }
  }

  /// Whether UIKit sends the launch input of an app without scenes once more, because its launch
  /// methods always return true.
  var receivesInputAgain: Bool {
    !hasScenes && !launchMethods.isEmpty && launchMethods.allSatisfy(\.returnsOnlyTrue)
  }

  /// Whether a method uses the input that it receives.
  func handles(_ method: CodeMethod) -> Bool {
    !InputFlow(of: method.parameter(1), in: method, callees(of: method)).uses.isEmpty
  }

  /// Whether a method keeps its input for a method that runs at each activation, and thus also
  /// after each launch.
  private func keepsForActivation(_ method: CodeMethod) -> Bool {
    let kept = InputFlow(of: method.parameter(1), in: method, callees(of: method)).kept.map(\.name)
    return appMethods(.didBecomeActive).contains { active in
      active.doesSomething && kept.contains(where: active.body.mentions)
    }
  }

  /// The source of input that starts the app: connection options or launch options.
  func source(of input: SceneInput) -> InputSource {
    hasScenes
      ? InputSource(members: Set(input.options)) : InputSource(keys: input.launchKeys)
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

  /// The methods of the same type that a method may call, except those that UIKit calls.
  func callees(of method: CodeMethod) -> [CodeMethod] {
    guard let type = method.type.flatMap(code.type) else { return [] }
    return type.methods.filter { $0.delegateMethods.isEmpty && $0.function != method.function }
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
      guard let call = body.invocation(at: index), !call.isAside else {
        return nil
      }
      return (index, body[call.range].map(\.text).joined())
    }
  }

  /// Whether it returns a value, and every written return value is true.
  fileprivate var returnsOnlyTrue: Bool {
    let body = body
    let values = body.indices.filter { body[$0].isWord("return") }.map { index -> String in
      let isFollowed = index + 1 < body.endIndex && !body[index + 1].isSymbol(";")
      return isFollowed ? body[index + 1].text : ""
    }
    return values.last.map { ["true", "YES"].contains($0) } ?? (body.last?.isWord("true") ?? false)
      && values.allSatisfy { ["true", "YES"].contains($0) }
  }
}
