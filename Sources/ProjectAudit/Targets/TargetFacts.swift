import LifecycleModels
import ProjectFormats
import SourceCode

/// Everything that the rules ask about one app.
struct TargetFacts: Sendable {
  let target: ProjectTarget
  let plists: [InfoPlist]
  /// The sources of the target and of what it is built from.
  let code: Codebase
  /// The sources of its extensions, which run in processes of their own.
  var extensionCode = Codebase(files: [])
  var extensionGraph = CallGraph(Codebase(files: []))
  /// The sources of the tests that run in its process.
  var testCode: [CodeFile] = []
  /// The files of the target itself, which are its module.
  let ownFiles: Set<String>
  /// Whether there is no project, so that a scene delegate alone shows that the app has scenes.
  let isCodeAlone: Bool
  /// Whether every source of the target was read, so that what is not in them does not exist.
  let isAllRead: Bool
  let entry: EntryPoint
  let calls: Calls
  /// The calls in live code.
  let liveCalls: Calls
  /// The app delegates, the one of the entry point first.
  let appDelegates: [CodeType]
  /// The scene delegates.
  let sceneDelegates: [CodeType]
  private let hasCertainSceneDelegate: Bool
  /// The superclasses of scene delegates that were not read, and may do anything.
  let foreignSceneClasses: [String]
  private let appMethods: [Callback: [CodeMethod]]
  private let sceneMethods: [Callback: [CodeMethod]]
  /// The storyboards of the target that could be read.
  let storyboards: [ProjectPath: Storyboard]
  /// What opens the app from outside.
  let addresses: AppAddresses
  /// Whether classes may come from packages, frameworks or pods.
  let hasForeignCode: Bool
  /// The method in which an app delegate chooses the configuration of a scene.
  let configurationMethod: CodeMethod?
  /// Whether code gives scenes a delegate: that method, or what it calls.
  let namesDelegateInCode: Bool
  let graph: CallGraph
  /// Which functions are reached from a launch method.
  let launchReach: CallGraph.Reach
  /// Which functions are reached from a method of a scene delegate.
  let sceneReach: CallGraph.Reach

  /// The entry point is looked for in the target’s own files. `code` holds these and the files of the
  /// targets and packages that it is built from.
  init(
    target: ProjectTarget, plists: [InfoPlist], storyboards: [ProjectPath: Storyboard],
    addresses: AppAddresses, own: Codebase, code: Codebase, isAllRead: Bool,
    isCodeAlone: Bool = false
  ) {
    self.isCodeAlone = isCodeAlone
    self.isAllRead = isAllRead
    ownFiles = Set(own.files.map(\.path))
    self.addresses = addresses
    self.storyboards = storyboards
    self.target = target
    self.plists = plists
    self.code = code
    calls = Calls(in: code.files)
    // The file that holds main may belong to a library that the app is built from.
    let ownEntry = own.entryPoint
    let entry = ownEntry == .notFound ? code.mainFunction : ownEntry
    // A library that the app is built from may implement what a header of the app declares.
    appDelegates = Self.appDelegates(in: own, code, entry: entry)
      .map { code.type(named: $0.name) ?? $0 }
    liveCalls = Self.live(calls, in: code, appDelegates: appDelegates)
    sceneDelegates = code.types.filter {
      code.conformance(of: $0, to: .scene).isLikely && $0.isDeclared
    }
    foreignSceneClasses = sceneDelegates.compactMap(code.unknownSuperclass).uniqued
    appMethods = Self.byCallback(
      code.methods(of: appDelegates).filter { $0.isDelegateMethod(of: [.application]) })
    sceneMethods = Self.byCallback(code.methods(of: sceneDelegates))
    hasCertainSceneDelegate = sceneDelegates.contains {
      code.conformance(of: $0, to: .scene) == .certain
    }
    let hasDelegate = !appDelegates.isEmpty || !sceneDelegates.isEmpty
    self.entry = isCodeAlone && hasDelegate && entry == .notFound ? .uiKit(delegate: nil) : entry
    hasForeignCode = target.hasForeignCode
    let graph = CallGraph(code)
    self.graph = graph
    configurationMethod = appDelegates.lazy.flatMap { code.methods(of: $0) }.first {
      $0.callbacks.contains(.configurationForConnecting)
    }
    namesDelegateInCode =
      configurationMethod.map { method in
        !Self.namesNoDelegate(method.body, in: code)
          && graph.reach(from: [method], until: ["delegateClass", "setDelegateClass"]).hasGoal
      } ?? false
    launchReach = graph.reach(
      from: code.methods(of: appDelegates).filter(\.isLaunchMethod),
      creating: appDelegates + code.apps(of: entry))
    sceneReach = graph.reach(
      from: code.methods(of: sceneDelegates).filter {
        $0.isDelegateMethod(of: [.scene, .windowScene])
      })
  }

