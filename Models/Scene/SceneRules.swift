/// The rules of the scene model, for a number of scenes and a choice of disputed points.
struct SceneRules: ProcessRules {
  typealias State = SceneState
  typealias SceneRule = Rule<SceneState>

  let sceneCount: Int
  let allowed: Set<SceneDispute>

  /// F152: the four transition methods alone are replaced.
  var staysOnAppDelegate: [Citation] { [152] }

  /// Every rule; the order decides which of several shortest counterexamples is shown, so the
  /// ordinary comes before the unusual.
  var all: [SceneRule] {
    appDeliveries + sceneDeliveries + launches + openings + windows + foreground + background
      + arrivals + locking(of: [.oneWindow]) + deaths
  }

  /// The numbers of the scenes.
  var scenes: Range<Int> { 0..<sceneCount }

  func allows(_ dispute: SceneDispute) -> Bool { allowed.contains(dispute) }

  /// The rules, if the disputed point is decided for them.
  func ifAllowed(_ dispute: SceneDispute, _ rules: SceneRule...) -> [SceneRule] {
    allows(dispute) ? rules : []
  }
}
