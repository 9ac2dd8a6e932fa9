import DelegateSource
import LifecycleModels
import SourceCode

extension AuditRule {
  static let pluginCallbacks = AuditRule(
    27, "A plugin does not rely on callbacks that apps with scenes keep from it.",
    assuming: [.belongsToApp])
}

extension AuditCheck {
  /// Callbacks of plugins that do not arrive in apps with scenes, or depend on a version.
  static let pluginCallbacks = AuditCheck(
    .pluginCallbacks, .note, facts: [], life: nil, mentioning: PluginFramework.allTypes
  ) { app in
    app.plugins.filter { !$0.type.mentions($0.framework.sceneWords) }.flatMap { type, framework in
      app.code.methods(of: type).filter(\.doesSomething).compactMap { method in
        let input = SceneInput.all.first { method.callbacks.contains($0.former) }
        let isTransition = ScenesReplacement.transitions.contains {
          method.callbacks.contains($0.callback)
        }
        guard let arrival = input == nil ? framework.transition : framework.input,
          input != nil || isTransition
        else { return nil }
        return Match(
          at: .init(method), "\(method.title) \(arrival.words)", severity: arrival.severity,
          facts: [framework.fact], life: input?.coldLife ?? .launch, effect: arrival.effect)
      }
    }
  }

  /// What plugins use in place of callbacks, and what does not arrive, too.
  static let pluginHooks = AuditCheck(
    .pluginCallbacks, .note, facts: [], life: nil, mentioning: PluginFramework.allTypes
  ) { app in
    let plugins = Dictionary(grouping: app.plugins, by: \.framework.name)
    return PluginFramework.all.flatMap { framework -> [Match] in
      let types = Set((plugins[framework.name] ?? []).map(\.type.name))
      return framework.hooks.flatMap { hook in
        // Each word once in a type: what registers an observer may also take it away.
        app.code.places(of: hook.names) { types.contains($0.part?.name ?? "") }
          .uniqued(by: { [$0.part?.name, $0.token.text] }).map { place in
            Match(
              at: .init(place), "\(place.token.text) \(hook.arrival.words)",
              severity: hook.arrival.severity, facts: [hook.fact ?? framework.fact],
              life: hook.life,
              effect: hook.arrival.effect)
          }
      }
    }
  }

  /// Input that plugins take in a category of a delegate that the app declares.
  static let delegateCategories = AuditCheck(
    .pluginCallbacks, .error, facts: [332], life: nil, effect: .losesInput,
    mentioning: PluginFramework.allTypes
  ) { app in
    if app.plugins.isEmpty { return [] }
    return app.code.types.filter(app.code.isCategoryOfAppDelegate).flatMap { type in
      app.code.methods(of: type).filter(\.doesSomething).compactMap { method in
        SceneInput.all.first { method.callbacks.contains($0.former) }.map { input in
          Match(
            at: .init(method),
            "\(method.title) is not called in an app with scenes. Take the \(input.name) from what the "
              + "framework passes on, or let the app’s scene delegate hand it in.",
            life: input.coldLife)
        }
      }
    }
  }

  /// Plugins of Flutter that adopt the protocol for scenes, and are never registered for it.
  static let unregisteredPlugins = AuditCheck(
    .pluginCallbacks, .error, facts: [327], life: .launch, effect: .losesInput,
    mentioning: ["FlutterSceneLifeCycleDelegate"]
  ) { app in
    if app.code.mentions("addSceneDelegate") { return [] }
    return app.plugins.filter { $0.type.mentions(["FlutterSceneLifeCycleDelegate"]) }.map {
      Match(
        at: .init($0.type),
        "\($0.type.lastName) adopts FlutterSceneLifeCycleDelegate, and nothing calls addSceneDelegate(_:). "
          + "Flutter tells such a plugin neither of scenes nor of the app’s transitions and links.")
    }
  }

  /// Handlers of background tasks that a plugin of Flutter registers itself.
  static let pluginTasks = AuditCheck(
    .registration, .error, facts: [193, 194, 328], life: .launch,
    mentioning: ["FlutterPlugin"]
  ) { app in
    let starts = app.plugins.filter { $0.framework.name == "Flutter" }.flatMap(\.type.methods)
      .filter(\.isCalledByFlutter)
    let reach = app.graph.reach(from: starts, isCertain: true)
    return app.code.places(of: ["BGTaskScheduler"]) { place in
      place.tokens.statement(around: place.index).contains { $0.text.hasPrefix("register") }
        && place.function != nil && reach.contains(place)
    }.map { place in
      // The app may call such a method in its launch method, and the plugin only where no app does.
      let entry = place.function.flatMap { $0.isPublic && $0.isTypeMember ? $0.baseName : nil }
      let advice =
        entry.map { "Let the app call \($0) in its launch method." }
        ?? "Register it in a method of its own that the app calls in its launch method."
      return Match(
        at: .init(place),
        "This handler is registered too late in an app that registers its plugins in "
          + "didInitializeImplicitFlutterEngine(_:), and BGTaskScheduler raises an exception. \(advice)",
        severity: entry == nil ? .error : .note)
    }
  }
}

extension PluginFramework {
  fileprivate static let allTypes = all.reduce(into: Set()) { $0.formUnion($1.types) }

  /// Words without which nothing is said of a library.
  static let words = allTypes.union(CodeFile.functionsThatExchange)
}

extension TargetFacts {
  /// The types that are plugins, each with its framework.
  var plugins: [(type: CodeType, framework: PluginFramework)] {
    PluginFramework.all.flatMap { framework in
      code.types.filter { type in
        type.isDeclared && !framework.types.isDisjoint(with: code.ancestorNames(of: type))
      }.map { ($0, framework) }
    }
  }
}

extension CodeMethod {
  /// Whether Flutter calls a method of a plugin when it registers it, or as its launch method.
  fileprivate var isCalledByFlutter: Bool {
    ["register(with:)", "registerWithRegistrar:"].contains(function.name)
      || function.name.contains("didFinishLaunching")
      || function.name.contains("willFinishLaunching")
  }
}

extension CodeType {
  /// Whether its code, or what it inherits from, has one of some words.
  fileprivate func mentions(_ words: Set<String>) -> Bool {
    !words.isDisjoint(with: inherited)
      || bodies.contains { body in words.contains(where: body.tokens.mentions) }
  }
}
