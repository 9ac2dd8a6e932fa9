import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R7 and R10: launch options that are nil in an app with scenes.
  var launchOptionFindings: [AuditFinding] {
    guard hasScenes, entry != .notFound else { return [] }
    return launchMethods.flatMap { method -> [AuditFinding] in
      guard let name = method.parameter(1) else { return [] }
      return method.body.indices.compactMap { index -> (String, AuditFinding)? in
        let body = method.body
        guard body[index].isWord(name), let key = body.key(after: index),
          !Self.keysWithoutScene.contains(key)
        else { return nil }
        let input = SceneInput.all.first { $0.launchKeys.contains(key) }
        return (key, launchOption(key, body[index], input, in: method))
      }.reduce(into: [(String, AuditFinding)]()) { findings, next in
        // A second use one line later is the same finding.
        if !findings.contains(where: { $0.0 == next.0 }) { findings.append(next) }
      }.map(\.1)
    } + keptLaunchOptions
  }

  /// Launch options stored for later, although there are none.
  private var keptLaunchOptions: [AuditFinding] {
    launchMethods.compactMap { method in
      guard let name = method.parameter(1) else { return nil }
      let body = method.body
      let index = body.indices.first { index in
        body[index].kind == .word && body.isReassigned(at: index) && body[index + 2].isWord(name)
          && (body[index].text != name || body.isMember(at: index))
          && (index + 3 >= body.endIndex || ![".", "?", "["].contains(body[index + 3].text))
      }
      return index.map { index in
        AuditFinding(
          .launchState, .note, at: FindingPlace(body[index], in: method.file),
          "The launch options are nil when the user opens an app with scenes, so \(body[index].text) says "
            + "nothing of what started it.", facts: [154, 188], life: .launch)
      }
    }
  }

  /// The launch option keys of pushes.
  private static let keysOfPushes: Set = [
    "remoteNotification", "localNotification", "UIApplicationLaunchOptionsRemoteNotificationKey",
    "UIApplicationLaunchOptionsLocalNotificationKey",
  ]

  /// The keys of launches in which the user does not open the app.
  private static let keysWithoutScene: Set = [
    "location", "bluetoothCentrals", "bluetoothPeripherals",
    "UIApplicationLaunchOptionsLocationKey", "UIApplicationLaunchOptionsBluetoothCentralsKey",
    "UIApplicationLaunchOptionsBluetoothPeripheralsKey",
  ]

  private func launchOption(
    _ key: String, _ token: CodeToken, _ input: SceneInput?, in method: CodeMethod
  ) -> AuditFinding {
    let place = FindingPlace(token, in: method.file)
    guard let input else {
      return AuditFinding(
        .launchState, .warning, at: place,
        "The launch options are nil when the user opens an app with scenes, so \(key) is not among them."
          + (Self.keysOfPushes.contains(key)
            ? " The delegate of the notification centre is told of a tap, also of one that starts the app."
            : ""),
        facts: [154], life: .launch)
    }
    return AuditFinding(
      .coldInput, .warning, at: place,
      "The launch options are nil when the user opens an app with scenes: a \(input.name) that starts "
        + "the app is in the connection options of the scene.",
      facts: [154], life: input.coldLife)
  }
}

extension TargetFacts {
  /// R15 and R17: actions that a background launch must not or cannot take.
  var backgroundLaunchFindings: [AuditFinding] {
    let modes = plists.flatMap { $0.texts("UIBackgroundModes") }
    guard !modes.isEmpty, entry != .notFound else { return [] }
    return launchMethods.flatMap { method in
      method.body.filter { Self.personal.contains($0.text) }.map { personal($0, in: method) }
        + keychain(method)
    }
  }

  private static let personal: Set = [
    "requestTrackingAuthorization", "requestReview", "evaluatePolicy", "presentLoginIfNeeded",
  ]

  private func personal(_ token: CodeToken, in method: CodeMethod) -> AuditFinding {
    AuditFinding(
      .backgroundLaunch, .warning, at: FindingPlace(token, in: method.file),
      "\(token.text) is called in a launch method. The app has background modes, so the system also "
        + "starts it while nobody looks. Ask when a scene is active.",
      facts: [157], life: .backgroundLaunch)
  }

  private func keychain(_ method: CodeMethod) -> [AuditFinding] {
    guard !method.body.mentions("isProtectedDataAvailable"),
      let token = method.body.first(of: ["SecItemCopyMatching", "SecItemAdd", "SecItemUpdate"])
    else { return [] }
    return [
      AuditFinding(
        .protectedData, .warning, at: FindingPlace(token, in: method.file),
        "The keychain is used in a launch method. Before the first unlock it may answer “not found”; "
          + "do not take this for an empty keychain: ask isProtectedDataAvailable, and try again on "
          + "applicationProtectedDataDidBecomeAvailable.",
        facts: [73, 290], life: .backgroundLaunch)
    ]
  }
}

extension CodeTokens {
  /// The key in `options?[.key]`, `options[Key.key]` or `options.key`, after the word at an index.
  fileprivate func key(after index: Int) -> String? {
    var position = index + 1
    while position < endIndex, ["?", "!"].contains(self[position].text) { position += 1 }
    guard position + 1 < endIndex else { return nil }
    if self[position].isSymbol("[") {
      let close = partner(of: position)
      return self[position..<close].last { $0.kind == .word }?.text
    }
    let isMessage = index > startIndex && self[index - 1].isSymbol("[")
    guard isMessage, ["objectForKey", "valueForKey"].contains(self[position].text) else {
      return nil
    }
    return self[Swift.min(position + 2, endIndex - 1)].text
  }
}
