import DelegateSource
import SourceCode

/// Looks for code that contradicts what findings assume.
struct AssumptionCheck: Sendable {
  let facts: TargetFacts
  /// Where the notification centre gets its delegate.
  let centreDelegates: CentreDelegates
  /// The names of the app delegates.
  let appDelegates: Set<String>
  /// The names of all delegates.
  let delegates: Set<String>
  /// The delegates that inherit from each name.
  let heirs: [String: [CodeType]]
  /// The methods that call each method of each superclass through `super`.
  private let superCallers: [SuperCall: [CodeMethod]]
  /// Whether some object passes on messages without naming them.
  private let forwardsMessages: Bool
  private let files: [String: CodeFile]

  private struct SuperCall: Hashable {
    let superclass: String
    let name: String
  }

  /// - Complexity: O(*n*) for *n* tokens of the files that mention notifications, and for *n* delegates.
  init(_ facts: TargetFacts) {
    self.facts = facts
    let all = facts.appDelegates + facts.sceneDelegates
    appDelegates = Set(facts.appDelegates.map(\.name))
    let delegates = Set(all.map(\.name))
    self.delegates = delegates
    var heirs: [String: [CodeType]] = [:]
    for type in all {
      for name in facts.code.ancestorNames(of: type) { heirs[name, default: []].append(type) }
    }
    self.heirs = heirs
    forwardsMessages = facts.code.files(
      mentioning: "forwardingTarget", "forwardInvocation", "forwardingTargetForSelector"
    )
    .contains { file in
      file.parts.contains { part in
        part.functions.contains { $0.baseName.hasPrefix("forward") }
          && delegates.contains(part.name)
      }
    }
    let files = Dictionary(
      facts.code.files.map { ($0.path, $0) }, uniquingKeysWith: { one, _ in one })
    self.files = files
    var superCallers: [SuperCall: [CodeMethod]] = [:]
    for (name, call) in facts.calls.toSuper {
      guard let caller = files[call.file]?.method(around: call.index),
        let owner = caller.type.flatMap(facts.code.type)
      else { continue }
      for superclass in facts.code.ancestorNames(of: owner) {
        superCallers[SuperCall(superclass: superclass, name: name), default: []].append(caller)
      }
    }
    self.superCallers = superCallers
    centreDelegates = CentreDelegates(facts)
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

  /// Whether a method of a subclass calls it that has another name, or that is called itself.
  private func isCalledThroughSuper(_ method: CodeMethod, of type: CodeType) -> Bool {
    method.delegateMethods.flatMap(Calls.names).contains { name in
      let callers = superCallers[SuperCall(superclass: type.lastName, name: name)] ?? []
      return callers.contains { caller in
        caller.function.name != method.function.name || facts.hasLiveCalls(of: caller)
      }
    }
  }
}

extension CodeFile {
  /// The method that a token stands in.
  fileprivate func method(around index: Int) -> CodeMethod? {
    function(around: tokens[index]).map {
      CodeMethod(type: part(around: tokens[index])?.name, file: self, function: $0)
    }
  }
}
