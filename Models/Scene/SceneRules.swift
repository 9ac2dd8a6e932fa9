/// The rules of the scene model, for a number of scenes and a choice of disputed points.
struct SceneRules {
  typealias SceneRule = Rule<SceneState>

  let sceneCount: Int
  let allowed: Set<SceneDispute>

  /// Every rule; the order decides which of several shortest counterexamples is shown, so the
  /// ordinary comes before the unusual.
  var all: [SceneRule] {
    appDeliveries + sceneDeliveries + launches + openings + windows + foreground + background
      + input + deaths
  }

  /// The numbers of the scenes.
  var scenes: Range<Int> { 0..<sceneCount }

  func allows(_ dispute: SceneDispute) -> Bool { allowed.contains(dispute) }

  /// The rules, if the disputed point is decided for them.
  func ifAllowed(_ dispute: SceneDispute, _ rules: SceneRule...) -> [SceneRule] {
    allows(dispute) ? rules : []
  }

  /// The name of a rule that there is once for each scene.
  static func name(_ name: String, _ scene: Int, _ variant: String = "") -> String {
    "\(name)#\(SceneSlots.letter(scene))\(variant)"
  }

  func event(
    _ name: String, kind: RuleKind = .event, by initiator: Initiator,
    when conditions: [Condition<SceneState>], citing citations: [Citation],
    effect: @escaping @Sendable (inout SceneState) -> Void
  ) -> SceneRule {
    Rule(name, by: initiator, kind: kind, when: conditions, citing: citations, effect: effect)
  }

  func silent(
    _ name: String, by initiator: Initiator, when conditions: [Condition<SceneState>],
    citing citations: [Citation], effect: @escaping @Sendable (inout SceneState) -> Void
  ) -> SceneRule {
    event(name, kind: .silent, by: initiator, when: conditions, citing: citations, effect: effect)
  }

  func kill(
    _ name: String, by initiator: Initiator, when conditions: [Condition<SceneState>],
    citing citations: [Citation],
    leaving remains: @escaping @Sendable (inout SceneState) -> Void = { _ in }
  ) -> SceneRule {
    Rule(name, by: initiator, kind: .kill, when: conditions, citing: citations) { state in
      remains(&state)
      state.die()
    }
  }
}
