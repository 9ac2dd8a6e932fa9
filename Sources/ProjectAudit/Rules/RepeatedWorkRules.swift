import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R21: what a launch does twice, because scenes enter the foreground at each launch, too; an app
  /// delegate was told so only when it came back. And what is done twice whenever a scene, or an app
  /// without scenes, comes to the front, because it enters the foreground and then becomes active.
  var repeatedWorkFindings: [AuditFinding] {
    guard entry != .notFound, !isSwiftUI else { return [] }
    let (entering, others) =
      hasScenes
      ? (
        sceneMethods(.sceneWillEnterForeground),
        launchMethods + sceneMethods(.sceneWillConnect) + sceneMethods(.sceneDidBecomeActive)
      ) : (appMethods(.willEnterForeground), appMethods(.didBecomeActive))
    let calls = others.filter { $0.type != nil }.map { other in
      (method: other, byName: Dictionary(grouping: other.plainCalls, by: \.name))
    }
    return entering.flatMap { method in
      method.plainCalls.compactMap { call in
        let other = calls.first { other in
          other.byName[call.name]?.contains { $0.isSame(as: call) } ?? false
            && (call.name.contains(".") || other.method.type == method.type)
        }
        return other.map { repeated(call, in: method, $0.method) }
      }
    }
  }

  private func repeated(
    _ call: PlainCall, in method: CodeMethod, _ other: CodeMethod
  ) -> AuditFinding {
    let message =
      if !hasScenes {
        "When the user comes back, \(call.name) is called here and in \(other.title): the app enters "
          + "the foreground and then becomes active."
      } else {
        "When the user opens the app, \(call.name) is called here and in \(other.title): a scene "
          + "enters the foreground at each launch, too"
          + (other.callbacks.contains(.sceneDidBecomeActive) ? ", and then becomes active." : ".")
      }
    return AuditFinding(
      .repeatedWork, .note, at: FindingPlace(call.token, in: method.file), message,
      facts: hasScenes ? [149, 150] : [30], life: hasScenes ? .launch : .comeBack)
  }
}
