import LifecycleModels
import SourceCode

extension AuditCheck {
  /// The delegate of the notification centre, if no launch method sets it.
  static let lateCentreDelegate = AuditCheck(
    .registration, .error, facts: [177, 178], life: .coldTap, effect: .losesInput,
    mentioning: ["UNUserNotificationCenter"], query: \.lateCentreDelegate)
}

extension TargetFacts {
  fileprivate var lateCentreDelegate: [Match] {
    if setsNotificationDelegateAtLaunch { return [] }
    let places = notificationDelegateAssignments.map { ($0.file, $0.centre) }
    let delegates = Set((appDelegates + sceneDelegates).map(\.name))
    let late = places.filter { file, token in
      sceneReach.contains(token, in: file)
        || file.parts.contains {
          delegates.contains($0.name) && $0.body.contains(token.position)
        }
    }
    // If no setter was found, code that was not read may set the delegate in time. The caller of a
    // closure that an object receives at its creation is unknown.
    let isCertain = !late.isEmpty
    let isLikely = isAllRead && hasEntry && !responseMethods.isEmpty && !readsTapAtLaunch
    let called =
      isLikely ? places.prefix(Self.maxMethods).filter { !$0.0.isInStoredClosure($0.1) } : []
    return (isCertain ? late : called).prefix(1).map { file, token in
      Match(
        at: .init(token, in: file),
        "The delegate of the notification centre is set in no launch method"
          + (isCertain ? "" : ", and in nothing that one was found to call")
          + ". A tap that starts the app can arrive before, and is dropped. Set it in "
          + "application(_:didFinishLaunchingWithOptions:).",
        severity: isCertain ? .error : .warning, effect: isCertain ? .losesInput : .other,
        instead: "UNUserNotificationCenter.current().delegate = self")
    }
  }

  /// Whether an app without scenes reads a launching tap from the launch options.
  private var readsTapAtLaunch: Bool {
    !hasScenes
      && launchMethods.contains { method in
        method.body.mentions("remoteNotification")
          || method.body.mentions("UIApplicationLaunchOptionsRemoteNotificationKey")
      }
  }

  /// Whether the notification centre has its delegate when the launch ends, or receives it in code
  /// that was not read.
  private var setsNotificationDelegateAtLaunch: Bool {
    let places = notificationDelegateAssignments
    return places.isEmpty
      || places.prefix(Self.maxPlaces).contains { file, token, _ in
        launchReach.contains(token, in: file) && !file.isInViewBody(token)
          || file.isForLaunch(token)
      }
  }
}

extension CodeFile {
  /// Whether a token is in a method named like a launch method. An app delegate calls such methods
  /// on the objects to which it forwards the launch.
  fileprivate func isForLaunch(_ token: CodeToken) -> Bool {
    let name = function(around: token)?.name ?? ""
    return name.hasPrefix("application") && name.contains("FinishLaunchingWithOptions:")
  }

  /// Whether a token is in the body of a view or an app, which runs once there is a scene.
  fileprivate func isInViewBody(_ token: CodeToken) -> Bool {
    guard function(around: token) == nil, let part = part(around: token) else { return false }
    return deferredProperties(of: part).contains {
      $0.name == "body" && $0.body?.contains(token.position) ?? false
    }
  }

  /// Whether a token is in a closure that initialises an object, outside all functions.
  fileprivate func isInStoredClosure(_ token: CodeToken) -> Bool {
    function(around: token) == nil
      && tokens.closures(around: token.position).contains {
        tokens[..<$0.range.lowerBound].last?.isSymbol(":") ?? false
      }
  }
}
