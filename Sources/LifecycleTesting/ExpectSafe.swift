import Foundation
@_exported import LifecycleDriving
@_exported import LifecycleModels
import Testing

/// Drives a world through life cycles, and records an issue for each finding.
///
/// ```swift
/// @Test func `nothing typed is lost`() { expectSafe(notes) }
/// ```
///
/// An issue is recorded at the caller's line. It states the key fact first, then the life step by
/// step, and a line of Swift that replays it. If an incomplete check finds nothing, a warning
/// states how far it got. A callback that was never received is a warning too.
///
/// On Linux the test runs in another process first, so that a trap or an endless loop in the code
/// under test becomes a finding. On other platforms a trap ends the run. It also does so in a
/// parameterised test, unless the worlds have names (`World.named`).
///
/// - Parameters:
///   - world: The system under test.
///   - model: The model of iOS: an ``AppModel`` or a ``SceneModel``.
///   - deaths: The states in which the process may die without a callback.
///   - strategies: The ways in which lives are chosen.
///   - isolated: Whether another process runs first, on platforms that support it.
///   - stepLimit: The time that one step may take in that process, in seconds.
///   - fileID: The file of the issue.
///   - filePath: The path of that file.
///   - line: The line of the issue.
///   - column: The column of the issue.
/// - Returns: The report; nil if the world cannot be checked, which is an issue too.
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

/// Records the findings and warnings of a report.
private func record(_ report: CheckReport, at location: SourceLocation) {
  for finding in report.findings {
    Issue.record(Comment(rawValue: finding.text(model: report.model)), sourceLocation: location)
    attach(finding, at: location)
  }
  for warning in report.warnings { warn(warning, at: location) }
}

/// Records a warning, which does not fail the test.
func warn(_ text: String, at location: SourceLocation) {
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

extension ProcessIsolation {
  /// The command that runs the current test once more; nil if there is none.
  ///
  /// There is none outside a test, in a detached task, and on a platform whose test runner is not
  /// this process. There is none in a parameterised test whose worlds have no names either, because
  /// the order of its cases is not known.
  static func ofCurrentTest(line: String, isNamed: Bool, stepLimit: Double) -> ProcessIsolation? {
    #if os(Linux)
      guard let test = Test.current, isNamed || !test.isParameterized,
        let executable = CommandLine.arguments.first
      else { return nil }
      let filter = "^" + NSRegularExpression.escapedPattern(for: "\(test.id)") + "$"
      return ProcessIsolation(
        executable: executable.contains("/") ? executable : "/proc/self/exe",
        arguments: ["--testing-library", "swift-testing", "--no-parallel", "--filter", filter],
        line: line, stepLimit: stepLimit)
    #else
      return nil
    #endif
  }
}
