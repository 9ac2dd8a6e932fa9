extension Fact {
  /// App extensions, and how the phases of SwiftUI follow one another.
  static let phases: [Fact] = [
    Fact(
      297,
      """
      App extensions have no UIApplication and none of these callbacks; \
      UIApplication.shared is unavailable there, a host process starts and ends them, \
      and BackgroundTasks counts them as "not an application" (F194 does not apply).
      """,
      documents: "BGT (_isNotApplication); FLU (extensions have no application delegate)",
      certainty: "inf/obs; limits of memory and time unverified"),
    Fact(
      298,
      """
      Coming back, scenePhase (and React Native's AppState) passes background → inactive \
      → active: at the activation the previous phase is always inactive, as after a mere \
      interruption; whoever needs to know must remember having seen background.
      """,
      documents: """
        comments and fixes in public repositories (SwiftUI), a public repository, a \
        public repository, a public repository (AppState) — iOS 14+
        """,
      certainty: "obs"),
    Fact(
      299,
      """
      Control Centre, a notification sheet and the app's own biometric prompt give \
      active → inactive → active.
      """,
      documents: "public repositories; F120 — iOS 14+",
      certainty: "obs"),
  ]
}
