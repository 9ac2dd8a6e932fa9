import LifecycleModels
import SourceCode

extension AuditRule {
  static let repeatedWork = AuditRule(21, "Nothing is done twice when the user opens the app.")
}

extension AuditCheck {
  /// Work that is done twice when the user opens the app or comes back, because two callbacks of the
  /// same sequence do it.
  static let repeatedWork = AuditCheck(
    .repeatedWork, .note, facts: [149, 150], life: .launch, if: [\.hasEntry, \.isUIKit]
  ) { app in
    app.ways.flatMap { way in
      let others = way.others.map { other in
        (method: other, byName: Dictionary(grouping: app.work(of: other), by: \.name))
      }
      return way.methods.flatMap { method in
        app.repeatedCalls(of: method, others).map { call, other in
          Match(
            at: .init(call.token, in: method.file),
            "\(way.words.time), \(call.name) is called here and in \(other.title): \(way.words.reason).",
            facts: way.facts, life: way.life)
        }
      }
    }
  }
}

/// Callbacks that follow each other in one sequence.
private struct Way {
  /// The callbacks whose work is done by others too.
  let methods: [CodeMethod]
  let others: [CodeMethod]
  /// When both are called, and why.
  let words: (time: String, reason: String)
  var facts: [Citation] = [149, 150]
  var life = AuditLife.launch
}

extension TargetFacts {
  fileprivate var ways: [Way] {
    let opening = "When the user opens the app"
    if !hasScenes {
      return [
        Way(
          methods: appMethods(.willEnterForeground), others: appMethods(.didBecomeActive),
          words: (
            "When the user comes back", "the app enters the foreground and then becomes active"
          ), facts: [30], life: .comeBack),
        Way(
          methods: appMethods(.didBecomeActive), others: launchMethods,
          words: (opening, "a launch ends with the app becoming active"), facts: [17]),
      ]
    }
    let starts = launchMethods + sceneMethods(.sceneWillConnect)
    let entering = sceneMethods(.sceneWillEnterForeground)
    let active = sceneMethods(.sceneDidBecomeActive)
    return [
      Way(
        methods: entering, others: starts,
        words: (opening, "a scene enters the foreground at each launch, too")),
      Way(
        methods: entering, others: active,
        words: (
          opening, "a scene enters the foreground at each launch, too, and then becomes active"
        )),
      Way(
        methods: active, others: starts,
        words: (opening, "a scene becomes active at each launch, too")),
    ]
  }

  /// The calls of a method that another one makes too. A helper's work counts as its caller's,
  /// unless the call of the helper itself is repeated.
  fileprivate func repeatedCalls(
    of method: CodeMethod, _ others: [(method: CodeMethod, byName: [String: [PlainCall]])]
  ) -> [(PlainCall, CodeMethod)] {
    var told: Set<CodeToken> = []
    return work(of: method).compactMap { call in
      guard !told.contains(call.token) else { return nil }
      let other = others.first { other in
        other.byName[call.name]?.contains { $0.isSame(as: call) } ?? false
          && (call.helper == nil && call.name.contains { ".[".contains($0) }
            || other.method.type == method.type)
      }
      guard let other else { return nil }
      told.insert(call.token)
      return (call, other.method)
    }
  }

  /// The plain calls of a method and of its helpers.
  ///
  /// - Complexity: O(*n*) for *n* tokens in the methods of the type.
  fileprivate func work(of method: CodeMethod) -> [PlainCall] {
    let type = method.type.flatMap(code.type)
    let helpers = Dictionary(
      (type?.methods ?? []).filter {
        $0.delegateMethods.isEmpty && $0.function.parameterNames.isEmpty
      }
      .map { ($0.function.baseName, $0) }, uniquingKeysWith: { first, _ in first })
    var visited: Set<String> = []
    func calls(of method: CodeMethod) -> [PlainCall] {
      method.plainCalls.flatMap { call -> [PlainCall] in
        guard let helper = call.helper.flatMap({ helpers[$0] }) else { return [call] }
        if helper.hasReentryGuard { return [] }
        guard visited.insert(helper.function.baseName).inserted else { return [call] }
        return [call] + calls(of: helper).map { $0.made(at: call.token, under: call.conditions) }
      }
    }
    return calls(of: method)
  }
}
