import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R5: changes of the application's state on which a view depends although SwiftUI does not
  /// observe them.
  var unobservedStateFindings: [AuditFinding] {
    let start = ["onChange", "(", "of", ":", "UIApplication", ".", "shared", "."]
    return code.files(mentioning: Self.unobserved).flatMap { file in
      file.tokens.indices(of: start).filter { index in
        let name = file.tokens[(index + start.count)...].first?.text
        return name.map(Self.unobserved.contains) ?? false
      }.map { index in
        let name = file.tokens[index + start.count].text
        return AuditFinding(
          .deadTransition, .warning, at: FindingPlace(file.tokens[index], in: file),
          "SwiftUI does not observe UIApplication.shared.\(name): this is called only if the view happens to "
            + "be made again for another reason, and not when the user leaves or comes back. Observe "
            + "scenePhase, or the notification of UIApplication.",
          facts: [171, 213], life: .comeBack, assuming: .ofCode)
      }
    }
  }

  /// The properties that change when the user leaves or comes back.
  private static let unobserved: Set = ["applicationState", "isProtectedDataAvailable"]
}
