import DelegateSource
import LifecycleModels

// Where an app learns of what happens, and what becomes of the input that it is given.
extension TargetFacts {
  /// Limits against hostile input: each method is followed through its whole type, each callback through
  /// its callees, and each place is looked up in its type.
  static let maxMethods = 10
  static let maxCallbacks = 40
  static let maxPlaces = 100

  /// How many calls may lead from a callback to what it starts.
  static let maxCallDepth = 2

  /// Whether it is known how the app starts.
  var hasEntry: Bool { entry != .notFound }

  /// Whether the app is not written with SwiftUI.
  var isUIKit: Bool { !isSwiftUI }

  /// Whether the target was read with its project.
  var isOfProject: Bool { !isCodeAlone }

  /// Whether the system may start the app in the background.
  var hasBackgroundModes: Bool { plists.contains { !$0.texts("UIBackgroundModes").isEmpty } }

  /// Whether all superclasses of the app delegates were read.
  var knowsAppDelegates: Bool { appDelegates.allSatisfy { code.unknownSuperclass(of: $0) == nil } }

  /// The methods that are given what starts the app, up to a limit.
  var startMethods: ArraySlice<CodeMethod> {
    (hasScenes ? sceneMethods(.sceneWillConnect) : launchMethods).prefix(Self.maxMethods)
  }

  /// The methods of delegates that UIKit calls for some callbacks.
  func delegateMethods(of callbacks: Set<Callback>) -> [CodeMethod] {
    (appDelegates + sceneDelegates).flatMap(\.methods).filter {
      !callbacks.isDisjoint(with: $0.callbacks)
    }
  }

  /// The methods that UIKit calls when the user comes back.
  var returnMethods: [CodeMethod] {
    hasScenes
      ? sceneMethods(.sceneWillEnterForeground) + sceneMethods(.sceneDidBecomeActive)
      : appMethods(.willEnterForeground) + appMethods(.didBecomeActive)
  }

  /// The methods for which the system starts the app in the background.
  var wakingMethods: [CodeMethod] {
    appMethods(.didReceiveRemoteNotification) + appMethods(.performFetch)
  }

  /// The methods that receive the user's response to a notification.
  var responseMethods: [CodeMethod] {
    code.methods(mentioning: "userNotificationCenter").filter {
      $0.function.name.hasPrefix("userNotificationCenter(_:didReceive:")
        || $0.function.name.hasPrefix("userNotificationCenter:didReceiveNotificationResponse:")
    }
  }

  /// The branches in which views react to a phase.
  var phaseBranches: [PhaseBranch] { code.files(mentioning: "scenePhase").flatMap(\.phaseBranches) }

  /// Those for the background, up to a limit against hostile input.
  var backgroundBranches: ArraySlice<PhaseBranch> {
    phaseBranches.filter { $0.phase == .background }.prefix(50)
  }
}

extension ScenesReplacement {
  /// The transitions, with and without scenes.
  static var allTransitions: Set<Callback> {
    Set(transitions.flatMap { [$0.callback, $0.successor] })
  }
}

extension TargetFacts {
  /// The source of input that starts the app: connection options or launch options.
  func source(of input: SceneInput) -> InputSource {
    hasScenes ? InputSource(members: Set(input.options)) : InputSource(keys: input.launchKeys)
  }

  /// What becomes of some value in a method.
  func flow(of source: InputSource, in method: CodeMethod) -> InputFlow {
    InputFlow(of: source, in: method, callees(of: method))
  }

  /// What becomes in a start method of input that starts the app.
  func flow(of input: SceneInput, in start: CodeMethod) -> InputFlow {
    flow(of: source(of: input), in: start)
  }

  /// What becomes of the input that a method receives as its second argument.
  func flow(in method: CodeMethod) -> InputFlow {
    InputFlow(of: method.parameter(1), in: method, callees(of: method))
  }

  /// Whether a method uses the input that it receives.
  func handles(_ method: CodeMethod) -> Bool { !flow(in: method).uses.isEmpty }

  /// Whether a SwiftUI modifier handles the input.
  func isHandledBySwiftUI(_ input: SceneInput) -> Bool {
    guard isSwiftUI, let modifier = input.modifier else { return false }
    return code.mentions(modifier)
  }

  /// Whether UIKit sends the launch input of an app without scenes once more, because its launch
  /// methods always return true.
  var receivesInputAgain: Bool {
    !hasScenes && !launchMethods.isEmpty && launchMethods.allSatisfy(\.returnsOnlyTrue)
  }

  /// The methods of the same type that a method may call, except those that UIKit calls.
  func callees(of method: CodeMethod) -> [CodeMethod] {
    guard let type = method.type.flatMap(code.type) else { return [] }
    return type.methods.filter { $0.delegateMethods.isEmpty && $0.function != method.function }
  }
}

extension CodeMethod {
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