  /// Whether a body gives a configuration nothing, or a class that was read and is no scene delegate.
  private static func namesNoDelegate(_ body: CodeTokens, in code: Codebase) -> Bool {
    let names = body.indices(of: ["delegateClass", "="]).compactMap { start in
      start + 2 < body.endIndex ? body[start + 2].text : nil
    }
    return !names.isEmpty
      && names.allSatisfy { name in
        if name == "nil" { return true }
        guard let type = code.type(named: name) else { return false }
        return code.conformance(of: type, to: .scene) == .none
          && code.unknownAncestors(of: type).isEmpty
      }
  }

  private static func appDelegates(
    in own: Codebase, _ code: Codebase, entry: EntryPoint
  ) -> [CodeType] {
    let all = own.types.filter {
      code.conformance(of: $0, to: .application).isLikely && $0.isDeclared
    }
    if all.isEmpty {
      // A library that the app is built from may declare it.
      let others = code.types.filter {
        code.conformance(of: $0, to: .application).isLikely && $0.isDeclared
      }
      if case .uiKit = entry { return others }
      let adapted = code.adaptorArgumentNames
      return others.filter { adapted.contains($0.lastName) }
    }
    guard case .uiKit(let name?) = entry, let main = own.type(named: name) else { return all }
    return [main] + all.filter { $0.name != main.name }
  }
}

extension Codebase {
  /// The words beside `@UIApplicationDelegateAdaptor`, one of which names the app delegate.
  fileprivate var adaptorArgumentNames: Set<String> {
    let declarations = files(mentioning: "UIApplicationDelegateAdaptor").flatMap { file in
      file.tokens.indices(of: ["UIApplicationDelegateAdaptor"]).map {
        file.tokens.statement(around: $0)
      }
    }
    return Set(declarations.flatMap { $0.filter { $0.kind == .word } }.map(\.text))
  }
}

extension TargetFacts {
  /// Whether a SwiftUI app makes no app delegate. Its type was read, which alone can hold the property that
  /// does.
  var lacksAdaptor: Bool {
    isSwiftUI && !isCodeAlone && !code.apps(of: entry).isEmpty
      && !code.mentions("UIApplicationDelegateAdaptor", "UIApplicationMain")
  }

  /// Whether UIKit makes the scene delegates: a manifest names one, or an app delegate that is made does.
  var makesSceneDelegates: Bool {
    !lacksAdaptor || plists.contains { !($0.manifest?.windowsWithDelegate.isEmpty ?? true) }
  }

  var isSwiftUI: Bool { if case .swiftUI = entry { true } else { false } }

  /// Whether the app has scenes with a delegate in some configuration, so that its app delegate hears
  /// less. A UIKit app whose manifest names none is refused, or runs on without scenes.
  var hasScenes: Bool {
    isSwiftUI || namesDelegateInCode || isCodeAlone && hasCertainSceneDelegate
      || plists.contains { !($0.manifest?.windowsWithDelegate.isEmpty ?? true) }
  }

  /// Whether what is said of the app delegate and the scene delegate can be judged.
  var isUIKitWithScenes: Bool { hasScenes && !isSwiftUI }

  /// The methods of app delegates that the sources declare, by callback.
  func appMethods(_ callback: Callback) -> [CodeMethod] {
    appMethods[callback] ?? []
  }

  /// The methods of scene delegates and of their superclasses, by callback.
  func sceneMethods(_ callback: Callback) -> [CodeMethod] {
    sceneMethods[callback] ?? []
  }

  private static func byCallback(_ methods: [CodeMethod]) -> [Callback: [CodeMethod]] {
    var found: [Callback: [CodeMethod]] = [:]
    for method in methods {
      for callback in Set(method.callbacks) { found[callback, default: []].append(method) }
    }
    return found
  }

  /// Whether a delegate is written in Objective-C, so that new code should be.
  var isObjectiveC: Bool { (appDelegates + sceneDelegates).contains(where: \.isObjectiveC) }

  /// The launch methods of the app delegates.
  var launchMethods: [CodeMethod] { appDelegates.flatMap(\.methods).filter(\.isLaunchMethod) }
}
