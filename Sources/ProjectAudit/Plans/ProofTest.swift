import LifecycleModels

/// A test that drives the delegates of an app and shows what a finding says.
public struct ProofTest: Hashable, Sendable {
  /// The source of the test.
  public let source: String
}

extension TargetFacts {
  /// Tests that show the findings on this app while they run; none for what no test on Linux can drive.
  func proofs(of findings: [AuditFinding]) -> [ProofTest] {
    guard let app = appDelegates.first, !app.isObjectiveC, !isSwiftUI,
      !sceneDelegates.contains(where: \.isObjectiveC)
    else { return [] }
    let rules = Set(findings.map(\.rule))
    let names = ProofNames(app: app.name, scene: sceneDelegates.first?.name)
    return ProofKind.allCases.filter { !$0.rules.isDisjoint(with: rules) }
      .compactMap { $0.test(names) }.map { ProofTest(source: ProofKind.imports + $0) }
  }
}

/// The delegates that a test drives.
struct ProofNames: Hashable, Sendable {
  let app: String
  let scene: String?

  /// The delegate that the app’s own values are asked of.
  fileprivate var subject: String {
    scene == nil ? "$0.delegate.appDelegate" : "$0.delegate.sceneDelegate?"
  }

  /// A value of that delegate, or another one while there is none.
  fileprivate func value(_ name: String, or other: String) -> String {
    "\(subject).\(name)" + (scene == nil ? "" : " ?? \(other)")
  }

  /// The model that both delegates are driven through.
  fileprivate var model: String {
    scene == nil ? "" : ", on: SceneModel(profile: .observed, scenes: 1)"
  }

  /// The world with the app delegate alone.
  fileprivate var appWorld: String { "World.uiKit(disk: Disk()) { _ in \(app)() }" }

  /// The world with both; that of the app delegate if there is no scene delegate.
  fileprivate var world: String {
    guard let scene else { return appWorld }
    return """
      World.uiKitScenes(
          disk: Disk(), appDelegate: { _ in \(app)() }, sceneDelegate: { _ in \(scene)() })
      """
  }
}

/// What a test asks of delegates.
enum ProofKind: CaseIterable {
  case saving, input, interruption, work, comparison

  static let imports = """
    import LifecycleTesting
    import LifecycleUIKit
    import Testing


    """

  /// The rules whose findings it shows.
  var rules: Set<AuditRule> {
    switch self {
    case .saving: [.adoption, .manifestWithoutDelegate, .deadTransition]
    case .input: [.deadInput, .coldInput]
    case .interruption: [.pairs]
    case .work: [.lockedWork]
    case .comparison: [.deadTransition, .deadInput]
    }
  }

  /// The test function; nil if it needs a scene delegate and there is none.
  func test(_ names: ProofNames) -> String? {
    if self == .comparison { return comparison(names) }
    return """
      @MainActor @Test func `\(names.scene ?? names.app) \(title)`() {
        final class Disk { var saved = "" }  // What survives the process: let the app save there.
        let world = \(names.world)
        // Replace “\(value)” by what tells it in your delegate.
        let careful = world\(obligation(names))
        expectSafe(careful\(names.model))
      }
      """
  }

  /// The property of the delegate that a test asks for.
  private var value: String {
    switch self {
    case .saving: "isDirty"
    case .input: "handledURLs"
    case .interruption: "isStopped"
    case .work: "workInFlight"
    case .comparison: ""
    }
  }

  private var title: String {
    switch self {
    case .saving: "saves before the process may die"
    case .input: "handles each URL once, cold or warm"
    case .interruption: "starts again what an interruption stops"
    case .work: "has no work left when it is suspended"
    case .comparison: "shows a user the same"
    }
  }

  /// The obligation, with a value to replace by the app’s own.
  private func obligation(_ names: ProofNames) -> String {
    switch self {
    case .saving:
      """
      .action("edit") { \(names.subject).isDirty = true }
          .requiring(.nothingUnsaved { \(names.value(value, or: "false")) })
      """
    case .input: ".requiring(.inputHandledOnce { \(names.value(value, or: "0")) })"
    case .interruption:
      ".requiring(\n      .activationRedoesWhatResigningUndoes { \(names.value(value, or: "false")) })"
    case .work: ".requiring(.noWorkAfterTheLastTask { \(names.value(value, or: "0")) })"
    case .comparison: ""
    }
  }

  /// The test that compares both delegates in the same lives.
  private func comparison(_ names: ProofNames) -> String? {
    guard let scene = names.scene else { return nil }
    return """
      @MainActor @Test func `\(scene) \(title) as \(names.app)`() throws {
        final class Disk { var saved = "" }  // What survives the process: let the app save there.
        let app = \(names.appWorld)
        let scenes = \(names.world)
        let report = try MigrationCheck(
          from: app.observable("saved") { disk, _ in disk.saved },
          to: scenes.observable("saved") { disk, _ in disk.saved }
        ).run(depth: 4)
        #expect(report.difference == nil, "\\(report.text)")
      }
      """
  }
}
