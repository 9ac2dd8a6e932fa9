import Foundation
import LifecycleDriving
import LifecycleModels
import Testing

/// A check at a line of a test.
struct CheckInTest<Disk, Delegate: AnyObject> {
  let world: World<Disk, Delegate>
  /// The model that an argument names.
  let model: (any LogModel)?
  let deaths: DeathScope
  let strategies: [Strategy]
  let isolated: Bool
  let stepLimit: Double
  let timeLimit: Double
  /// What an argument says about kept lives.
  let saved: SavedLives?
  let location: SourceLocation
  let filePath: String

  /// Runs the check, and records an issue for each finding.
  func run() -> CheckReport? {
    switch CheckShare.share(ofCheckAt: "\(location.fileID):\(location.line)") {
    case .own: break
    case .foreign(let words):
      warn(words, at: location)
      return nil
    case .malformed(let words):
      fail(words, at: location)
      return nil
    }
    do {
      let settings = CheckSettings.current
      let model: any LogModel = try model ?? settings.model()
      var check = try LifeCheck(world, on: model, deaths: deaths)
      check.follow(testAt: "\(location.fileID):\(location.line)", timeLimit: timeLimit)
      let report = try check.run(
        strategies, isolation: isolation, keeping: keeper(by: settings))
      record(report)
      if report.passingLife != nil { report.writeToStandardError() }
      return report
    } catch let fault as CheckSettingsFault {
      fail(fault.words, at: location)
    } catch {
      fail(error.localizedDescription, at: location)
    }
    return nil
  }

  private var isolation: ProcessIsolation? {
    guard isolated else { return nil }
    return .ofCurrentTest(
      line: "\(location.fileID):\(location.line):\(location.column)", isNamed: world.isNamed,
      stepLimit: stepLimit)
  }

  /// What keeps the findings; nil outside a test, whose name would be needed.
  private func keeper(by settings: CheckSettings) -> LifeKeeper? {
    guard let test = Test.current else { return nil }
    let id = "\(test.id)"
    let end = id.range(of: "/" + test.name, options: .backwards)?.lowerBound ?? id.startIndex
    return LifeKeeper(
      for: LifeKeeper.Test(
        sourcePath: filePath, suite: String(id[..<end]), name: test.name,
        isParameterized: test.isParameterized),
      saved: saved ?? settings.saved, counter: settings.counter)
  }

  /// Records the findings and warnings of a report.
  private func record(_ report: CheckReport) {
    for finding in report.findings {
      let stem = AttachedFile.stem(about: finding.id, endings: [".dot", ".json", ".html"])
      let text = finding.text(model: report.model) + AttachedFile.line(for: stem + ".html")
      fail(text, at: location)
      attach(finding, as: stem)
    }
    for warning in report.warnings(of: strategies) { warn(warning, at: location) }
  }

  private func attach(_ finding: Finding, as stem: String) {
    #if compiler(>=6.2)
      Attachment.record(finding.dot, named: stem + ".dot", sourceLocation: location)
      Attachment.record(finding.json, named: stem + ".json", sourceLocation: location)
      Attachment.record(finding.html, named: stem + ".html", sourceLocation: location)
    #endif
  }
}
