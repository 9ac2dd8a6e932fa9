import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R24: controllers presented by the root, which UIKit refuses if the root already presents one.
  var refusedPresentationFindings: [AuditFinding] {
    guard entry != .notFound else { return [] }
    let inputs = SceneInput.all.flatMap { input in
      (hasScenes ? sceneMethods(input.warm) : appMethods(input.former)).map {
        (method: $0, life: input.warmLife)
      }
    }.prefix(Self.maxArrivals)
    let returns =
      hasScenes
      ? sceneMethods(.sceneWillEnterForeground) + sceneMethods(.sceneDidBecomeActive)
      : appMethods(.willEnterForeground) + appMethods(.didBecomeActive)
    let helpers = inputs.flatMap { method, life in
      callees(of: method).filter { method.body.mentions($0.function.baseName) }.map { ($0, life) }
    }
    let coming = returns.prefix(Self.maxArrivals).map { ($0, AuditLife.comeBack) }
    let findings = (inputs + coming + helpers).compactMap { presentation(in: $0, $1) }
    // A helper may present several kinds of input.
    var known: Set<FindingPlace> = []
    return findings.filter { known.insert($0.place).inserted }
  }

  /// A limit against hostile input. Each method is read with its callees.
  private static let maxArrivals = 40

  private func presentation(in method: CodeMethod, _ life: AuditLife) -> AuditFinding? {
    let body = method.body
    let asks: Set = ["presentedViewController", "dismiss", "topViewController", "isBeingPresented"]
    guard body.first(of: asks) == nil,
      let index = body.indices.first(where: { body.presentsOverRoot(at: $0) })
    else { return nil }
    return AuditFinding(
      .readiness, .note, at: FindingPlace(body[index], in: method.file),
      "This is presented over the root view controller, whatever that presents at the moment. UIKit "
        + "refuses if it presents already, and nothing is shown: present it over the topmost controller.",
      facts: [], life: life)
  }
}

extension AuditFinding {
  /// Where it is.
  fileprivate var place: FindingPlace { FindingPlace(file: file, line: line, column: column) }
}

extension CodeTokens {
  /// Whether the code at an index asks the root view controller to present something.
  fileprivate func presentsOverRoot(at index: Int) -> Bool {
    guard self[index].isWord("rootViewController"), let next = nextMember(after: index) else {
      return false
    }
    return ["present", "presentViewController"].contains(self[next].text)
  }
}
