import SourceCode

extension AuditCheck {
  /// Controllers presented by the root, which UIKit refuses if the root already presents one.
  static let refusedPresentations = AuditCheck(
    .readiness, .note, facts: [], life: .comeBack, if: [\.hasEntry],
    mentioning: ["rootViewController"]
  ) { app in
    // A helper may present several kinds of input.
    var known: Set<FindingPlace> = []
    return app.presenters.compactMap { method, life in
      guard let place = method.presentationOverRoot, known.insert(place).inserted
      else { return nil }
      return Match(
        at: place,
        "This is presented over the root view controller, whatever that presents at the moment. UIKit "
          + "refuses if it presents already, and nothing is shown: present it over the topmost controller.",
        life: life)
    }
  }
}

extension TargetFacts {
  /// The methods that may present something when input arrives or the user comes back.
  fileprivate var presenters: [(CodeMethod, AuditLife)] {
    let inputs = SceneInput.all.flatMap { input in
      (hasScenes ? sceneMethods(input.warm) : appMethods(input.former)).map { ($0, input.warmLife) }
    }.prefix(Self.maxCallbacks)
    let coming = returnMethods.prefix(Self.maxCallbacks).map { ($0, AuditLife.comeBack) }
    let helpers = inputs.flatMap { method, life in
      callees(of: method).filter { method.body.mentions($0.function.baseName) }.map { ($0, life) }
    }
    return Array(inputs) + coming + helpers
  }
}

extension CodeMethod {
  /// Where it asks the root view controller to present something without looking at what that presents.
  fileprivate var presentationOverRoot: FindingPlace? {
    let body = body
    let asks: Set = ["presentedViewController", "dismiss", "topViewController", "isBeingPresented"]
    guard body.first(of: asks) == nil else { return nil }
    return body.indices.first { index in
      guard body[index].isWord("rootViewController"), let next = body.nextMember(after: index)
      else { return false }
      return ["present", "presentViewController"].contains(body[next].text)
    }.map { FindingPlace(body[$0], in: file) }
  }
}
