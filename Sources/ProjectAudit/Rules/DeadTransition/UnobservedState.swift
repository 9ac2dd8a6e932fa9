import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Changes of the application's state on which a view depends although SwiftUI does not observe
  /// them.
  static let unobservedState: AuditCheck = .init(
    .deadTransition, .warning, facts: [171, 213], life: .comeBack, assuming: .ofCode,
    mentioning: ["applicationState", "isProtectedDataAvailable"]
  ) { app in
    let start = ["onChange", "(", "of", ":", "UIApplication", ".", "shared", "."]
    return app.code.places(ofRow: start).compactMap { place in
      let name = place.tokens[(place.index + start.count)...].first?.text ?? ""
      guard unobservedState.words.contains(name) else { return nil }
      return Match(
        at: .init(place),
        "SwiftUI does not observe UIApplication.shared.\(name): this is called only if the view happens to "
          + "be made again for another reason, and not when the user leaves or comes back. Observe "
          + "scenePhase, or the notification of UIApplication.")
    }
  }
}
