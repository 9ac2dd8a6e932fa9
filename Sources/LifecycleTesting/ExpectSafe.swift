@_exported import LifecycleDriving
@_exported import LifecycleModels
import Testing

/// Drives a world through life cycles, and records an issue for whatever it breaks.
///
/// ```swift
/// @Test func `nothing typed is lost`() { expectSafe(notes) }
/// ```
///
/// Each finding is one issue at the caller's line: the key fact first, then the life step by step,
/// and a line that lives it again. A check that found nothing and did not see everything records a
/// warning that says how far it came, and so does a callback that was never received.
///
/// On Linux another process of the same test goes first, so that a trap or an endless loop in the
/// code under test becomes a finding. Elsewhere a trap ends the run; and in a test of several cases
/// unless the worlds have names (`World.named`).
///
/// - Parameters:
///   - world: The system under test.
///   - model: What iOS may do: ``AppModel`` or ``SceneModel``.
///   - deaths: Where the process may die without a word.
///   - strategies: How lives are chosen.
///   - isolated: Whether another process goes first, where that is possible.
///   - stepLimit: How long one step may take there, in seconds.
///   - fileID: Where the issue is recorded.
///   - filePath: Where the issue is recorded.
///   - line: Where the issue is recorded.
///   - column: Where the issue is recorded.
/// - Returns: The report; nil where the world cannot be checked, which is an issue too.
@discardableResult
public func expectSafe<Disk, Delegate: AnyObject>(
  _ world: World<Disk, Delegate>, on model: some LogModel = AppModel(profile: .observed),
  deaths: DeathScope = .whileSuspended, by strategies: [Strategy] = [.exhaustive(), .walks()],
  isolated: Bool = true, stepLimit: Double = 10,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> CheckReport? {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let check = try LifeCheck(world, on: model, deaths: deaths)
    let isolation =
      isolated
      ? ProcessIsolation.ofCurrentTest(
        line: "\(fileID):\(line):\(column)", isNamed: world.isNamed, stepLimit: stepLimit) : nil
    let report = try check.run(strategies, isolation: isolation)
    record(report, at: location)
    return report
  } catch {
    Issue.record(Comment(rawValue: error.localizedDescription), sourceLocation: location)
    return nil
  }
}

/// Records what a report has found.
private func record(_ report: CheckReport, at location: SourceLocation) {
  for finding in report.findings {
    Issue.record(Comment(rawValue: finding.text(model: report.model)), sourceLocation: location)
    attach(finding, at: location)
  }
  for warning in report.warnings { warn(warning, at: location) }
}

/// Records what a reader should know and no test fails for.
private func warn(_ text: String, at location: SourceLocation) {
  #if compiler(>=6.3)
    Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: location)
  #else
    print("\(location.fileID):\(location.line): warning: \(text)")
  #endif
}

private func attach(_ finding: Finding, at location: SourceLocation) {
  #if compiler(>=6.2)
    let name = "lifecycle-\(finding.id.filter { $0.isLetter || $0.isNumber })"
    Attachment.record(finding.dot, named: name + ".dot", sourceLocation: location)
    Attachment.record(finding.json, named: name + ".json", sourceLocation: location)
  #endif
}
