import DelegateSource
import LifecycleModels
import Reporting
import SourceCode

extension TargetFacts {
  /// R20: methods that look like callbacks and that UIKit never calls.
  var misspellingFindings: [AuditFinding] {
    (appDelegates + sceneDelegates).filter(\.isObjectiveC).flatMap { type in
      let methods = type.methods
      let known = Set(methods.map(\.function.name))
      return methods.filter { $0.delegateMethods.isEmpty && !$0.function.isTypeMember }
        .compactMap { misspelt($0, besides: known) }
    } + survey + swappedSenders
  }

  /// Delegate methods whose parameter is another delegate of the same kind, where the caller passes
  /// itself.
  private var swappedSenders: [AuditFinding] {
    (appDelegates + sceneDelegates).flatMap { type -> [AuditFinding] in
      let protocols = Set(type.inherited.filter { $0.hasSuffix("Delegate") })
      return type.parts.flatMap { part in
        part.functionsInSwift.filter { function in
          function.parameters.first.map { $0.label == "_" && protocols.contains($0.type) } ?? false
        }.map { function in
          let sender = function.parameters[0].type
          return AuditFinding(
            .misspelling, .warning,
            at: FindingPlace(
              file: part.file.path, line: function.place.line, column: function.place.column),
            "\(type.name).\(function.fullName) takes a \(sender), and what has a \(sender) passes itself: "
              + "this is never called. Its first parameter is a \(sender.dropLast("Delegate".count)).",
            facts: [], life: nil)
        }
      }
    }
  }

  /// A selector that is close to one of UIKit's which the type does not implement as well.
  private func misspelt(_ method: CodeMethod, besides known: Set<String>) -> AuditFinding? {
    let selector = method.function.name
    guard let nearest = Self.nearest(to: selector), !known.contains(nearest.selector) else {
      return nil
    }
    return AuditFinding(
      .misspelling, .error, at: FindingPlace(method),
      "\(method.title) is never called: UIKit calls \(nearest.selector).", facts: [], life: nil,
      effect: .losesInput)
  }

  private static let byFoldedSelector = Dictionary(
    DelegateMethod.all.map { ($0.selector.lowercased(), $0) }, uniquingKeysWith: { one, _ in one })

  private static func nearest(to selector: String) -> DelegateMethod? {
    guard selector.contains(":") else { return nil }
    if let same = byFoldedSelector[selector.lowercased()] { return same }
    let letters = Array(selector.utf8)
    let near = DelegateMethod.all.filter { abs($0.selector.utf8.count - letters.count) <= 3 }
    let distances = near.map { method in
      (method, EditDistance.between(letters, Array(method.selector.utf8), limit: 3) ?? .max)
    }
    return distances.filter { $0.1 <= 3 }.min { $0.1 < $1.1 }?.0
  }

  /// The findings of the survey of Swift sources, except those that the rules about scenes cover
  /// better.
  private var survey: [AuditFinding] {
    if isOfFormerSwift { return [] }
    let files = Set((appDelegates + sceneDelegates).flatMap { $0.parts.map(\.file.path) })
    let sources = code.files.filter { $0.source != nil && (isCodeAlone || files.contains($0.path)) }
    return DelegateSurvey(files: sources.compactMap(\.source)).findings.compactMap { finding in
      // Files that are audited alone may be tested on Linux. An app does not run there.
      if finding.problem == .replacedByScenes || finding.isOfLinux && !isCodeAlone { return nil }
      if !calls.named(finding.name).isEmpty { return nil }
      return AuditFinding(
        .misspelling, finding.isOfLinux ? .note : .error,
        at: FindingPlace(file: finding.file, line: finding.line, column: finding.column),
        "\(finding.typeName).\(finding.name) \(finding.claim). \(finding.reason)",
        facts: finding.citations, life: nil, effect: .losesInput,
        instead: finding.isOfLinux ? nil : finding.replacement)
    }
  }
}

extension TargetFacts {
  /// Whether the target uses a Swift version before 4.2, which spelt delegate methods differently.
  /// No current compiler knows these names.
  private var isOfFormerSwift: Bool {
    let names = [
      "NSUserDefaults", "NSNotificationCenter", "NSBundle", "dispatch_async",
      "dispatch_get_main_queue", "UIApplicationLaunchOptionsKey", "UIApplicationOpenURLOptionsKey",
      "UIBackgroundTaskInvalid",
    ]
    return code.files(mentioning: names).contains { file in
      file.language == .swift && ownFiles.contains(file.path)
        && file.tokens.contains { $0.kind == .word && names.contains($0.text) }
    }
  }
}

extension CodeType.Part {
  /// The Swift functions of a part, with the types of their parameters.
  fileprivate var functionsInSwift: [SourceFunction] {
    file.source?.declarations.first { $0.place == part.place }?.functions ?? []
  }
}
