import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R24: controllers that are presented over the root, which UIKit refuses if that presents already.
  var refusedPresentationFindings: [AuditFinding] {
    guard entry != .notFound else { return [] }
    let inputs = SceneInput.all.flatMap {
      hasScenes ? sceneMethods($0.warm) : appMethods($0.former)
    }
    let returns =
      hasScenes
      ? sceneMethods(.sceneWillEnterForeground) + sceneMethods(.sceneDidBecomeActive)
      : appMethods(.willEnterForeground) + appMethods(.didBecomeActive)
    let helpers = inputs.prefix(Self.mostArrivals).flatMap { method in
      callees(of: method).filter { method.body.mentions($0.function.baseName) }
    }
    return ((inputs + returns).prefix(Self.mostArrivals) + helpers).compactMap(presentation).uniqued
  }

  /// Nobody has more of these methods; each is read with what it calls.
  private static let mostArrivals = 40

  private func presentation(in method: CodeMethod) -> AuditFinding? {
    let body = method.body
    let asks: Set = ["presentedViewController", "dismiss", "topViewController", "isBeingPresented"]
    guard body.first(of: asks) == nil,
      let index = body.indices.first(where: { body.presentsOverRoot(at: $0) })
    else { return nil }
    return AuditFinding(
      .readiness, .note, at: FindingPlace(body[index], in: method.file),
      "This is presented over the root view controller, whatever that presents at the moment. UIKit "
        + "refuses if it presents already, and nothing is shown: present it over the topmost controller.",
      facts: [], life: nil)
  }
}

extension CodeTokens {
  /// Whether the root view controller is asked at an index to present something.
  fileprivate func presentsOverRoot(at index: Int) -> Bool {
    guard self[index].isWord("rootViewController") else { return false }
    let rest = self[(index + 1)...].prefix(4).filter { !["?", "!", "."].contains($0.text) }
    return rest.first.map { ["present", "presentViewController"].contains($0.text) } ?? false
  }
}
