import DelegateSource
import SourceCode

/// Looks for code that contradicts what findings assume.
struct AssumptionCheck: Sendable {
  let facts: TargetFacts
  /// Where the notification centre gets its delegate.
  let centreDelegates: CentreDelegates
  private let files: [String: CodeFile]

  /// - Complexity: O(*n*) for *n* tokens of the files that mention notifications.
  init(_ facts: TargetFacts) {
    self.facts = facts
    centreDelegates = CentreDelegates(facts)
    files = Dictionary(facts.code.files.map { ($0.path, $0) }, uniquingKeysWith: { one, _ in one })
  }

  /// The findings of which no assumption is contradicted.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the files that mention what the findings are about, for each.
  func uncontradicted(_ findings: [AuditFinding]) -> [AuditFinding] {
    findings.filter { finding in
      guard let place = place(of: finding) else { return true }
      return !finding.assumptions.contains { isContradicted($0, at: place) }
    }
  }

  /// Whether the code shows that an assumption does not hold at a place.
  private func isContradicted(_ assumption: Assumption, at place: AssumedPlace) -> Bool {
    switch assumption {
    case .belongsToApp: place.isOfTests || place.isOfPreview
    case .isUsed: isUnused(place) || isOnlyReachedFromDeadCode(place)
    case .isTheDelegate: isOtherDelegate(place)
    case .isCalledByNobody: isReached(place)
    }
  }

  /// Where a finding stands in code; nil if it is about another file.
  private func place(of finding: AuditFinding) -> AssumedPlace? {
    guard let file = files[finding.file], let line = finding.line, let column = finding.column
    else { return nil }
    return AssumedPlace(line: line, column: column, in: file, of: facts.code)
  }
}

// Methods that somebody else reaches.
extension AssumptionCheck {
  /// Whether something beside UIKit reaches a method: a subclass through `super`, or an object that hands
  /// on every message that it does not know.
  func isReached(_ place: AssumedPlace) -> Bool {
    guard let type = place.type, let method = place.method else { return false }
    return forwardsMessages || isCalledThroughSuper(method, of: type)
  }

  /// Whether some object passes on messages without naming them.
  private var forwardsMessages: Bool {
    facts.code.files(
      mentioning: "forwardingTarget", "forwardInvocation", "forwardingTargetForSelector"
    )
    .contains { file in
      file.parts.contains { part in
        part.functions.contains { $0.baseName.hasPrefix("forward") }
          && (facts.appDelegates + facts.sceneDelegates).contains { $0.name == part.name }
      }
    }
  }

  /// Whether a method of a subclass calls it that has another name, or that is called itself.
  private func isCalledThroughSuper(_ method: CodeMethod, of type: CodeType) -> Bool {
    method.delegateMethods.flatMap(facts.calls.of).contains { call in
      guard call.isToSuper, let caller = facts.code.method(around: call),
        let owner = caller.type.flatMap(facts.code.type),
        facts.code.ancestorNames(of: owner).contains(type.lastName)
      else { return false }
      return caller.function.name != method.function.name
        || !facts.liveCalls(of: caller).isEmpty
    }
  }
}

extension Codebase {
  /// The method that a call stands in.
  fileprivate func method(around call: Calls.Call) -> CodeMethod? {
    guard let file = files.first(where: { $0.path == call.file }) else { return nil }
    let token = file.tokens[call.index]
    return file.function(around: token).map {
      CodeMethod(type: file.part(around: token)?.name, file: file, function: $0)
    }
  }
}
