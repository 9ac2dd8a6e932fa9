import LifecycleModels
import SourceCode

extension AuditCheck {
  /// PushKit pushes that some path does not report to CallKit.
  static let unreportedCalls = AuditCheck(
    .completion, .warning, facts: [98, 281], life: .backgroundLaunch, mentioning: ["pushRegistry"]
  ) { app in
    app.code.methods(mentioning: "pushRegistry").filter {
      $0.function.name.hasPrefix("pushRegistry(_:didReceiveIncomingPushWith:")
        || $0.function.name.hasPrefix("pushRegistry:didReceiveIncomingPushWithPayload:")
    }.prefix(TargetFacts.maxMethods).compactMap { method in
      app.endWithoutReport(in: method).map {
        Match(
          at: .init($0, in: method.file),
          "A path through \(method.title) ends here without a report of a call. The system ends a process "
            + "that reports none for a push about a call, and soon launches it for none any more.")
      }
    }
  }
}

extension TargetFacts {
  /// Where a path ends without a report of a call; nil if none does.
  fileprivate func endWithoutReport(in method: CodeMethod) -> CodeToken? {
    let body = method.body
    guard body.count < InputFlow.maxTokens else { return nil }
    let reporters = Set(body.filter { $0.kind == .word }.map(\.text)).filter(reportsCall)
    if reporters.isEmpty || method.file.hasConditions(in: body, about: reporters) { return nil }
    return CompletionPaths(method, handler: "", members: reporters).forgotten
      .first { !body.asksForKind(before: $0) }
  }

  /// Whether the named function reports a call to CallKit, directly or through a callee.
  private func reportsCall(_ name: String) -> Bool {
    let reports: Set = [
      "reportNewIncomingCall", "reportNewIncomingCallWithUUID", "reportNewIncomingVoIPPushPayload",
    ]
    if reports.contains(name) { return true }
    let callees = graph.functions(named: name)
    guard !callees.isEmpty, callees.count <= Self.maxMethods else { return false }
    return graph.reach(from: callees, until: reports).hasGoal
  }
}

extension CodeTokens {
  /// Whether the statement around a token, or the last branch before it, tests the type of the push.
  fileprivate func asksForKind(before token: CodeToken) -> Bool {
    let test =
      tree.node(at: token.position).enclosing(.guard, .conditional, .switch)
      ?? nodes(.conditional).last
    return test?.tokens.contains {
      $0.position < token.position && $0.text.lowercased().contains("voip")
    } ?? false
  }
}
