import DelegateSource
import Reporting
import SourceCode

extension AuditRule {
  static let misspelling = AuditRule(
    20, "Methods of delegates are spelt as UIKit calls them.",
    assuming: [.belongsToApp, .isCalledByNobody])
}

extension AuditCheck {
  /// Selectors that are close to one of UIKit's, which the type does not implement as well.
  static let misspeltSelectors = AuditCheck(
    .misspelling, .error, facts: [], life: nil, effect: .losesInput
  ) { app in
    (app.appDelegates + app.sceneDelegates).filter(\.isObjectiveC).flatMap { type in
      let methods = type.methods
      let known = Set(methods.map(\.function.name))
      return methods.filter { $0.delegateMethods.isEmpty && !$0.function.isTypeMember }
        .compactMap { method -> Match? in
          guard let nearest = DelegateMethod.nearest(to: method.function.name),
            !known.contains(nearest.selector)
          else { return nil }
          return Match(
            at: .init(method),
            "\(method.title) is never called: UIKit calls \(nearest.selector).")
        }
    }
  }

  /// The findings of the survey of Swift sources, except those that the rules about scenes cover
  /// better.
  static let surveyedMethods = AuditCheck(
    .misspelling, .error, facts: [], life: nil, effect: .losesInput,
    if: [{ !$0.isOfFormerSwift }]
  ) { app in
    let files = Set((app.appDelegates + app.sceneDelegates).flatMap { $0.parts.map(\.file.path) })
    let sources = app.code.files.filter { app.isCodeAlone || files.contains($0.path) }
    return DelegateSurvey(files: sources.compactMap(\.source)).findings.compactMap { finding in
      // Files that are audited alone may be tested on Linux. An app does not run there.
      guard finding.problem != .replacedByScenes, !finding.isOfLinux || app.isCodeAlone,
        app.calls.named(finding.name).isEmpty
      else { return nil }
      return Match(
        at: FindingPlace(file: finding.file, line: finding.line, column: finding.column),
        "\(finding.typeName).\(finding.name) \(finding.claim). \(finding.reason)",
        severity: finding.isOfLinux ? .note : .error, facts: finding.citations,
        instead: finding.isOfLinux ? nil : finding.replacement)
    }
  }

  /// Delegate methods whose parameter is another delegate of the same kind, where the caller passes
  /// itself.
  static let swappedSenders = AuditCheck(.misspelling, .warning, facts: [], life: nil) { app in
    (app.appDelegates + app.sceneDelegates).flatMap { type in
      let protocols = Set(type.inherited.filter { $0.hasSuffix("Delegate") })
      return type.parts.flatMap { part in
        part.functionsInSwift.filter { function in
          function.parameters.first.map { $0.label == "_" && protocols.contains($0.type) } ?? false
        }.map { function in
          let sender = function.parameters[0].type
          return Match(
            at: FindingPlace(
              file: part.file.path, line: function.place.line, column: function.place.column),
            "\(type.name).\(function.fullName) takes a \(sender), and what has a \(sender) passes itself: "
              + "this is never called. Its first parameter is a \(sender.dropLast("Delegate".count))."
          )
        }
      }
    }
  }
}

extension DelegateMethod {
  private static let byFoldedSelector = Dictionary(
    all.map { ($0.selector.lowercased(), $0) }, uniquingKeysWith: { one, _ in one })

  fileprivate static func nearest(to selector: String) -> DelegateMethod? {
    guard selector.contains(":") else { return nil }
    if let same = byFoldedSelector[selector.lowercased()] { return same }
    let letters = Array(selector.utf8)
    let near = all.filter { abs($0.selector.utf8.count - letters.count) <= 3 }
    let distances = near.map { method in
      (method, EditDistance.between(letters, Array(method.selector.utf8), limit: 3) ?? .max)
    }
    return distances.filter { $0.1 <= 3 }.min { $0.1 < $1.1 }?.0
  }
}

extension TargetFacts {
  /// Whether the target uses a Swift version before 4.2, which spelt delegate methods differently.
  /// No current compiler knows these names.
  fileprivate var isOfFormerSwift: Bool {
    let names: Set = [
      "NSUserDefaults", "NSNotificationCenter", "NSBundle", "dispatch_async",
      "dispatch_get_main_queue", "UIApplicationLaunchOptionsKey", "UIApplicationOpenURLOptionsKey",
      "UIBackgroundTaskInvalid",
    ]
    return !code.places(of: names) {
      $0.file.language == .swift && ownFiles.contains($0.file.path)
    }.isEmpty
  }
}

extension CodeType.Part {
  /// The Swift functions of a part, with the types of their parameters.
  fileprivate var functionsInSwift: [SourceFunction] {
    file.source?.declarations.first { $0.place == part.place }?.functions ?? []
  }
}
